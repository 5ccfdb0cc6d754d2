/*
** The functions that Embedded Swift and the compiler expect of a system, for WebAssembly without one.
**
** Memory: blocks of sizes that are powers of two, each with its size before it, in a list per size once they are free. A
** block is cut off a larger free one if there is one, else the memory grows by it. Blocks are not joined again: tables
** grow by doubling, so that the memory that one leaves behind serves the others.
*/
#include "wasm.h"

#include "support.h"

#include <stdint.h>

enum { LEAST_BITS = 5, MOST_BITS = 31, PAGE = 65536, HEADER = 16 };

typedef struct block {
  uint32_t bits;
  struct block *next; /* while it is free */
} block;

extern unsigned char __heap_base;
static uintptr_t end; /* of the blocks */
static block *free_blocks[MOST_BITS + 1];

/* Makes the memory reach an address. */
static int reach(uint64_t address) {
  uint64_t have = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
  if (address <= have) return 1;
  if (address > 0xffff0000ULL) return 0;
  return __builtin_wasm_memory_grow(0, (size_t)((address - have + PAGE - 1) / PAGE)) != (size_t)-1;
}

static block *take(uint32_t bits) {
  uint32_t from = bits;
  while (from <= MOST_BITS && !free_blocks[from]) from++;
  if (from > MOST_BITS) {
    if (!end) end = ((uintptr_t)&__heap_base + 63) & ~(uintptr_t)63;
    if (!reach((uint64_t)end + (1ULL << bits))) return NULL;
    block *made = (block *)end;
    end += (uintptr_t)1 << bits;
    made->bits = bits;
    return made;
  }
  block *found = free_blocks[from];
  free_blocks[from] = found->next;
  while (from > bits) {
    from--;
    block *half = (block *)((uintptr_t)found + ((uintptr_t)1 << from));
    half->bits = from;
    half->next = free_blocks[from];
    free_blocks[from] = half;
  }
  found->bits = bits;
  return found;
}

void *aligned_alloc(size_t alignment, size_t size) {
  uint64_t needed = (uint64_t)size + HEADER + (alignment > HEADER ? alignment : 0);
  uint32_t bits = LEAST_BITS;
  while (bits <= MOST_BITS && 1ULL << bits < needed) bits++;
  if (bits > MOST_BITS) return NULL;
  block *found = take(bits);
  if (!found) return NULL;
  uintptr_t place = (uintptr_t)found + HEADER;
  if (alignment > HEADER) place = (place + alignment - 1) & ~(uintptr_t)(alignment - 1);
  /* The way back lies right before the memory that is handed out. */
  ((uint32_t *)place)[-1] = (uint32_t)(place - (uintptr_t)found);
  return (void *)place;
}

void *malloc(size_t size) { return aligned_alloc(HEADER, size); }

static block *block_of(void *place) { return (block *)((uintptr_t)place - ((uint32_t *)place)[-1]); }

size_t malloc_usable_size(void *place) {
  block *found = block_of(place);
  return ((size_t)1 << found->bits) - ((uint32_t *)place)[-1];
}

void cassowary_wasm_give_back(void *place) {
  if (!place) return;
  block *found = block_of(place);
  found->next = free_blocks[found->bits];
  free_blocks[found->bits] = found;
}

/*
** For the page: room for data that it hands to calls, and gets through pointers.
*/
void *cassowary_wasm_allocate(size_t size) { return malloc(size); }
void cassowary_wasm_free(void *place) { cassowary_wasm_give_back(place); }

/*
** By the names that Embedded Swift calls.
*/
int posix_memalign(void **place, size_t alignment, size_t size) {
  return cassowary_memory_allocate(place, alignment, size);
}

#undef free
void free(void *place) { cassowary_memory_free(place); }

void arc4random_buf(void *place, size_t size) { cassowary_fill_with_seed(place, size); }

uintptr_t __stack_chk_guard = 0x2b992ddf;

void __stack_chk_fail(void) { __builtin_trap(); }

void *memset(void *place, int byte, size_t size) {
  unsigned char *bytes = place;
  for (size_t index = 0; index < size; index++) bytes[index] = (unsigned char)byte;
  return place;
}

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  unsigned char *left = to;
  const unsigned char *right = from;
  for (size_t index = 0; index < size; index++) left[index] = right[index];
  return to;
}

void *memmove(void *to, const void *from, size_t size) {
  unsigned char *left = to;
  const unsigned char *right = from;
  if (left <= right) return memcpy(to, from, size);
  for (size_t index = size; index > 0; index--) left[index - 1] = right[index - 1];
  return to;
}

int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *one = left, *two = right;
  for (size_t index = 0; index < size; index++)
    if (one[index] != two[index]) return one[index] - two[index];
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

/* The product of two numbers of 128 bits, which are handed over in halves. */
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)low));
}
