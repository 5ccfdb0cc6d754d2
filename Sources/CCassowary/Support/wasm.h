/* Memory where there is no system: see wasm.c. */
#ifndef CASSOWARY_WASM_H
#define CASSOWARY_WASM_H

#include <stddef.h>

void *malloc(size_t size);
void *aligned_alloc(size_t alignment, size_t size);
void cassowary_wasm_give_back(void *place);
size_t malloc_usable_size(void *place);

/* Embedded Swift calls `free`, which is counted: see memory.c. */
#define free cassowary_wasm_give_back

#endif
