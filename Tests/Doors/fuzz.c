/*
** Bytes as calls to the door of C, for libFuzzer: with handles that are stale, foreign, doubled or nothing, nulls, numbers
** that are none.
**
** Now and then the state is saved before a call: if that is refused, the state saved after it must be the same.
**
** With FUZZ_STRICT in the environment a second solver gets the accepted calls only, and both must say the same bits from
** there on. That fails today: what is refused or asked ends the rest in which a drag leaves the solver, after which last
** bits, and among answers that are as good the choice, may differ.
*/
#include <cassowary.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 256, LONGEST = 4096 };

typedef struct pair {
  uint64_t one, other;
} pair;

static const uint8_t *bytes, *end;
static cassowary_solver *one, *other;
static int has_twin, was_accepted;
static pair variables[MOST], constraints[MOST], checkpoints[MOST];
static size_t variable_count, constraint_count, checkpoint_count;

static void require(int condition, const char *claim) {
  if (condition) return;
  fprintf(stderr, "broken: %s: %s\n", claim, cassowary_message(one));
  abort();
}

static unsigned byte(void) { return bytes < end ? *bytes++ : 0; }

static double number(void) {
  static const double numbers[] = {
      0, 1, -1, 2, 0.5, -2, 1.0 / 3, 10, 100, -100, 0.1, 44, 320, 1e3, -1e3, 1e-3, 0.7, 1e6, 1e-6, 1e7, 1e-7, 1e15, 1e16,
      1e300, 5e-324, INFINITY, -INFINITY, NAN, 16.0 / 9,
  };
  unsigned choice = byte();
  if (choice < 250) return choice < 160 ? (double)(choice % 41) - 20 : numbers[choice % (sizeof numbers / sizeof *numbers)];
  uint64_t word = 0;
  for (int place = 0; place < 8; place++) word = word << 8 | byte();
  double value;
  memcpy(&value, &word, sizeof value);
  return value;
}

static double priority(void) {
  unsigned choice = byte();
  return choice < 60 ? CASSOWARY_REQUIRED : choice < 240 ? choice % 7 : number();
}

static double weight(void) {
  unsigned choice = byte();
  return choice < 200 ? 1 : choice < 240 ? 1 + choice % 5 : number();
}

static int relation(void) {
  unsigned choice = byte();
  return choice < 240 ? (int)(choice % 3) - 1 : (int)choice - 245;
}

/* A handle of the pool, that may be stale; or what is none, which the second solver is never asked about. */
static pair pick(const pair *pool, size_t count) {
  unsigned choice = byte();
  if (count && choice < 236) return pool[choice % count];
  switch (choice % 6) {
  case 0: return (pair){0, 0};
  case 1: return (pair){UINT64_MAX, UINT64_MAX};
  case 2: return variable_count ? variables[byte() % variable_count] : (pair){7, 7};
  case 3: return constraint_count ? constraints[byte() % constraint_count] : (pair){7, 7};
  case 4: return count ? (pair){pool[byte() % count].other, 0} : (pair){1, 1};
  default: {
    uint64_t word = 0;
    for (int place = 0; place < 8; place++) word = word << 8 | byte();
    return (pair){word, word};
  }
  }
}

static void keep(pair *pool, size_t *count, pair handle) {
  if (*count < MOST) pool[(*count)++] = handle;
  else pool[byte() % MOST] = handle;
}

static const char *text(void) {
  static const char *const texts[] = {NULL, "", "left", "a \"quoted\"\n\\text", "\xff\xfe", "\xc3\xa9t\xc3\xa9", "\xf0\x9f\x99\x82"};
  return texts[byte() % (sizeof texts / sizeof *texts)];
}

static const cassowary_note *note(void) {
  static cassowary_note note;
  if (byte() < 200) return NULL;
  note.label = text();
  note.file = text();
  note.line = (int32_t)byte();
  return &note;
}

/* Terms for both solvers. */
static size_t terms(cassowary_term *ones, cassowary_term *others) {
  size_t count = byte() % 7;
  for (size_t place = 0; place < count; place++) {
    pair handle = pick(variables, variable_count);
    double factor = byte() < 180 ? (byte() & 1 ? 1 : -1) : number();
    ones[place] = (cassowary_term){handle.one, factor};
    others[place] = (cassowary_term){handle.other, factor};
  }
  return count;
}

