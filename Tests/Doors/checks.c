/* The door of C, call by call: what is refused, with which code, and that nothing changes by it. */
#include <cassowary.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(condition)                                                \
  do {                                                                   \
    if (condition) break;                                                \
    failures++;                                                          \
    fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition); \
  } while (0)

static char *state(cassowary_solver *solver) {
  const char *text;
  size_t length;
  EXPECT(cassowary_save(solver, &text, &length) == CASSOWARY_OK && strlen(text) == length);
  char *copy = malloc(length + 1);
  memcpy(copy, text, length + 1);
  return copy;
}

/* Every call with a handle that is none. */
static int refuse(cassowary_solver *solver, cassowary_variable variable, cassowary_constraint constraint, int wanted[3]) {
  cassowary_term term = {variable, 1};
  cassowary_breakpoint breakpoint = {1, 1, 1, 1};
  cassowary_constraint constraints[] = {constraint};
  double number = 1;
  int answer;
  const char *text;
  size_t count;
  const cassowary_constraint *list;
  const cassowary_term *terms;
  const cassowary_summand *summands;
  const cassowary_multiplier *multipliers;
  cassowary_parts parts;
  const cassowary_piece *pieces;
  cassowary_bound bound = {1, 1, 1, 1};
  cassowary_variable found;
  int of_variable[] = {
      cassowary_set_bounds(solver, variable, &bound, NULL),
      cassowary_get_bounds(solver, variable, &bound, &bound),
      cassowary_remove_variable(solver, variable),
      cassowary_get_value(solver, variable, &number),
      cassowary_get_values(solver, &variable, 1, &number),
      cassowary_get_name(solver, variable, &text),
      cassowary_add_constraint(solver, &term, 1, 0, 1, 1, 1, NULL, NULL),
      cassowary_add_content_size(solver, &term, 1, 1, 1, 1, 1, NULL, NULL),
      cassowary_add_breakpoints(solver, &term, 1, &breakpoint, 1, NULL, NULL),
      cassowary_add_edit(solver, variable, 1, 1, NULL, NULL),
      cassowary_suggest(solver, variable, 1),
      cassowary_add_stay(solver, variable, 1, 1, NULL, NULL),
      cassowary_why(solver, variable, &summands, &count),
      cassowary_why_text(solver, variable, &text),
      cassowary_is_free(solver, variable, &answer),
  };
  int of_constraint[] = {
      cassowary_get_bounded(solver, constraint, &found, &answer),
      cassowary_remove_constraint(solver, constraint),
      cassowary_set_constant(solver, constraint, 1),
      cassowary_set_constants(solver, constraints, &number, 1),
      cassowary_set_priority(solver, constraint, 1),
      cassowary_set_priorities(solver, constraint, 1, 1),
      cassowary_set_weight(solver, constraint, 1),
      cassowary_set_relation(solver, constraint, 0),
      cassowary_get_parts(solver, constraint, &parts),
      cassowary_get_terms(solver, constraint, &terms, &count),
      cassowary_get_label(solver, constraint, &text),
      cassowary_get_file(solver, constraint, &text),
      cassowary_get_text(solver, constraint, &text),
      cassowary_redundancy(solver, constraint, &answer, &list, &count),
      cassowary_get_multipliers(solver, constraint, &multipliers, &count),
      cassowary_sweep(solver, constraint, 0, 1, 10, &pieces, &count),
  };
  int of_checkpoint[] = {cassowary_restore(solver, variable), cassowary_discard(solver, constraint)};
  int is_right = number == 1;
  for (size_t place = 0; place < sizeof of_variable / sizeof(int); place++) is_right &= of_variable[place] == wanted[0];
  for (size_t place = 0; place < sizeof of_constraint / sizeof(int); place++) is_right &= of_constraint[place] == wanted[1];
  for (size_t place = 0; place < 2; place++) is_right &= of_checkpoint[place] == wanted[2];
  return is_right;
}

