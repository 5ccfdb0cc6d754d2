/* A table from words (addresses or handles) to indices: open addressing, at most two thirds full. */
#ifndef CASSOWARY_POINTERS_H
#define CASSOWARY_POINTERS_H

#include "core.h"

#include <stdint.h>

typedef struct word_map {
  uint64_t *keys; /* 0 is free, 1 was taken */
  int32_t *values;
  size_t capacity; /* a power of two */
  size_t filled;   /* taken or once taken */
  size_t count;
} word_map;

static inline size_t word_place(uint64_t key, size_t capacity) {
  key ^= key >> 32;
  key *= 0x9e3779b97f4a7c15;
  return (size_t)(key >> 20) & (capacity - 1);
}

/* The index of a word; -1 if there is none. */
static inline int32_t word_find(const word_map *map, uint64_t key) {
  if (map->count == 0) return -1;
  for (size_t place = word_place(key, map->capacity);; place = (place + 1) & (map->capacity - 1)) {
    if (map->keys[place] == key) return map->values[place];
    if (map->keys[place] == 0) return -1;
  }
}

/* Makes room for one more; -1 and an exception if there is none. */
static inline int word_reserve(word_map *map) {
  if (3 * (map->filled + 1) < 2 * map->capacity) return 0;
  size_t capacity = 16;
  while (capacity < 4 * (map->count + 1)) capacity *= 2;
  uint64_t *keys = PyMem_Calloc(capacity, sizeof *keys);
  int32_t *values = PyMem_Malloc(capacity * sizeof *values);
  if (!keys || !values) {
    PyMem_Free(keys);
    PyMem_Free(values);
    PyErr_NoMemory();
    return -1;
  }
  for (size_t old = 0; old < map->capacity; old++) {
    if (map->keys[old] < 2) continue;
    size_t place = word_place(map->keys[old], capacity);
    while (keys[place]) place = (place + 1) & (capacity - 1);
    keys[place] = map->keys[old];
    values[place] = map->values[old];
  }
  PyMem_Free(map->keys);
  PyMem_Free(map->values);
  map->keys = keys;
  map->values = values;
  map->capacity = capacity;
  map->filled = map->count;
  return 0;
}

/* Puts a word that is not there; room was made. */
static inline void word_put(word_map *map, uint64_t key, int32_t value) {
  size_t place = word_place(key, map->capacity);
  while (map->keys[place] > 1) place = (place + 1) & (map->capacity - 1);
  if (map->keys[place] == 0) map->filled++;
  map->keys[place] = key;
  map->values[place] = value;
  map->count++;
}

static inline void word_remove(word_map *map, uint64_t key) {
  if (map->count == 0) return;
  for (size_t place = word_place(key, map->capacity); map->keys[place]; place = (place + 1) & (map->capacity - 1)) {
    if (map->keys[place] != key) continue;
    map->keys[place] = 1;
    map->count--;
    return;
  }
}

static inline void word_clear(word_map *map) {
  PyMem_Free(map->keys);
  PyMem_Free(map->values);
  *map = (word_map){NULL, NULL, 0, 0, 0};
}

#endif