static int is_same(const void *left, const void *right, size_t size) { return size == 0 || memcmp(left, right, size) == 0; }

static void make_variable(void) {
  const char *name = text();
  pair made = {0, 0};
  if (cassowary_make_variable(one, name, &made.one) != CASSOWARY_OK) return;
  if (has_twin) require(cassowary_make_variable(other, name, &made.other) == CASSOWARY_OK, "the second makes a variable");
  keep(variables, &variable_count, made);
}

static void add(void) {
  cassowary_term ones[8], others[8];
  size_t count = terms(ones, others);
  pair made = {0, 0};
  int code, kind = byte() % 8, sign = relation();
  double constant = number(), level = priority(), second = priority(), share = weight();
  const cassowary_note *said = note();
  pair variable = pick(variables, variable_count);
  switch (kind) {
  case 0:
    code = cassowary_add_content_size(one, ones, count, constant, level, second, share, said, &made.one);
    if (code == CASSOWARY_OK && has_twin)
      code = cassowary_add_content_size(other, others, count, constant, level, second, share, said, &made.other);
    if (made.one == 0) return;
    break;
  case 1:
    code = cassowary_add_edit(one, variable.one, level, share, said, &made.one);
    if (code == CASSOWARY_OK && has_twin) code = cassowary_add_edit(other, variable.other, level, share, said, &made.other);
    if (made.one == 0) return;
    break;
  case 2:
    code = cassowary_add_stay(one, variable.one, level, share, said, &made.one);
    if (code == CASSOWARY_OK && has_twin) code = cassowary_add_stay(other, variable.other, level, share, said, &made.other);
    if (made.one == 0) return;
    break;
  case 3: {
    const cassowary_breakpoint asked[] = {
        {constant, sign > 0 ? CASSOWARY_NO_COST : level, sign < 0 ? CASSOWARY_NO_COST : level, share},
        {number(), second, priority(), weight()},
    };
    cassowary_constraint ours[2], theirs[2] = {0, 0};
    if (cassowary_add_breakpoints(one, ones, count, asked, 2, said, ours) != CASSOWARY_OK) return;
    was_accepted = 1;
    if (has_twin)
      require(cassowary_add_breakpoints(other, others, count, asked, 2, said, theirs) == CASSOWARY_OK, "the second adds both");
    for (int place = 0; place < 2; place++) keep(constraints, &constraint_count, (pair){ours[place], theirs[place]});
    return;
  }
  default:
    code = cassowary_add_constraint(one, ones, count, sign, constant, level, share, said, &made.one);
    if (code == CASSOWARY_OK && has_twin)
      code = cassowary_add_constraint(other, others, count, sign, constant, level, share, said, &made.other);
    if (made.one == 0) return;
  }
  was_accepted = 1;
  require(code == CASSOWARY_OK, "the second adds");
  keep(constraints, &constraint_count, made);
}

static void change(void) {
  pair handle = pick(constraints, constraint_count), variable = pick(variables, variable_count);
  double constant = number(), level = priority(), second = priority(), share = weight();
  int sign = relation();
#define BOTH(first, second)                                        \
  do {                                                             \
    was_accepted = (first) == CASSOWARY_OK;                        \
    if (was_accepted && has_twin)                                  \
      require((second) == CASSOWARY_OK, "the second does the same"); \
  } while (0)
  switch (byte() % 8) {
  case 0: BOTH(cassowary_set_constant(one, handle.one, constant), cassowary_set_constant(other, handle.other, constant)); break;
  case 1: BOTH(cassowary_set_priority(one, handle.one, level), cassowary_set_priority(other, handle.other, level)); break;
  case 2:
    BOTH(cassowary_set_priorities(one, handle.one, level, second), cassowary_set_priorities(other, handle.other, level, second));
    break;
  case 3: BOTH(cassowary_set_weight(one, handle.one, share), cassowary_set_weight(other, handle.other, share)); break;
  case 4: BOTH(cassowary_set_relation(one, handle.one, sign), cassowary_set_relation(other, handle.other, sign)); break;
  case 5: BOTH(cassowary_suggest(one, variable.one, constant), cassowary_suggest(other, variable.other, constant)); break;
  case 6: {
    pair next = pick(constraints, constraint_count);
    uint64_t ones[] = {handle.one, next.one}, others[] = {handle.other, next.other};
    double constants[] = {constant, number()};
    BOTH(cassowary_set_constants(one, ones, constants, 2), cassowary_set_constants(other, others, constants, 2));
    break;
  }
  default: BOTH(cassowary_remove_variable(one, variable.one), cassowary_remove_variable(other, variable.other));
  }
}