static void check_handles(void) {
  cassowary_solver *solver = NULL, *other = NULL;
  cassowary_variable x, y, foreign, gone;
  cassowary_constraint c, foreign_c, gone_c;
  cassowary_checkpoint mark = 0, again = 0;
  EXPECT(cassowary_open(&solver) == CASSOWARY_OK && cassowary_open(&other) == CASSOWARY_OK && solver != other);
  EXPECT(cassowary_make_variable(solver, "x", &x) == CASSOWARY_OK && cassowary_make_variable(solver, "y", &y) == CASSOWARY_OK);
  EXPECT(cassowary_make_variable(other, "x", &foreign) == CASSOWARY_OK && foreign != x);
  cassowary_term term = {x, 1}, foreign_term = {foreign, 1};
  EXPECT(cassowary_add_constraint(solver, &term, 1, 0, 3, 5, 1, NULL, &c) == CASSOWARY_OK);
  EXPECT(cassowary_add_constraint(other, &foreign_term, 1, 0, 3, 5, 1, NULL, &foreign_c) == CASSOWARY_OK);
  EXPECT(cassowary_add_constraint(solver, &term, 1, 0, 4, 5, 1, NULL, &gone_c) == CASSOWARY_OK);
  EXPECT(cassowary_make_variable(solver, NULL, &gone) == CASSOWARY_OK);
  EXPECT(cassowary_remove_constraint(solver, gone_c) == CASSOWARY_OK && cassowary_remove_variable(solver, gone) == CASSOWARY_OK);
  char *before = state(solver);
  int unknown[] = {CASSOWARY_UNKNOWN_VARIABLE, CASSOWARY_UNKNOWN_CONSTRAINT, CASSOWARY_UNKNOWN_CHECKPOINT};
  EXPECT(refuse(solver, 0, 0, unknown));
  EXPECT(refuse(solver, UINT64_MAX, UINT64_MAX, unknown));
  EXPECT(refuse(solver, foreign, foreign_c, unknown));
  EXPECT(refuse(solver, gone, gone_c, unknown));
  EXPECT(refuse(solver, c, x, unknown));
  for (int bit = 0; bit < 64; bit++) EXPECT(refuse(solver, x ^ (uint64_t)1 << bit, c ^ (uint64_t)1 << bit, unknown) || (x ^ (uint64_t)1 << bit) == y);
  char *after = state(solver);
  EXPECT(strcmp(before, after) == 0);
  EXPECT(strstr(cassowary_message(solver), "belongs to another solver") != NULL);
  free(before);
  free(after);
  /* What takes the place of what is gone has another handle. */
  cassowary_variable next;
  EXPECT(cassowary_make_variable(solver, NULL, &next) == CASSOWARY_OK && next != gone);
  EXPECT(cassowary_remove_variable(solver, gone) == CASSOWARY_UNKNOWN_VARIABLE);
  EXPECT(cassowary_remove_variable(solver, x) == CASSOWARY_IN_USE);
  EXPECT(cassowary_make_checkpoint(solver, &mark) == CASSOWARY_OK && cassowary_discard(solver, mark) == CASSOWARY_OK);
  EXPECT(cassowary_discard(solver, mark) == CASSOWARY_UNKNOWN_CHECKPOINT && cassowary_make_checkpoint(other, &again) == CASSOWARY_OK);
  EXPECT(cassowary_restore(solver, again) == CASSOWARY_UNKNOWN_CHECKPOINT);
  int closed[] = {CASSOWARY_UNKNOWN_SOLVER, CASSOWARY_UNKNOWN_SOLVER, CASSOWARY_UNKNOWN_SOLVER};
  EXPECT(cassowary_close(solver) == CASSOWARY_OK && cassowary_close(solver) == CASSOWARY_UNKNOWN_SOLVER);
  EXPECT(refuse(solver, x, c, closed) && refuse(NULL, x, c, closed) && refuse((cassowary_solver *)(uintptr_t)-1, x, c, closed));
  EXPECT(cassowary_commit(NULL, NULL, NULL) == CASSOWARY_UNKNOWN_SOLVER && strlen(cassowary_message(NULL)) > 10);
  cassowary_solver *third;
  EXPECT(cassowary_open(&third) == CASSOWARY_OK && third != solver && refuse(solver, x, c, closed));
  EXPECT(refuse(third, x, c, unknown));
  EXPECT(cassowary_close(third) == CASSOWARY_OK && cassowary_close(other) == CASSOWARY_OK);
}

