#include "heap.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

double heapUse(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    struct mallinfo2 use = mallinfo2();
    // Large blocks are mapped on their own, and not among the others.
    return (double)use.uordblks + (double)use.hblkhd;
#else
    return -1;
#endif
}