/* Both solvers make their variables in the same places, which are the lower bits of their handles. */
static int compare_places(const void *left, const void *right) {
  uint64_t one_place = ((const cassowary_change *)left)->variable & 0xffffff;
  uint64_t other_place = ((const cassowary_change *)right)->variable & 0xffffff;
  return (one_place > other_place) - (one_place < other_place);
}

static cassowary_change *sorted(const cassowary_change *changes, size_t count) {
  cassowary_change *list = malloc((count + 1) * sizeof *list);
  if (count) memcpy(list, changes, count * sizeof *list);
  qsort(list, count, sizeof *list, compare_places);
  return list;
}

/* The order of the changes says nothing: a question may change it. */
static void commit(void) {
  const cassowary_change *ones, *others;
  size_t count, same;
  require(cassowary_commit(one, &ones, &count) == CASSOWARY_OK, "commit");
  if (!has_twin) return;
  require(cassowary_commit(other, &others, &same) == CASSOWARY_OK, "commit");
  require(count == same, "as many values change");
  cassowary_change *left = sorted(ones, count), *right = sorted(others, count);
  for (size_t place = 0; place < count; place++)
    require(compare_places(&left[place], &right[place]) == 0 &&
                is_same(&left[place].old_value, &right[place].old_value, 2 * sizeof(double)),
        "the same values change");
  free(left);
  free(right);
}

static void travel(void) {
  pair handle = pick(checkpoints, checkpoint_count);
  switch (byte() % 8) {
  case 0: BOTH(cassowary_begin(one), cassowary_begin(other)); break;
  case 1: BOTH(cassowary_end(one), cassowary_end(other)); break;
  case 2: BOTH(cassowary_abandon(one), cassowary_abandon(other)); break;
  case 3: {
    pair made;
    BOTH(cassowary_make_checkpoint(one, &made.one), cassowary_make_checkpoint(other, &made.other));
    keep(checkpoints, &checkpoint_count, made);
    break;
  }
  case 4: BOTH(cassowary_discard(one, handle.one), cassowary_discard(other, handle.other)); break;
  case 5: BOTH(cassowary_discard_checkpoints(one), cassowary_discard_checkpoints(other)); break;
  case 6: BOTH(cassowary_trim(one), cassowary_trim(other)); break;
  default: BOTH(cassowary_restore(one, handle.one), cassowary_restore(other, handle.other));
  }
}

