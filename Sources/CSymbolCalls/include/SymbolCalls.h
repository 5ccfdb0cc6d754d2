#pragma once

#include <stdint.h>

// Calls of allocating initialisers, methods and setters of Swift classes by address. `type` is the metatype and
// `object` the object, which Swift passes in the register of `self`. The object that an initialiser makes belongs
// to the caller.

/// Where the program or library that holds an address begins in memory, and the path of its file; NULL where
/// none holds it.
const void *symbol_image(const void *address, const char **path);

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
/// `init(layer: Any)`; `value` is the address of the `Any`, which the call consumes.
void *initialiser_call_value(const void *function, const void *value, const void *type);
/// `init(identifier: String?, source:, destination:)` with two objects, which the call consumes like the string.
void *initialiser_call_text_objects(
    const void *function, uint64_t first, uint64_t second, const void *object, const void *other,
    const void *type);

/// A method of up to two parameters, each of which is an object or the address of a value that is passed by
/// address, or a setter of an object, which consumes it.
void method_call(
    const void *function, const void *first, const void *second, const void *object);
/// A setter of a number, a point, a size or a rectangle.
void setter_call_numbers(
    const void *function, double first, double second, double third, double fourth, const void *object);
/// A setter of a `Float`.
void setter_call_float(const void *function, float value, const void *object);

/// The metatype that a Swift initialiser was called with, which the register of `self` holds when the initialiser
/// begins; to be called there before anything else.
const void *symbol_metatype(void);

/// Classes whose `init()` starts an object of a class below them.
enum {
  initialiser_view,
  initialiser_view_controller,
  initialiser_window,
  initialiser_table_view_cell,
  initialiser_table_view,
  initialiser_table_view_header_footer_view,
  initialiser_text_view
};

/// `init()` of one of these classes, for ``initialiser_call_plain``.
const void *initialiser_of(int which);
