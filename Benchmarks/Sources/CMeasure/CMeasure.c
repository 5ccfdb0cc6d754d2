#define _GNU_SOURCE
#include "CMeasure.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <time.h>

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t measure_thread_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

int64_t measure_process_time(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

int64_t measure_coarse_time(void) { return nanoseconds(CLOCK_MONOTONIC_COARSE); }

void measure_keep_freed_memory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 64 << 20);
}

int64_t measure_heap_bytes(void) {
  const struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

// The allocator of glibc stays in charge; these only count on the way to it. The count is exact for
// the measured thread, which is the only one that allocates during a measurement.
static int64_t allocations;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

int64_t measure_allocations(void) { return allocations; }

void *malloc(size_t size) {
  ++allocations;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  ++allocations;
  return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
  ++allocations;
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  ++allocations;
  void *pointer = __libc_memalign(alignment, size);
  if (pointer == NULL) return ENOMEM;
  *result = pointer;
  return 0;
}