/* Answers are read to their ends: what is not there shows. */
static void ask(void) {
  pair handle = pick(constraints, constraint_count), variable = pick(variables, variable_count);
  const char *answer = "";
  const cassowary_constraint *list;
  size_t count = 0;
  int flag;
  double sum = 0;
  unsigned question = byte() % 16;
  /* A question takes in what waits, and where two optima are as good may then lead to the other one: after a commit nothing
     waits. What was refused last is looked at as it is. */
  if (question != 12 && has_twin) commit();
  switch (question) {
  case 0: {
    const cassowary_summand *summands;
    if (cassowary_why(one, variable.one, &summands, &count) != CASSOWARY_OK) break;
    for (size_t place = 0; place < count; place++) {
      sum += (double)strlen(summands[place].text);
      for (size_t part = 0; part < summands[place].multiplier_count; part++) sum += summands[place].multipliers[part].value;
    }
    break;
  }
  case 1: cassowary_why_text(one, variable.one, &answer); break;
  case 2: cassowary_is_free(one, variable.one, &flag); break;
  case 3: {
    const cassowary_freedom *freedoms;
    if (cassowary_list_freedoms(one, byte() < 250 ? byte() : SIZE_MAX, &freedoms, &count) != CASSOWARY_OK) break;
    for (size_t place = 0; place < count; place++)
      for (size_t part = 0; part < freedoms[place].direction_count; part++) sum += freedoms[place].direction[part].coefficient;
    break;
  }
  case 4:
    /* Both are asked: the solver comes out of rest by it, and may let another variable give way afterwards. */
    if (cassowary_redundancy(one, handle.one, &flag, &list, &count) == CASSOWARY_OK && has_twin)
      require(cassowary_redundancy(other, handle.other, &flag, &list, &count) == CASSOWARY_OK, "the second answers");
    break;
  case 5: {
    const cassowary_multiplier *multipliers;
    cassowary_get_multipliers(one, handle.one, &multipliers, &count);
    break;
  }
  case 6: {
    const cassowary_cost *costs;
    cassowary_list_costs(one, &costs, &count);
    break;
  }
  case 7: cassowary_linear_program(one, priority(), number(), &answer); break;
  case 8: cassowary_get_text(one, handle.one, &answer); break;
  case 9: cassowary_get_label(one, handle.one, &answer); break;
  case 10: cassowary_get_file(one, handle.one, &answer); break;
  case 11: {
    cassowary_parts parts;
    const cassowary_term *parted;
    cassowary_get_parts(one, handle.one, &parts);
    cassowary_get_terms(one, handle.one, &parted, &count);
    break;
  }
  case 12: cassowary_get_conflict(one, &list, &count); answer = cassowary_message(one); break;
  case 13: cassowary_get_name(one, variable.one, &answer); break;
  case 14: {
    unsigned char room[400];
    size_t size = byte();
    cassowary_get_statistics(one, (cassowary_statistics *)(void *)room, size < 200 ? size : sizeof(cassowary_statistics));
    break;
  }
  default: cassowary_list_constraints(one, &list, &count); cassowary_list_variables(one, &list, &count);
  }
  (void)strlen(answer);
  (void)sum;
}

/* Calls that are always refused. */
static void misuse(void) {
  pair variable = pick(variables, variable_count);
  cassowary_solver *none = (cassowary_solver *)(uintptr_t)(byte() < 100 ? 0 : byte() < 100 ? UINTPTR_MAX : byte());
  if (none == one || none == other) return;
  double value;
  const char *answer;
  cassowary_term term = {variable.one, 1};
  require(cassowary_close(none) == CASSOWARY_UNKNOWN_SOLVER, "there is no such solver");
  require(cassowary_commit(none, NULL, NULL) == CASSOWARY_UNKNOWN_SOLVER, "there is no such solver");
  require(cassowary_message(none) != NULL, "there is a message");
  require(cassowary_open(NULL) == CASSOWARY_NULL_ARGUMENT, "null is refused");
  require(cassowary_make_variable(one, "x", NULL) == CASSOWARY_NULL_ARGUMENT, "null is refused");
  require(cassowary_get_value(one, variable.one, NULL) != CASSOWARY_OK, "null is refused");
  require(cassowary_add_constraint(one, NULL, 1, 0, 0, 1, 1, NULL, NULL) == CASSOWARY_NULL_ARGUMENT, "null is refused");
  require(cassowary_add_constraint(one, &term, 1, 0, NAN, 1, 1, NULL, NULL) != CASSOWARY_OK, "NaN is refused");
  require(cassowary_add_constraint(one, &term, SIZE_MAX, 0, 0, 1, 1, NULL, NULL) != CASSOWARY_OK, "no array is as long");
  require(cassowary_make_variables(one, SIZE_MAX / 2, (cassowary_variable *)&value) != CASSOWARY_OK, "no array is as long");
  require(cassowary_get_value(one, variable.other, &value) != CASSOWARY_OK || variable.other == variable.one, "it is foreign");
  require(cassowary_get_text(one, 0, &answer) == CASSOWARY_UNKNOWN_CONSTRAINT, "zero is no handle");
}

