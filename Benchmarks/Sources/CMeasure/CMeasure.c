#define _GNU_SOURCE
#include "CMeasure.h"

#include <malloc.h>
#include <time.h>

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t measure_thread_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

int64_t measure_process_time(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

int64_t measure_wall_time(void) { return nanoseconds(CLOCK_MONOTONIC); }

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
