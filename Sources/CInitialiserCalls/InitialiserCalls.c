// `dladdr` is no part of POSIX.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "InitialiserCalls.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void *(*plain_function)(SELF const void *);
typedef SWIFT void *(*frame_function)(double, double, double, double, SELF const void *);
typedef SWIFT void *(*text_function)(uint64_t, uint64_t, SELF const void *);
typedef SWIFT void *(*style_text_function)(uint8_t, uint64_t, uint64_t, SELF const void *);

const void *initialiser_image(const void *address, const char **path) {
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