/* A text that is almost a snapshot. */
static void load_spoilt(void) {
  static char spoilt[LONGEST];
  const char *saved;
  size_t length;
  /* In a solver of its own, which the text is loaded into: what is accepted must hold. */
  cassowary_solver *third;
  require(cassowary_open(&third) == CASSOWARY_OK, "open");
  if (cassowary_save(one, &saved, &length) == CASSOWARY_OK) {
    const char *again;
    size_t same;
    if (has_twin) {
      require(cassowary_save(other, &again, &same) == CASSOWARY_OK, "the second saves");
      require(length == same && is_same(saved, again, length), "both save the same");
    }
    if (length > LONGEST) length = LONGEST;
    memcpy(spoilt, saved, length);
    for (unsigned round = byte() % 4; round > 0 && length > 0; round--) {
      size_t place = (byte() << 8 | byte()) % length;
      switch (byte() % 3) {
      case 0: spoilt[place] = (char)byte(); break;
      case 1: memmove(spoilt + place, spoilt + place + 1, --length - place); break;
      default: spoilt[place] = "0123456789 -=.\"\n"[byte() % 16];
      }
    }
    if (cassowary_load(third, spoilt, length) == CASSOWARY_OK) {
      const cassowary_change *changes;
      size_t count;
      require(cassowary_commit(third, &changes, &count) == CASSOWARY_OK, "commit");
    } else {
      (void)strlen(cassowary_message(third));
    }
  }
  require(cassowary_close(third) == CASSOWARY_OK, "close");
}

/* What is saved, or null. */
static char *saved_state(void) {
  const char *text;
  size_t length;
  if (cassowary_save(one, &text, &length) != CASSOWARY_OK) return NULL;
  char *copy = malloc(length + 1);
  memcpy(copy, text, length + 1);
  return copy;
}

/* Runs something; now and then between two savings, which are the same if it is refused. */
static void watch(void (*call)(void)) {
  char *before = !has_twin && byte() % 4 == 0 ? saved_state() : NULL;
  was_accepted = 0;
  call();
  if (before && !was_accepted) {
    char *after = saved_state();
    require(after && strcmp(before, after) == 0, "what is refused leaves the state as it was");
    free(after);
  }
  free(before);
}

static void finish(void) {
  while (cassowary_end(one) == CASSOWARY_OK) require(!has_twin || cassowary_end(other) == CASSOWARY_OK, "end");
  require(cassowary_discard_checkpoints(one) == CASSOWARY_OK && cassowary_discard_checkpoints(other) == CASSOWARY_OK, "forget");
  commit();
  const char *first, *second;
  size_t length, same;
  int code = cassowary_save(one, &first, &length), again = cassowary_save(other, &second, &same);
  require(code == again || !has_twin, "both save or none");
  if (code == CASSOWARY_OK && has_twin) require(length == same && is_same(first, second, length), "refused calls leave no trace");
  require(cassowary_close(one) == CASSOWARY_OK && cassowary_close(one) == CASSOWARY_UNKNOWN_SOLVER, "closed once");
  require(cassowary_get_conflict(one, NULL, NULL) == CASSOWARY_UNKNOWN_SOLVER, "closed");
  require(cassowary_close(other) == CASSOWARY_OK, "closed");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  bytes = data;
  end = data + size;
  variable_count = constraint_count = checkpoint_count = 0;
  has_twin = getenv("FUZZ_STRICT") != NULL;
  require(cassowary_open(&one) == CASSOWARY_OK && cassowary_open(&other) == CASSOWARY_OK, "open");
  for (int place = 0; place < 3; place++) make_variable();
  while (bytes < end) {
    switch (byte() % 16) {
    case 0: make_variable(); break;
    case 1: case 2: case 3: case 4: watch(add); break;
    case 5: case 6: case 7: watch(change); break;
    case 8: case 9: commit(); break;
    case 10: travel(); break;
    case 11: case 12: ask(); break;
    case 13: misuse(); break;
    case 14: load_spoilt(); break;
    default: {
      pair handle = pick(constraints, constraint_count);
      BOTH(cassowary_remove_constraint(one, handle.one), cassowary_remove_constraint(other, handle.other));
    }
    }
  }
  finish();
  return 0;
}
