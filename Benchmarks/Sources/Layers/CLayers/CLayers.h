#pragma once
#include <valgrind/callgrind.h>

/// Instructions count from here on; callgrind begins without.
static inline void layers_begin(void) { CALLGRIND_TOGGLE_COLLECT; }
static inline void layers_end(void) { CALLGRIND_TOGGLE_COLLECT; }
/// Writes what was counted to a file, and begins anew.
static inline void layers_dump(void) { CALLGRIND_DUMP_STATS; }