static void check_arguments(void) {
  cassowary_solver *solver = NULL;
  cassowary_variable x;
  cassowary_constraint c;
  EXPECT(cassowary_open(NULL) == CASSOWARY_NULL_ARGUMENT && cassowary_open(&solver) == CASSOWARY_OK);
  EXPECT(cassowary_make_variable(solver, "x", NULL) == CASSOWARY_NULL_ARGUMENT);
  EXPECT(cassowary_make_variable(solver, "\xff", &x) == CASSOWARY_BAD_ARGUMENT);
  EXPECT(cassowary_make_variable(solver, "x", &x) == CASSOWARY_OK);
  cassowary_term term = {x, 1}, scaled = {x, 1};
  EXPECT(cassowary_add_constraint(solver, &term, 1, 1, 10, CASSOWARY_REQUIRED, 1, NULL, &c) == CASSOWARY_OK);
  char *before = state(solver);
  const double bad[] = {NAN, INFINITY, -INFINITY, 1e16};
  for (int place = 0; place < 4; place++) {
    EXPECT(cassowary_add_constraint(solver, &term, 1, 0, bad[place], 1, 1, NULL, NULL) == CASSOWARY_NOT_FINITE);
    EXPECT(cassowary_set_constant(solver, c, bad[place]) == CASSOWARY_NOT_FINITE);
    EXPECT(cassowary_set_constants(solver, &c, &bad[place], 1) == CASSOWARY_NOT_FINITE);
    scaled.coefficient = bad[place];
    EXPECT(cassowary_add_constraint(solver, &scaled, 1, 0, 1, 1, 1, NULL, NULL) ==
           (place < 3 ? CASSOWARY_NOT_FINITE : CASSOWARY_COEFFICIENT_RANGE));
  }
  EXPECT(cassowary_add_constraint(solver, &term, 1, 0, 1, NAN, 1, NULL, NULL) == CASSOWARY_PRIORITY_RANGE);
  EXPECT(cassowary_add_constraint(solver, &term, 1, 0, 1, -1, 1, NULL, NULL) == CASSOWARY_PRIORITY_RANGE);
  EXPECT(cassowary_set_weight(solver, c, NAN) == CASSOWARY_WEIGHT_RANGE && cassowary_set_weight(solver, c, 0) == CASSOWARY_WEIGHT_RANGE);
  EXPECT(cassowary_add_constraint(solver, &term, 1, 2, 1, 1, 1, NULL, NULL) == CASSOWARY_BAD_ARGUMENT);
  EXPECT(cassowary_add_constraint(solver, NULL, 1, 0, 1, 1, 1, NULL, NULL) == CASSOWARY_NULL_ARGUMENT);
  EXPECT(cassowary_add_constraint(solver, NULL, 0, 0, 1, 1, 1, NULL, NULL) == CASSOWARY_NO_VARIABLES);
  EXPECT(cassowary_add_constraint(solver, &term, SIZE_MAX, 0, 1, 1, 1, NULL, NULL) == CASSOWARY_BAD_ARGUMENT);
  EXPECT(cassowary_add_constraint(solver, &term, 2000000, 0, 1, 1, 1, NULL, NULL) == CASSOWARY_LIMIT);
  EXPECT(cassowary_suggest(solver, x, 1) == CASSOWARY_NOT_EDITED);
  size_t count;
  EXPECT(cassowary_commit(solver, NULL, &count) == CASSOWARY_NULL_ARGUMENT);
  EXPECT(cassowary_end(solver) == CASSOWARY_NO_TRANSACTION && cassowary_abandon(solver) == CASSOWARY_NO_TRANSACTION);
  const char *text;
  EXPECT(cassowary_linear_program(solver, CASSOWARY_REQUIRED, 0, &text) == CASSOWARY_PRIORITY_RANGE);
  EXPECT(cassowary_load(solver, NULL, 0) == CASSOWARY_NULL_ARGUMENT && cassowary_load(solver, "x", 1) == CASSOWARY_MALFORMED);
  EXPECT(cassowary_add_constraint(solver, &term, 1, -1, 5, CASSOWARY_REQUIRED, 1, NULL, NULL) == CASSOWARY_UNSATISFIABLE);
  const cassowary_constraint *conflict;
  EXPECT(cassowary_get_conflict(solver, &conflict, &count) == CASSOWARY_OK && count == 1 && conflict[0] == c);
  EXPECT(strstr(cassowary_message(solver), "x >= 10 (required)") != NULL);
  char *after = state(solver);
  EXPECT(strcmp(before, after) == 0);
  free(before);
  free(after);
  cassowary_constraint constants; /* a relation between constants that is true */
  EXPECT(cassowary_add_constraint(solver, NULL, 0, 1, -3, CASSOWARY_REQUIRED, 1, NULL, &constants) == CASSOWARY_OK);
  EXPECT(cassowary_remove_constraint(solver, constants) == CASSOWARY_OK);
  for (int depth = 0; depth < 1000; depth++) EXPECT(cassowary_begin(solver) == CASSOWARY_OK);
  EXPECT(cassowary_begin(solver) == CASSOWARY_LIMIT && cassowary_save(solver, &text, NULL) == CASSOWARY_TRANSACTION_OPEN);
  for (int depth = 0; depth < 1000; depth++) EXPECT(cassowary_abandon(solver) == CASSOWARY_OK);
  cassowary_statistics counts;
  memset(&counts, 0xff, sizeof counts);
  EXPECT(cassowary_get_statistics(solver, &counts, 8) == CASSOWARY_OK && counts.pivots >= 0 && counts.flips == -1);
  for (int code = 0; code <= CASSOWARY_ILL_CONDITIONED; code++) EXPECT(strcmp(cassowary_code_text(code), cassowary_code_text(-1)) != 0);
  EXPECT(strcmp(cassowary_version(), CASSOWARY_VERSION) == 0);
  EXPECT(cassowary_close(solver) == CASSOWARY_OK);
}

