// libedit's own interface, made callable from Swift: el_set and history are variadic, which Swift
// cannot call, and signals must reach the reader as results, not as jumps.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// Swift's importer emits no volatile globals; they are read and written as such.
static sig_atomic_t cedit_interrupted_flag = 0;
static sig_atomic_t cedit_resized_flag = 0;
static sig_atomic_t cedit_continued_flag = 0;
#define cedit_interrupted (*(volatile sig_atomic_t *)&cedit_interrupted_flag)
#define cedit_resized (*(volatile sig_atomic_t *)&cedit_resized_flag)
#define cedit_continued (*(volatile sig_atomic_t *)&cedit_continued_flag)

// A signal may reach another thread than the one that reads, so it wakes the reader by a pipe.
static int cedit_pipe[2] = {-1, -1};

static inline void cedit_note_signal(int signal) {
  int error = errno;
  if (signal == SIGINT) cedit_interrupted = 1;
  if (signal == SIGWINCH) cedit_resized = 1;
  if (signal == SIGCONT) cedit_continued = 1;
  ssize_t written = write(cedit_pipe[1], "", 1);
  (void)written;
  errno = error;
}

static inline void cedit_catch_signals(void) {
  if (cedit_pipe[0] < 0) {
    if (pipe(cedit_pipe) != 0) return;
    fcntl(cedit_pipe[0], F_SETFL, O_NONBLOCK);
    fcntl(cedit_pipe[1], F_SETFL, O_NONBLOCK);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = cedit_note_signal;
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGWINCH, &action, NULL);
  sigaction(SIGCONT, &action, NULL);
  // A parent that starts programs from a thread without signals hands its mask on.
  sigset_t caught;
  sigemptyset(&caught);
  sigaddset(&caught, SIGINT);
  sigaddset(&caught, SIGWINCH);
  sigaddset(&caught, SIGCONT);
  pthread_sigmask(SIG_UNBLOCK, &caught, NULL);
}

// Reads one character of UTF-8; -1 ends the line, as after Ctrl-C.
static inline int cedit_read_character(EditLine *editor, wchar_t *character) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  for (;;) {
    struct pollfd sources[2] = {{STDIN_FILENO, POLLIN, 0}, {cedit_pipe[0], POLLIN, 0}};
    if (poll(sources, 2, -1) < 0 && errno != EINTR) return -1;
    char rest[64];
    while (read(cedit_pipe[0], rest, sizeof rest) > 0) {
    }
    if (cedit_resized) {
      cedit_resized = 0;
      fputs("\r\033[J", stdout);
      fflush(stdout);
      el_resize(editor);
      el_set(editor, EL_REFRESH);
    }
    if (cedit_continued) {
      // The shell has used the terminal since Ctrl-Z, and left it in its own modes.
      cedit_continued = 0;
      el_set(editor, EL_PREP_TERM, 0);
      el_set(editor, EL_PREP_TERM, 1);
      el_set(editor, EL_REFRESH);
    }
    if (cedit_interrupted) return -1;
    if (sources[0].revents == 0) continue;
    char byte;
    ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return (int)count;
    size_t length = mbrtowc(character, &byte, 1, &state);
    if (length == (size_t)-2) continue;
    if (length == (size_t)-1) {
      memset(&state, 0, sizeof state);
      continue;
    }
    return 1;
  }
}

static const char *cedit_prompt_text = "";
static inline char *cedit_prompt(EditLine *editor) {
  (void)editor;
  return (char *)cedit_prompt_text;
}

// The modes that the terminal had, which it gets back when the process ends. Swift's importer emits no
// global structures.
static inline struct termios *cedit_modes(void) {
  static struct termios modes;
  return &modes;
}

static inline void cedit_restore_modes(void) {
  tcsetattr(STDIN_FILENO, TCSADRAIN, cedit_modes());
}

typedef unsigned char (*cedit_completer)(EditLine *editor, int character);

static inline EditLine *cedit_make(const char *name, cedit_completer completer) {
  if (tcgetattr(STDIN_FILENO, cedit_modes()) != 0) return NULL;
  EditLine *editor = el_init(name, stdin, stdout, stderr);
  if (editor == NULL) return NULL;
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_PROMPT, cedit_prompt);
  el_set(editor, EL_EDITOR, "emacs");
  el_set(editor, EL_GETCFN, cedit_read_character);
  el_set(editor, EL_ADDFN, "complete", "Complete the word", completer);
  el_set(editor, EL_BIND, "^I", "complete", NULL);
  el_set(editor, EL_BIND, "^R", "em-inc-search-prev", NULL);
  el_source(editor, NULL);
  // Between lines too: the line discipline would make of a Ctrl-D that is typed ahead an end of file
  // which nobody reads, and echo letters into the answer.
  el_set(editor, EL_SETTY, "-x", "-icanon", "-echo", NULL);
  atexit(cedit_restore_modes);
  return editor;
}

static inline History *cedit_make_history(EditLine *editor, int size) {
  HistEvent event;
  History *list = history_init();
  if (list == NULL) return NULL;
  history(list, &event, H_SETSIZE, size);
  history(list, &event, H_SETUNIQUE, 1);
  el_set(editor, EL_HIST, history, list);
  return list;
}

static inline void cedit_enter(History *list, const char *line) {
  HistEvent event;
  history(list, &event, H_ENTER, line);
}

static inline int cedit_load(History *list, const char *path) {
  HistEvent event;
  return history(list, &event, H_LOAD, path);
}

static inline int cedit_save(History *list, const char *path) {
  HistEvent event;
  return history(list, &event, H_SAVE, path);
}

// One line without its break, which the caller frees; NULL at the end of input or, with
// *interrupted set, after Ctrl-C.
static inline char *cedit_line(EditLine *editor, const char *prompt, int *interrupted) {
  int count = 0;
  cedit_prompt_text = prompt;
  cedit_interrupted = 0;
  cedit_catch_signals();
  const char *line = el_gets(editor, &count);
  *interrupted = cedit_interrupted != 0;
  if (*interrupted || line == NULL || count <= 0) return NULL;
  size_t length = strlen(line);
  if (length > 0 && line[length - 1] == '\n') length -= 1;
  return strndup(line, length);
}

// Text that is read before anything else that is typed.
static inline void cedit_push(EditLine *editor, const char *text) { el_push(editor, text); }

// The text before the cursor, which the caller frees.
static inline char *cedit_before_cursor(EditLine *editor) {
  const LineInfo *line = el_line(editor);
  return strndup(line->buffer, (size_t)(line->cursor - line->buffer));
}

static inline void cedit_insert(EditLine *editor, const char *text) { el_insertstr(editor, text); }
static inline unsigned char cedit_refresh(void) { return CC_REFRESH; }
static inline unsigned char cedit_redisplay(void) { return CC_REDISPLAY; }
static inline unsigned char cedit_beep(void) { return CC_REFRESH_BEEP; }
