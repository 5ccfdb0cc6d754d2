/* The files that pages are made of, as bytes: the compiler copies them in, so that the command needs none of them where it runs. */
#ifndef CPAGE_H
#define CPAGE_H

#include <stddef.h>

/* A file's bytes; they stay where they are. */
typedef struct CPageFile {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CPageFile;

CPageFile CPageSkeleton(void);
CPageFile CPageStyle(void);
/* The module of the solver, compressed by gzip. */
CPageFile CPageSolver(void);
/* The module that reads logs, compressed by gzip. */
CPageFile CPageLogReader(void);
/* Each script's name in an import, and its text; an empty name after the last. Each imports only those before it. */
const char *_Nonnull CPageScriptName(size_t place);
CPageFile CPageScript(size_t place);

#endif
