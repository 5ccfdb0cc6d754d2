/*
** Reads numbers for Embedded Swift, whose library leaves that to the system. Not by strtod: it reads a comma where the
** program's locale says so, and WebAssembly has none. Each decimal number gives the nearest double, ties to even.
*/
#include "support.h"

#include <stddef.h>
#include <stdint.h>

/* Digits beyond these cannot change the result but by being there at all. */
enum { DIGITS = 800, LIMBS = 256 };

/* A natural number in 32-bit parts, the lowest first, without zeros at its upper end. */
typedef struct natural {
  int count;
  uint32_t limbs[LIMBS];
} natural;

static void multiply_add(natural *number, uint32_t factor, uint32_t summand) {
  uint64_t carry = summand;
  for (int index = 0; index < number->count; index++) {
    carry += (uint64_t)number->limbs[index] * factor;
    number->limbs[index] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->limbs[number->count++] = (uint32_t)carry;
}

static void multiply_by_power_of_ten(natural *number, int exponent) {
  for (; exponent >= 9; exponent -= 9) multiply_add(number, 1000000000, 0);
  for (; exponent > 0; exponent--) multiply_add(number, 10, 0);
}

static int bit_count(const natural *number) {
  return number->count ? 32 * number->count - __builtin_clz(number->limbs[number->count - 1]) : 0;
}

static void shift_left(natural *number, int bits) {
  int limbs = bits / 32;
  for (int index = number->count - 1; index >= 0; index--) number->limbs[index + limbs] = number->limbs[index];
  for (int index = 0; index < limbs; index++) number->limbs[index] = 0;
  number->count += limbs;
  if (bits % 32) multiply_add(number, (uint32_t)1 << bits % 32, 0);
}

static int is_less(const natural *left, const natural *right) {
  if (left->count != right->count) return left->count < right->count;
  for (int index = left->count - 1; index >= 0; index--)
    if (left->limbs[index] != right->limbs[index]) return left->limbs[index] < right->limbs[index];
  return 0;
}

static void subtract(natural *left, const natural *right) {
  int64_t carry = 0;
  for (int index = 0; index < left->count; index++) {
    carry += (int64_t)left->limbs[index] - (index < right->count ? right->limbs[index] : 0);
    left->limbs[index] = (uint32_t)carry;
    carry >>= 32;
  }
  while (left->count && !left->limbs[left->count - 1]) left->count--;
}

static double from_bits(uint64_t bits) {
  double value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

/* The double nearest to a quotient, both of whose parts are not zero. */
static double quotient(natural *above, natural *below) {
  int exponent = bit_count(above) - bit_count(below);
  if (exponent > 0) shift_left(below, exponent);
  if (exponent < 0) shift_left(above, -exponent);
  if (is_less(above, below)) {
    shift_left(above, 1);
    exponent--;
  }
  /* The quotient is from 1 to 2, times two to the exponent. */
  int bits = exponent < -1022 ? 53 - (-1022 - exponent) : 53;
  if (bits < 0) return 0;
  uint64_t mantissa = 0;
  for (int index = 0; index < bits; index++) {
    int bit = !is_less(above, below);
    if (bit) subtract(above, below);
    mantissa = mantissa << 1 | (uint64_t)bit;
    shift_left(above, 1);
  }
  /* The rest is compared to half of the last place: rounded up above it, and at it if the last bit is odd. */
  int isAtLeastHalf = !is_less(above, below);
  if (isAtLeastHalf) subtract(above, below);
  if (isAtLeastHalf && (above->count || mantissa & 1)) mantissa++;
  /* The mantissa of a normal number brings 1 to the field of the exponent, one that was rounded up to the next 2. */
  uint64_t field = exponent < -1022 ? 0 : (uint64_t)(exponent + 1022);
  uint64_t found = (field << 52) + mantissa;
  return from_bits(found < 0x7ffULL << 52 ? found : 0x7ffULL << 52);
}

/* The double nearest to digits times a power of ten. */
static double nearest(const char *digits, int count, int exponent) {
  while (count && digits[0] == 0) digits++, count--;
  if (!count || count + exponent < -330) return 0;
  if (count + exponent > 310) return from_bits(0x7ffULL << 52);
  if (count <= 15 && exponent >= -22 && exponent <= 22) {
    /* Both are exact, so that one operation rounds once. */
    double value = 0, power = 1;
    for (int index = 0; index < count; index++) value = 10 * value + digits[index];
    for (int index = 0; index < (exponent < 0 ? -exponent : exponent); index++) power *= 10;
    return exponent < 0 ? value / power : value * power;
  }
  natural above = {0, {0}}, below = {1, {1}};
  for (int index = 0; index < count; index++) multiply_add(&above, 10, (uint32_t)digits[index]);
  multiply_by_power_of_ten(exponent < 0 ? &below : &above, exponent < 0 ? -exponent : exponent);
  return quotient(&above, &below);
}

static int is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/* Reads `-12.5e-3` and the like; returns where reading ended, null if there is no number. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  int isNegative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  char digits[DIGITS + 1];
  int count = 0, seen = 0, exponent = 0, isPastPoint = 0;
  for (;; text++) {
    if (*text == '.' && !isPastPoint) {
      isPastPoint = 1;
      continue;
    }
    if (!is_digit(*text)) break;
    seen = 1;
    if (count < DIGITS) {
      /* Zeros at the beginning say nothing but where the point is. */
      if (count || *text != '0') digits[count++] = (char)(*text - '0');
      exponent -= isPastPoint;
    } else {
      /* Something is left beyond: as if it were a last digit. */
      if (*text != '0') digits[DIGITS - 1] |= 1;
      exponent += !isPastPoint;
    }
    if (exponent > 100000000 || exponent < -100000000) return NULL;
  }
  if (!seen) return NULL;
  if (*text == 'e' || *text == 'E') {
    const char *after = text + 1;
    int isSmall = *after == '-';
    if (*after == '-' || *after == '+') after++;
    if (is_digit(*after)) {
      int written = 0;
      for (; is_digit(*after); after++)
        if (written < 100000000) written = 10 * written + (*after - '0');
      exponent += isSmall ? -written : written;
      text = after;
    }
  }
  double value = nearest(digits, count, exponent);
  *result = isNegative ? -value : value;
  return text;
}

/* Hashing needs no chance here: no result depends on the order of a table, and nobody else chooses the keys. */
void cassowary_fill_with_seed(void *place, size_t size) {
  unsigned char *bytes = place;
  for (size_t index = 0; index < size; index++) bytes[index] = (unsigned char)(0x9e * (index + 1));
}
