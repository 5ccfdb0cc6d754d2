#include "../include/cassowary.h"

const char *cassowary_version(void) { return CASSOWARY_VERSION; }
