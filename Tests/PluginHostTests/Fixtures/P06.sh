#!/bin/sh
# P06: a child of it keeps both outputs open for an hour
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
printf '%s\n' '{"protocol":1,"files":[{"content":"ok\n"}]}'
sleep 3600 &
exit 0
