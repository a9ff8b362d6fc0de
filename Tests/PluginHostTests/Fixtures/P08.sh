#!/bin/sh
# P08: its runtime prints a line before the answer
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
echo "Active code page: 1252"
printf '%s\n' '{"protocol":1,"files":[{"content":"ok\n"}]}'