/* Builds until the memory ends, at many ends: nothing changes by what is refused, and what was taken comes back. */
static void check_memory(void) {
  size_t unused = cassowary_memory_in_use();
  for (size_t limit = 280000; limit < 4000000; limit = limit * 21 / 20) {
    cassowary_set_memory_limit(limit);
    cassowary_solver *solver = NULL;
    cassowary_variable last = 0, next;
    int code = cassowary_open(&solver), steps = 0;
    EXPECT(code == CASSOWARY_OK || (code == CASSOWARY_NO_MEMORY && limit < 300000));
    if (code != CASSOWARY_OK) continue;
    for (; code == CASSOWARY_OK && steps < 20000; steps++) {
      code = cassowary_make_variable(solver, "variable", &next);
      cassowary_term terms[] = {{next, 1}, {last, -1}};
      if (code == CASSOWARY_OK)
        code = cassowary_add_constraint(solver, terms, last ? 2 : 1, 0, 1, steps % 3 ? CASSOWARY_REQUIRED : 5, 1, NULL, NULL);
      if (code == CASSOWARY_OK && steps % 7 == 0) code = cassowary_commit(solver, NULL, NULL);
      if (code == CASSOWARY_OK) last = next;
    }
    EXPECT(code == CASSOWARY_NO_MEMORY && strlen(cassowary_message(solver)) > 10);
    EXPECT(cassowary_memory_in_use() <= limit);
    cassowary_set_memory_limit(0);
    double value;
    const char *broken;
    EXPECT(cassowary_commit(solver, NULL, NULL) == CASSOWARY_OK);
    EXPECT(!last || (cassowary_get_value(solver, last, &value) == CASSOWARY_OK && (value == steps - 1 || value == steps)));
    EXPECT(cassowary_check(solver, &broken) == CASSOWARY_OK && broken[0] == 0);
    EXPECT(cassowary_close(solver) == CASSOWARY_OK);
  }
  EXPECT(cassowary_memory_in_use() == unused);
}

static cassowary_solver *shared;
static int busy;

static void *use(void *solver) {
  for (int step = 0; step < 20000; step++) {
    int code = cassowary_commit(solver ? solver : shared, NULL, NULL);
    if (code == CASSOWARY_BUSY) __atomic_fetch_add(&busy, 1, __ATOMIC_RELAXED);
    else EXPECT(code == CASSOWARY_OK);
    cassowary_solver *own;
    if (step % 50 == 0) EXPECT(cassowary_open(&own) == CASSOWARY_OK && cassowary_close(own) == CASSOWARY_OK);
  }
  return NULL;
}

