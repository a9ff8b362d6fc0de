#!/bin/sh
# P04: an answer of a protocol to come, with fields of its own
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
cat > /dev/null
printf '%s\n' '{"protocol":999,"rendered":{"totally":"different"}}'
