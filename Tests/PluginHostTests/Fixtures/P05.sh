#!/bin/sh
# P05: hangs, and ignores what would end it
[ "$1" = describe ] && { echo '{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}'; exit; }
trap '' TERM INT HUP
while :; do sleep 1; done