static void check_threads(void) {
  pthread_t threads[4];
  EXPECT(cassowary_open(&shared) == CASSOWARY_OK);
  for (int place = 0; place < 4; place++) pthread_create(&threads[place], NULL, use, NULL);
  for (int place = 0; place < 4; place++) pthread_join(threads[place], NULL);
  EXPECT(cassowary_close(shared) == CASSOWARY_OK);
}

/* A box that shares a width with another one, which wants 100 at least: 0 to 130 it keeps its 30, then the other one its 100. */
static void check_sweeps(void) {
  cassowary_solver *solver = NULL;
  cassowary_variable width, first, second;
  cassowary_constraint edit, least, wish;
  const cassowary_piece *pieces;
  const cassowary_segment *lines;
  const cassowary_constraint *conflict;
  size_t count;
  EXPECT(cassowary_open(&solver) == CASSOWARY_OK);
  EXPECT(cassowary_make_variable(solver, "width", &width) == CASSOWARY_OK);
  EXPECT(cassowary_make_variable(solver, "first", &first) == CASSOWARY_OK);
  EXPECT(cassowary_make_variable(solver, "second", &second) == CASSOWARY_OK);
  cassowary_term sum[] = {{first, 1}, {second, 1}, {width, -1}}, whole = {width, 1}, one = {first, 1}, two = {second, 1};
  EXPECT(cassowary_add_constraint(solver, sum, 3, CASSOWARY_EQUAL, 0, CASSOWARY_REQUIRED, 1, NULL, NULL) == CASSOWARY_OK);
  EXPECT(cassowary_add_constraint(solver, &one, 1, CASSOWARY_GREATER_OR_EQUAL, 30, CASSOWARY_REQUIRED, 1, NULL, &least) == CASSOWARY_OK);
  EXPECT(cassowary_add_constraint(solver, &two, 1, CASSOWARY_GREATER_OR_EQUAL, 100, 500, 1, NULL, &wish) == CASSOWARY_OK);
  EXPECT(cassowary_add_constraint(solver, &one, 1, CASSOWARY_EQUAL, 0, 10, 1, NULL, NULL) == CASSOWARY_OK);
  EXPECT(cassowary_add_constraint(solver, &whole, 1, CASSOWARY_EQUAL, 300, CASSOWARY_REQUIRED, 1, NULL, &edit) == CASSOWARY_OK);
  EXPECT(cassowary_commit(solver, NULL, NULL) == CASSOWARY_OK);
  EXPECT(cassowary_sweep_segments(solver, first, &lines, &count) == CASSOWARY_BAD_ARGUMENT);
  char *before = state(solver);
  EXPECT(cassowary_sweep(solver, edit, 0, 400, 100, &pieces, &count) == CASSOWARY_OK && count >= 1);
  EXPECT(pieces[0].low == 0 && pieces[count - 1].high == 400 && pieces[count - 1].end == CASSOWARY_ENDS_RANGE);
  int is_passed = 0;
  for (size_t place = 0; place < count; place++) {
    if (place > 0) EXPECT(pieces[place].low == pieces[place - 1].high);
    is_passed |= pieces[place].constraint == wish && fabs(pieces[place].high - 130) < 1e-9 && pieces[place].is_from_below;
  }
  EXPECT(is_passed);
  EXPECT(cassowary_sweep_segments(solver, second, &lines, &count) == CASSOWARY_OK && count == 1);
  EXPECT(fabs(lines[0].start + 30) < 1e-9 && fabs(lines[0].slope - 1) < 1e-12 && lines[0].low == 0 && lines[0].high == 400);
  EXPECT(cassowary_sweep_conflict(solver, 1, &conflict, &count) == CASSOWARY_OK && count == 0);
  /* What is refused leaves all as it was, the last sweep included. */
  EXPECT(cassowary_sweep(solver, edit, 5, 5, 100, &pieces, &count) == CASSOWARY_BAD_ARGUMENT);
  EXPECT(cassowary_sweep(solver, edit, 9, 5, 100, &pieces, &count) == CASSOWARY_BAD_ARGUMENT);
  EXPECT(strstr(cassowary_message(solver), "smaller one first") != NULL);
  EXPECT(cassowary_sweep(solver, edit, NAN, 5, 100, &pieces, &count) == CASSOWARY_NOT_FINITE);
  EXPECT(cassowary_sweep(solver, edit, 0, INFINITY, 100, &pieces, &count) == CASSOWARY_NOT_FINITE);
  EXPECT(cassowary_sweep(solver, edit, 0, 1e16, 100, &pieces, &count) == CASSOWARY_BAD_ARGUMENT);
  EXPECT(cassowary_sweep(solver, edit, 0, 400, 0, &pieces, &count) == CASSOWARY_LIMIT);
  EXPECT(cassowary_sweep(solver, edit, 0, 400, 100, NULL, &count) == CASSOWARY_NULL_ARGUMENT);
  EXPECT(cassowary_sweep_segments(solver, first, &lines, &count) == CASSOWARY_OK && count == 1);
  char *after = state(solver);
  EXPECT(strcmp(before, after) == 0);
  free(before);
  free(after);
  /* The second box may not be negative: below 30 there is nothing. */
  EXPECT(cassowary_add_constraint(solver, &two, 1, CASSOWARY_GREATER_OR_EQUAL, 0, CASSOWARY_REQUIRED, 1, NULL, NULL) == CASSOWARY_OK);
  EXPECT(cassowary_sweep(solver, edit, 0, 400, 100, &pieces, &count) == CASSOWARY_OK && fabs(pieces[0].low - 30) < 1e-6);
  EXPECT(cassowary_sweep_conflict(solver, 0, &conflict, &count) == CASSOWARY_OK && count > 0);
  EXPECT(cassowary_sweep(solver, edit, 0, 20, 100, &pieces, &count) == CASSOWARY_UNSATISFIABLE);
  EXPECT(cassowary_get_conflict(solver, &conflict, &count) == CASSOWARY_OK && count > 0);
  EXPECT(cassowary_close(solver) == CASSOWARY_OK);
}

