// `dladdr` is no part of POSIX.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "SymbolCalls.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void *(*plain_function)(SELF const void *);
typedef SWIFT void *(*frame_function)(double, double, double, double, SELF const void *);
typedef SWIFT void *(*text_function)(uint64_t, uint64_t, SELF const void *);
typedef SWIFT void *(*style_text_function)(uint8_t, uint64_t, uint64_t, SELF const void *);
typedef SWIFT void *(*object_function)(const void *, SELF const void *);
typedef SWIFT void *(*text_objects_function)(
    uint64_t, uint64_t, const void *, const void *, SELF const void *);
typedef SWIFT void (*method_function)(const void *, const void *, SELF const void *);
typedef SWIFT void (*numbers_setter)(double, double, double, double, SELF const void *);
typedef SWIFT void (*float_setter)(float, SELF const void *);

const void *symbol_image(const void *address, const char **path) {
  Dl_info image;
  if (dladdr(address, &image) == 0) return NULL;
  *path = image.dli_fname;
  return image.dli_fbase;
}

void *initialiser_call_plain(const void *function, const void *type) {
  return ((plain_function)function)(type);
}

void *initialiser_call_frame(
    const void *function, double x, double y, double width, double height, const void *type) {
  return ((frame_function)function)(x, y, width, height, type);
}

void *initialiser_call_text(
    const void *function, uint64_t first, uint64_t second, const void *type) {
  return ((text_function)function)(first, second, type);
}

void *initialiser_call_style_text(
    const void *function, uint8_t style, uint64_t first, uint64_t second, const void *type) {
  return ((style_text_function)function)(style, first, second, type);
}

void *initialiser_call_value(const void *function, const void *value, const void *type) {
  return ((object_function)function)(value, type);
}

void *initialiser_call_text_objects(
    const void *function, uint64_t first, uint64_t second, const void *object, const void *other,
    const void *type) {
  return ((text_objects_function)function)(first, second, object, other, type);
}

void method_call(
    const void *function, const void *first, const void *second, const void *object) {
  ((method_function)function)(first, second, object);
}

void setter_call_numbers(
    const void *function, double first, double second, double third, double fourth, const void *object) {
  ((numbers_setter)function)(first, second, third, fourth, object);
}

void setter_call_float(const void *function, float value, const void *object) {
  ((float_setter)function)(value, object);
}

__asm__(
    ".text\n"
    ".globl symbol_metatype\n"
    ".type symbol_metatype, @function\n"
    "symbol_metatype:\n"
#if defined(__x86_64__)
    "  movq %r13, %rax\n"
#elif defined(__aarch64__)
    "  mov x0, x20\n"
#else
#error "The register of self is not known for this processor."
#endif
    "  ret\n"
    ".size symbol_metatype, .-symbol_metatype\n");

// The names that Swift gives the initialisers; they are part of its stable ABI.
extern void view(void) __asm__("$s13PortableUIKit6UIViewCACycfC");
extern void view_controller(void) __asm__("$s13PortableUIKit16UIViewControllerCACycfC");
extern void window(void) __asm__("$s13PortableUIKit8UIWindowCACycfC");
extern void table_view_cell(void) __asm__("$s13PortableUIKit15UITableViewCellCACycfC");
extern void table_view(void) __asm__("$s13PortableUIKit11UITableViewCACycfC");
extern void table_view_header_footer_view(void) __asm__(
    "$s13PortableUIKit023UITableViewHeaderFooterD0CACycfC");
extern void text_view(void) __asm__("$s13PortableUIKit10UITextViewCACycfC");

const void *initialiser_of(int which) {
  switch (which) {
  case initialiser_view: return (const void *)view;
  case initialiser_view_controller: return (const void *)view_controller;
  case initialiser_window: return (const void *)window;
  case initialiser_table_view_cell: return (const void *)table_view_cell;
  case initialiser_table_view: return (const void *)table_view;
  case initialiser_table_view_header_footer_view: return (const void *)table_view_header_footer_view;
  case initialiser_text_view: return (const void *)text_view;
  default: return NULL;
  }
}
