#!/bin/sh
# P04.b: an answer that does not say which protocol
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
printf '%s\n' '{"files":[{"content":"no number"}]}'
