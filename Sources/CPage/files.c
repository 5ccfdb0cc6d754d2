#include "CPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char skeleton[] = {
#embed "parts/page.html"
};
static const unsigned char style[] = {
#embed "parts/page.css"
};
static const unsigned char solver[] = {
#embed "parts/solver.wasm.gz"
};
static const unsigned char reader[] = {
#embed "parts/log.wasm.gz"
};
static const unsigned char cassowary[] = {
#embed "../CCassowary/cassowary.mjs"
};
static const unsigned char numbers[] = {
#embed "parts/numbers.mjs"
};
static const unsigned char pieces[] = {
#embed "parts/pieces.mjs"
};
static const unsigned char system[] = {
#embed "parts/system.mjs"
};
static const unsigned char log_reader[] = {
#embed "parts/log.mjs"
};
static const unsigned char picture[] = {
#embed "parts/stage.mjs"
};
static const unsigned char page[] = {
#embed "parts/page.mjs"
};

static const struct {
  const char *name;
  CPageFile file;
} scripts[] = {
    {"cassowary", {cassowary, sizeof cassowary}}, {"numbers", {numbers, sizeof numbers}},
    {"pieces", {pieces, sizeof pieces}},          {"system", {system, sizeof system}},
    {"log", {log_reader, sizeof log_reader}},     {"stage", {picture, sizeof picture}},
    {"page", {page, sizeof page}},
};

CPageFile CPageSkeleton(void) { return (CPageFile){skeleton, sizeof skeleton}; }
CPageFile CPageStyle(void) { return (CPageFile){style, sizeof style}; }
CPageFile CPageLogReader(void) { return (CPageFile){reader, sizeof reader}; }
CPageFile CPageSolver(void) { return (CPageFile){solver, sizeof solver}; }

const char *CPageScriptName(size_t place) { return place < sizeof scripts / sizeof *scripts ? scripts[place].name : ""; }
CPageFile CPageScript(size_t place) { return scripts[place].file; }