/* A batch: handles, refusals that name what they contradict, and arguments that are none. */
static void check_batches(void) {
  cassowary_solver *solver;
  EXPECT(cassowary_open(&solver) == CASSOWARY_OK);
  enum { count = 12 };
  cassowary_variable variables[count + 1] = {0};
  double starts[count + 1] = {0};
  uint32_t ends[count + 1], numbers[count + 2];
  double factors[count + 2];
  cassowary_breakpoint breakpoints[count + 1];
  cassowary_constraint made[count + 1];
  for (uint32_t place = 0; place < count; place++) {
    numbers[place] = place;
    factors[place] = 1;
    ends[place] = place + 1;
    breakpoints[place] = (cassowary_breakpoint){place, CASSOWARY_REQUIRED, CASSOWARY_REQUIRED, 1};
  }
  starts[count] = 7;
  cassowary_batch batch = {variables, starts, count + 1, ends, ends, count, numbers, factors, breakpoints, made};
  uint64_t refused = 99;
  double value = 0;
  EXPECT(cassowary_load_batch(solver, &batch, &refused) == CASSOWARY_OK);
  EXPECT(cassowary_commit(solver, NULL, NULL) == CASSOWARY_OK);
  EXPECT(cassowary_get_value(solver, variables[5], &value) == CASSOWARY_OK && value == 5);
  EXPECT(cassowary_get_value(solver, variables[count], &value) == CASSOWARY_OK && value == 7);
  EXPECT(cassowary_set_constant(solver, made[3], 30) == CASSOWARY_OK);

  /* A variable that is new, one that is there, and a row that contradicts one of each. */
  char *before = state(solver);
  cassowary_variable more[] = {0, variables[4]};
  uint32_t term_ends[] = {1, 3}, breakpoint_ends[] = {1, 2}, names[] = {0, 0, 1};
  double times[] = {1, 1, 1};
  cassowary_breakpoint asked[] = {
      {10, CASSOWARY_NO_COST, CASSOWARY_REQUIRED, 1}, {12, CASSOWARY_REQUIRED, CASSOWARY_NO_COST, 1}};
  cassowary_batch bad = {more, NULL, 2, term_ends, breakpoint_ends, 2, names, times, asked, NULL};
  EXPECT(cassowary_load_batch(solver, &bad, &refused) == CASSOWARY_UNSATISFIABLE && refused == 1 && more[0] == 0);
  EXPECT(strstr(cassowary_message(solver), "cannot hold together") != NULL);
  const cassowary_batch_member *members;
  size_t found;
  EXPECT(cassowary_batch_conflict(solver, &members, &found) == CASSOWARY_OK && found == 2);
  EXPECT(members[0].constraint == made[4] && members[1].constraint == 0 && members[1].breakpoint == 0);
  const cassowary_constraint *conflict;
  EXPECT(cassowary_get_conflict(solver, &conflict, &found) == CASSOWARY_OK && found == 1 && conflict[0] == made[4]);
  asked[1].value = NAN;
  EXPECT(cassowary_load_batch(solver, &bad, &refused) == CASSOWARY_NOT_FINITE && refused == 1);
  asked[1] = (cassowary_breakpoint){12, CASSOWARY_NO_COST, CASSOWARY_NO_COST, 1};
  EXPECT(cassowary_load_batch(solver, &bad, &refused) == CASSOWARY_PRIORITY_RANGE);
  names[2] = 2;
  EXPECT(cassowary_load_batch(solver, &bad, &refused) == CASSOWARY_BAD_ARGUMENT && refused == 2);
  names[2] = 1;
  term_ends[0] = 4;
  EXPECT(cassowary_load_batch(solver, &bad, NULL) == CASSOWARY_BAD_ARGUMENT);
  more[1] = 12345;
  term_ends[0] = 1;
  EXPECT(cassowary_load_batch(solver, &bad, NULL) == CASSOWARY_UNKNOWN_VARIABLE);
  bad.numbers = NULL;
  EXPECT(cassowary_load_batch(solver, &bad, NULL) == CASSOWARY_NULL_ARGUMENT);
  EXPECT(cassowary_load_batch(solver, NULL, NULL) == CASSOWARY_NULL_ARGUMENT);
  cassowary_batch none = {0};
  EXPECT(cassowary_load_batch(solver, &none, &refused) == CASSOWARY_OK);
  char *after = state(solver);
  EXPECT(strcmp(before, after) == 0);
  free(before);
  free(after);
  EXPECT(cassowary_close(solver) == CASSOWARY_OK);
}

