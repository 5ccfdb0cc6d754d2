/*
** Memory for the solvers. Embedded Swift asks for it by posix_memalign and cannot go on without it: so the library holds
** address space in reserve, as much as the next call may need, and gives that up when the system has no more. A call for
** which there is no reserve is refused before it starts.
*/
#include "../include/cassowary.h"
#include "support.h"

#include <stdatomic.h>

#ifdef __wasm__
#include "wasm.h"
#else
#include <malloc.h>
#include <stdlib.h>
#endif

/* The bytes that a call may need beside a multiple of the memory in use: the first tables of a solver. */
enum { LEAST_RESERVE = 1 << 18 };

static atomic_size_t inUse;
static atomic_size_t limit;           /* 0 is none */
static atomic_size_t reserveSize;     /* bytes held in reserve */
static void *reserve;                 /* under the lock */
static atomic_flag lock = ATOMIC_FLAG_INIT;

size_t cassowary_memory_in_use(void) { return atomic_load_explicit(&inUse, memory_order_relaxed); }

void cassowary_set_memory_limit(size_t bytes) { atomic_store_explicit(&limit, bytes, memory_order_relaxed); }

static _Bool is_within_limit(size_t more) {
  size_t most = atomic_load_explicit(&limit, memory_order_relaxed);
  size_t used = cassowary_memory_in_use();
  return most == 0 || (used <= most && more <= most - used);
}

/* Under the lock. */
static void exchange_reserve(void *block, size_t size) {
  free(reserve);
  reserve = block;
  atomic_store_explicit(&reserveSize, size, memory_order_relaxed);
}

static void take_lock(void) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
}

static void release_lock(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

_Bool cassowary_memory_ensure(size_t factor, size_t bytes) {
  size_t used = cassowary_memory_in_use();
  size_t needed;
  if (__builtin_mul_overflow(factor, used, &needed) || needed > SIZE_MAX / 4 || bytes > SIZE_MAX / 8) return 0;
  needed += bytes + LEAST_RESERVE;
  if (!is_within_limit(needed)) return 0;
  if (atomic_load_explicit(&reserveSize, memory_order_relaxed) >= needed) return 1;
  take_lock();
  exchange_reserve(NULL, 0);
  /* Twice that, so that it need not be asked for again soon. */
  size_t size = 2 * needed;
  void *block = malloc(size);
  if (!block) {
    size = needed;
    block = malloc(size);
  }
  exchange_reserve(block, block ? size : 0);
  release_lock();
  return block != NULL;
}

static void *ask(size_t alignment, size_t size) {
  if (!is_within_limit(size)) return NULL;
  if (alignment <= _Alignof(max_align_t)) return malloc(size ? size : 1);
  return aligned_alloc(alignment, (size + alignment - 1) & ~(alignment - 1));
}

/* In the place of the system's, for this library only. */
int cassowary_memory_allocate(void **place, size_t alignment, size_t size) {
  void *found = ask(alignment, size);
  if (!found) {
    take_lock();
    exchange_reserve(NULL, 0);
    release_lock();
    found = ask(alignment, size);
  }
  /* The reserve was too small: there is nothing that the runtime could do. */
  if (!found) __builtin_trap();
  atomic_fetch_add_explicit(&inUse, malloc_usable_size(found), memory_order_relaxed);
  *place = found;
  return 0;
}

void cassowary_memory_free(void *place) {
  if (!place) return;
  atomic_fetch_sub_explicit(&inUse, malloc_usable_size(place), memory_order_relaxed);
  free(place);
}
