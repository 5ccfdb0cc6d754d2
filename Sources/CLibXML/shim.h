// libxml2's interface without ICU's, which it brings where it was built with that: Foundation has another
// version of ICU's headers, and a program cannot see both. The differing part lies at the end of a
// structure that only libxml2 itself uses.
#pragma once
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/HTMLparser.h>
