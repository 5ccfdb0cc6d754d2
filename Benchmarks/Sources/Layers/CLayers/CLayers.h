#pragma once
#include <stdint.h>
#include <time.h>
#include <valgrind/callgrind.h>

/// Instructions count from here on; callgrind begins without.
static inline void layers_begin(void) { CALLGRIND_TOGGLE_COLLECT; }
static inline void layers_end(void) { CALLGRIND_TOGGLE_COLLECT; }
/// Writes what was counted to a file, and begins anew.
static inline void layers_dump(void) { CALLGRIND_DUMP_STATS; }

/// CPU time of the calling thread, in nanoseconds.
static inline int64_t layers_thread_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}
