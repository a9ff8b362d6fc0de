#!/bin/sh
# P04.c: a protocol number in quotes
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
printf '%s\n' '{"protocol":"1","files":[{"content":"a text"}]}'
