#pragma once
#include <gmp.h>

/* A macro in gmp.h, which Swift does not see. */
static inline int fraction_sign(mpq_srcptr number) { return mpq_sgn(number); }
