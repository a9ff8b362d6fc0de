#!/bin/sh
# P07: crashes in the middle of its answer
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
read -r line
printf '{"protocol":1,"files":[{"content":"half'
echo "about to fail" >&2
kill -SEGV $$
