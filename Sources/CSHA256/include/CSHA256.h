#ifndef CSHA256_H
#define CSHA256_H

#include <stddef.h>
#include <stdint.h>

// Takes COUNT blocks of 64 bytes into the eight words of a SHA-256 state, by the processor's own
// instructions; 0 where it has none, and the state is then as it was.
int emptystates_sha256(uint32_t state[8], const void *blocks, size_t count);

#endif
