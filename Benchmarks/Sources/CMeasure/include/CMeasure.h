#pragma once
#include <stdint.h>

/// CPU time of the calling thread, in nanoseconds.
int64_t measure_thread_time(void);

/// CPU time of all threads of the process, in nanoseconds.
int64_t measure_process_time(void);

/// CLOCK_MONOTONIC, in nanoseconds: read without a call of the system.
int64_t measure_wall_time(void);

/// CLOCK_MONOTONIC_COARSE, in nanoseconds: cheap enough to be read before every operation.
int64_t measure_coarse_time(void);

/// Lets malloc keep what is freed instead of giving it back to the system, for all engines alike: builds
/// after the first then measure the engine and not the first touch of fresh pages.
void measure_keep_freed_memory(void);

/// Bytes that malloc has handed out and not got back.
int64_t measure_heap_bytes(void);

/// Calls of malloc, calloc, realloc and aligned allocation so far, by any thread.
int64_t measure_allocations(void);
