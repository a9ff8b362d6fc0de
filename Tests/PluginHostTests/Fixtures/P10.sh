#!/bin/sh
# P10: closes its input unread, and answers all the same
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
exec 0<&-
sleep 0.3
printf '%s\n' '{"protocol":1,"files":[{"content":"ok\n"}]}'
