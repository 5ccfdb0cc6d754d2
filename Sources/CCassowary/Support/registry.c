/*
** The table of open solvers. A token is the place in the table and, above it, how often the place was taken; so that it is
** looked up, not followed, and never comes again: a place that was taken as often as can be told is not taken any more.
**
** Places lie in chunks of 16, 32, 64 …, which never move, so that looking up takes no lock. A place holds its token, shifted
** by one, and in the lowest bit whether a call is using it.
*/
#include "../include/cassowary.h"
#include "support.h"

#include <stdatomic.h>

#ifdef __wasm__
#include "wasm.h"
#else
#include <stdlib.h>
#endif

enum {
  PLACE_BITS = sizeof(uintptr_t) == 8 ? 24 : 12,
  FIRST_CHUNK_BITS = 4,
  CHUNKS = PLACE_BITS - FIRST_CHUNK_BITS,
};

#define PLACES ((uintptr_t)1 << PLACE_BITS)
#define LAST_TURN (UINTPTR_MAX >> (PLACE_BITS + 1))

typedef struct slot {
  _Atomic uintptr_t state; /* 0 while the place is free */
  uintptr_t turn;          /* how often it was taken */
  uintptr_t next;          /* the next free place, and one */
  void *box;
} slot;

static _Atomic(slot *) chunks[CHUNKS];
static atomic_flag lock = ATOMIC_FLAG_INIT;
static uintptr_t firstFree;   /* and one; under the lock */
static uintptr_t placesTaken; /* under the lock */
static _Atomic uint64_t lastNumber;

static slot *slot_at(uintptr_t place) {
  if (place >= PLACES - ((uintptr_t)1 << FIRST_CHUNK_BITS)) return NULL;
  uintptr_t shifted = place + ((uintptr_t)1 << FIRST_CHUNK_BITS);
  int bits = (int)(8 * sizeof(unsigned long long)) - 1 - __builtin_clzll(shifted);
  slot *chunk = atomic_load_explicit(&chunks[bits - FIRST_CHUNK_BITS], memory_order_acquire);
  return chunk ? chunk + (shifted - ((uintptr_t)1 << bits)) : NULL;
}

/* The next place that was never taken; makes its chunk if it is the first there. */
static slot *new_slot(uintptr_t *place) {
  if (placesTaken >= PLACES - ((uintptr_t)1 << FIRST_CHUNK_BITS)) return NULL;
  *place = placesTaken;
  slot *found = slot_at(placesTaken);
  if (!found) {
    uintptr_t shifted = placesTaken + ((uintptr_t)1 << FIRST_CHUNK_BITS);
    slot *chunk = malloc(shifted * sizeof(slot)); /* the first place of a chunk: it is as long as that is far */
    if (!chunk) return NULL;
    for (uintptr_t index = 0; index < shifted; index++) {
      atomic_init(&chunk[index].state, 0);
      chunk[index].turn = 0;
      chunk[index].next = 0;
      chunk[index].box = NULL;
    }
    int bits = (int)(8 * sizeof(unsigned long long)) - 1 - __builtin_clzll(shifted);
    atomic_store_explicit(&chunks[bits - FIRST_CHUNK_BITS], chunk, memory_order_release);
    found = chunk;
  }
  placesTaken++;
  return found;
}

uint64_t cassowary_registry_number(void) {
  return atomic_fetch_add_explicit(&lastNumber, 1, memory_order_relaxed) + 1;
}

uintptr_t cassowary_registry_add(void *box) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
  uintptr_t place = 0;
  slot *found = NULL;
  if (firstFree) {
    place = firstFree - 1;
    found = slot_at(place);
    firstFree = found->next;
  } else {
    found = new_slot(&place);
  }
  uintptr_t token = 0;
  if (found) {
    found->turn++;
    found->box = box;
    token = found->turn << PLACE_BITS | place;
    atomic_store_explicit(&found->state, token << 1, memory_order_release);
  }
  atomic_flag_clear_explicit(&lock, memory_order_release);
  return token;
}

void *cassowary_registry_enter(uintptr_t token, int32_t *code) {
  slot *found = slot_at(token & (PLACES - 1));
  uintptr_t expected = token << 1;
  if (!found || !token || token >> (8 * sizeof(uintptr_t) - 1)) {
    *code = CASSOWARY_UNKNOWN_SOLVER;
    return NULL;
  }
  if (atomic_compare_exchange_strong_explicit(
          &found->state, &expected, token << 1 | 1, memory_order_acquire, memory_order_relaxed))
    return found->box;
  *code = expected == (token << 1 | 1) ? CASSOWARY_BUSY : CASSOWARY_UNKNOWN_SOLVER;
  return NULL;
}

void cassowary_registry_leave(uintptr_t token) {
  atomic_store_explicit(&slot_at(token & (PLACES - 1))->state, token << 1, memory_order_release);
}

void cassowary_registry_remove(uintptr_t token) {
  uintptr_t place = token & (PLACES - 1);
  slot *found = slot_at(place);
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
  found->box = NULL;
  atomic_store_explicit(&found->state, 0, memory_order_release);
  if (found->turn < LAST_TURN) {
    found->next = firstFree;
    firstFree = place + 1;
  }
  atomic_flag_clear_explicit(&lock, memory_order_release);
}
