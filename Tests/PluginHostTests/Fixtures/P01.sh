#!/bin/sh
# P01: all is well with it, where it may be executed
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
printf '%s\n' '{"protocol":1,"files":[{"content":"ok\n"}]}'
