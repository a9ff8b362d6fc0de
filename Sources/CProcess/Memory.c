#include "CProcess.h"

#ifdef __linux__
#include <malloc.h>
#endif

void emptystates_keep_freed_memory(void) {
#if defined(__linux__) && defined(M_TRIM_THRESHOLD)
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
    mallopt(M_MMAP_THRESHOLD, 16 << 20);
#endif
}
