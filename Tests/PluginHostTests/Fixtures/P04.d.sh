#!/bin/sh
# P04.d: a description of a protocol to come
printf '%s\n' '{"protocol":999,"title":{"totally":"different"}}'
