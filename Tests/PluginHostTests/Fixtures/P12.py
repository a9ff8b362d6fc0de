#!/usr/bin/env python3
# P12: two megabytes of log before the request is read
import sys

if sys.argv[1:] == ["describe"]:
    print('{"protocol":1,"name":"case","version":"1.0","mediaType":"text/plain","fileExtension":"txt"}')
    sys.exit()
sys.stderr.write("noise line\n" * 190_000)
sys.stderr.flush()
sys.stdin.buffer.read()
print('{"protocol":1,"files":[{"content":"ok\\n"}]}')
