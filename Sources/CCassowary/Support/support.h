/* The C part of the door: a table of open solvers that threads may share, and memory that is counted. */
#ifndef CASSOWARY_SUPPORT_H
#define CASSOWARY_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

/* A number that was not given before, from 1. */
uint64_t cassowary_registry_number(void);
/* Puts something into the table: a token that is never null and never comes again, or 0 if the table is full. */
uintptr_t cassowary_registry_add(void *box);
/* The thing that a token stands for, now held by the caller; or null, with the code that says why. */
void *cassowary_registry_enter(uintptr_t token, int32_t *code);
/* Lets go of the thing that was entered. */
void cassowary_registry_leave(uintptr_t token);
/* Takes something that was entered out of the table: its token is no longer known. */
void cassowary_registry_remove(uintptr_t token);

/* True if there is memory for `factor` times the bytes in use, and `bytes` more: it is held in reserve then. */
_Bool cassowary_memory_ensure(size_t factor, size_t bytes);

/* In the place of posix_memalign and free, for Swift. */
int cassowary_memory_allocate(void **place, size_t alignment, size_t size);
void cassowary_memory_free(void *place);

/* In the place of arc4random_buf, for Swift. */
void cassowary_fill_with_seed(void *place, size_t size);

#endif
