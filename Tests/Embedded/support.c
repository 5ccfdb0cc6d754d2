#include <stdlib.h>

/// What the runtime of full Swift would bring: reads a number; returns where reading ended.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  *result = strtod(text, &end);
  return end;
}
