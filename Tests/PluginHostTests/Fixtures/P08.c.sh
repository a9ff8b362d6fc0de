#!/bin/sh
# P08.c: two answers
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
printf '%s\n' '{"protocol":1,"files":[{"content":"ok\n"}]}'
printf '%s\n' '{"protocol":1,"files":[{"content":"ok\n"}]}'
