#pragma once

#include <stdint.h>

// Calls of allocating initialisers of Swift classes by address. `type` is the metatype, which Swift passes in the
// register of `self`. The object belongs to the caller.

/// Where the program or library that holds an address begins in memory, and the path of its file; NULL where
/// none holds it.
const void *initialiser_image(const void *address, const char **path);

/// `init()`.
void *initialiser_call_plain(const void *function, const void *type);
/// `init(frame: CGRect)`.
void *initialiser_call_frame(
    const void *function, double x, double y, double width, double height, const void *type);
/// `init(reuseIdentifier: String?)`; the string is two words, which the call consumes.
void *initialiser_call_text(
    const void *function, uint64_t first, uint64_t second, const void *type);
/// `init(style:reuseIdentifier:)` with an enumeration of one byte.
void *initialiser_call_style_text(
    const void *function, uint8_t style, uint64_t first, uint64_t second, const void *type);