/* Bounds, which conflicts name and of which a variable is told. */
static void check_bounds(void) {
  cassowary_solver *solver;
  EXPECT(cassowary_open(&solver) == CASSOWARY_OK);
  cassowary_variable width, found;
  EXPECT(cassowary_make_variable(solver, "width", &width) == CASSOWARY_OK);
  cassowary_bound least = {10, CASSOWARY_REQUIRED, 1, CASSOWARY_NO_COST}, most = {300, 750, 2, 1}, low, high;
  EXPECT(cassowary_set_bounds(solver, width, &least, &most) == CASSOWARY_OK);
  EXPECT(cassowary_get_bounds(solver, width, &low, &high) == CASSOWARY_OK);
  EXPECT(memcmp(&low, &least, sizeof low) == 0 && memcmp(&high, &most, sizeof high) == 0);
  cassowary_term term = {width, 1};
  EXPECT(cassowary_add_constraint(
             solver, &term, 1, CASSOWARY_LESS_OR_EQUAL, 5, CASSOWARY_REQUIRED, 1, NULL, NULL) == CASSOWARY_UNSATISFIABLE);
  const cassowary_constraint *conflict;
  size_t count;
  int is_upper = 2;
  EXPECT(cassowary_get_conflict(solver, &conflict, &count) == CASSOWARY_OK && count == 1);
  EXPECT(cassowary_get_bounded(solver, conflict[0], &found, &is_upper) == CASSOWARY_OK && found == width && is_upper == 0);
  EXPECT(cassowary_set_bounds(solver, width, NULL, NULL) == CASSOWARY_OK);
  EXPECT(cassowary_get_bounds(solver, width, &low, &high) == CASSOWARY_OK && low.priority == CASSOWARY_NO_COST);
  EXPECT(cassowary_get_bounds(solver, width, NULL, &high) == CASSOWARY_NULL_ARGUMENT);
  EXPECT(cassowary_close(solver) == CASSOWARY_OK);
}

int main(void) {
  check_batches();
  check_bounds();
  check_sweeps();
  check_handles();
  check_arguments();
  check_memory();
  check_threads();
  printf("%d failures; %d calls found the solver busy\n", failures, busy);
  return failures != 0;
}
