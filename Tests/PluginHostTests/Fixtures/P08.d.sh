#!/bin/sh
# P08.d: a byte order mark before, and blank lines behind
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
printf '\357\273\277%s\r\n\r\n' '{"protocol":1,"files":[{"content":"ok\n"}]}'
