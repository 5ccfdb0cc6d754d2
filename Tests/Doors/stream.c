/* The stream of random operations of stream.swift, through the door of C: both print the same digest. */
#include <cassowary.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VARIABLES = 16, MOST = 4096 };

static cassowary_solver *solver;
static cassowary_variable variables[VARIABLES];
static cassowary_constraint handles[MOST];
static size_t handle_count;
static uint64_t state, digest = 0xcbf29ce484222325;
static int64_t refusals;

static void expect(int condition, const char *claim) {
  if (condition) return;
  fprintf(stderr, "failed: %s: %s\n", claim, cassowary_message(solver));
  exit(1);
}

static void add_word(uint64_t word) {
  digest = (digest ^ word) * 0x100000001b3;
  digest ^= digest >> 29;
}

static void add_number(double number) {
  uint64_t word;
  memcpy(&word, &number, sizeof word);
  add_word(word);
}

static void add_text(const char *text) {
  for (; *text; text++) add_word((unsigned char)*text);
}

/* SplitMix64. */
static size_t draw(size_t count) {
  uint64_t word = state += 0x9e3779b97f4a7c15;
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
  word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
  return (size_t)((word ^ (word >> 31)) % count);
}

static double draw_number(void) { return ((double)draw(81) - 40) / 3; }

static void keep(cassowary_constraint handle) {
  expect(handle_count < MOST, "there is room");
  handles[handle_count++] = handle;
}

static void add(void) {
  static const double coefficients[] = {1, -1, 2, 0.7, -1.0 / 3};
  static const int relations[] = {CASSOWARY_EQUAL, CASSOWARY_LESS_OR_EQUAL, CASSOWARY_GREATER_OR_EQUAL};
  double constant = draw_number();
  cassowary_term terms[3];
  size_t count = 1 + draw(3);
  for (size_t place = 0; place < count; place++) {
    double coefficient = coefficients[draw(5)];
    if (draw(2) == 0) coefficient = 1;
    terms[place] = (cassowary_term){variables[draw(VARIABLES)], coefficient};
  }
  int relation = relations[draw(3)];
  int is_required = draw(4) == 0;
  double priority = is_required ? CASSOWARY_REQUIRED : (double)(1 + draw(5));
  double weight = is_required ? 1 : (double)(1 + draw(3));
  cassowary_constraint handle;
  if (cassowary_add_constraint(solver, terms, count, relation, constant, priority, weight, NULL, &handle) == CASSOWARY_OK) {
    keep(handle);
    return;
  }
  refusals++;
  const cassowary_constraint *conflict;
  size_t size;
  expect(cassowary_get_conflict(solver, &conflict, &size) == CASSOWARY_OK, "conflict");
  add_word(size);
  add_text(cassowary_message(solver));
}

static void remove_one(void) {
  if (handle_count < 30) return;
  size_t place = draw(handle_count);
  cassowary_constraint handle = handles[place];
  memmove(handles + place, handles + place + 1, (handle_count - place - 1) * sizeof *handles);
  handle_count--;
  expect(cassowary_remove_constraint(solver, handle) == CASSOWARY_OK, "remove");
}

static void drag(void) {
  if (handle_count == 0) return;
  cassowary_constraint handle = handles[draw(handle_count)];
  double start = draw_number();
  for (int step = 0; step < 6; step++) {
    if (cassowary_set_constant(solver, handle, start + step / 4.0) != CASSOWARY_OK) refusals++;
    const cassowary_change *changes;
    size_t count;
    expect(cassowary_commit(solver, &changes, &count) == CASSOWARY_OK, "commit");
    for (size_t place = 0; place < count; place++) add_number(changes[place].new_value);
  }
}

static void stay(void) {
  cassowary_variable variable = variables[draw(VARIABLES)];
  cassowary_constraint handle;
  if (cassowary_add_stay(solver, variable, (double)(1 + draw(5)), 1, NULL, &handle) == CASSOWARY_OK) keep(handle);
}

static void edit(void) {
  cassowary_variable variable = variables[draw(VARIABLES)];
  cassowary_constraint handle;
  if (cassowary_add_edit(solver, variable, (double)(3 + draw(5)), 1, NULL, &handle) == CASSOWARY_OK) keep(handle);
  if (cassowary_suggest(solver, variable, draw_number()) != CASSOWARY_OK) refusals++;
}

static void content_size(void) {
  double value = 10 + (double)draw(50);
  cassowary_term term = {variables[draw(VARIABLES)], 1};
  double hugging = (double)(1 + draw(3)), compression = (double)(3 + draw(3));
  cassowary_constraint handle;
  int code = cassowary_add_content_size(solver, &term, 1, value, hugging, compression, 1, NULL, &handle);
  expect(code == CASSOWARY_OK, "content size");
  keep(handle);
}

static void change(void) {
  if (handle_count == 0) return;
  cassowary_constraint handle = handles[draw(handle_count)];
  double priority = (double)(1 + draw(5));
  expect(cassowary_set_priority(solver, handle, priority) == CASSOWARY_OK, "priority");
  if (draw(3) == 0) expect(cassowary_set_weight(solver, handle, (double)(1 + draw(4))) == CASSOWARY_OK, "weight");
}

static void transaction(void) {
  size_t count = handle_count;
  expect(cassowary_begin(solver) == CASSOWARY_OK, "begin");
  add();
  drag();
  add();
  if (draw(2) == 0) {
    expect(cassowary_abandon(solver) == CASSOWARY_OK, "abandon");
    handle_count = count;
  } else {
    expect(cassowary_end(solver) == CASSOWARY_OK, "end");
  }
}

static void go_back(void) {
  cassowary_checkpoint start;
  expect(cassowary_make_checkpoint(solver, &start) == CASSOWARY_OK, "checkpoint");
  size_t count = handle_count;
  add();
  drag();
  expect(cassowary_restore(solver, start) == CASSOWARY_OK, "restore");
  handle_count = count;
  expect(cassowary_discard_checkpoints(solver) == CASSOWARY_OK, "discard");
}

static void replace_variable(void) {
  size_t place = draw(VARIABLES);
  if (cassowary_remove_variable(solver, variables[place]) == CASSOWARY_OK)
    expect(cassowary_make_variable(solver, "new", &variables[place]) == CASSOWARY_OK, "make");
}

static void reload(void) {
  const char *text;
  size_t length, count;
  const cassowary_variable *list;
  size_t ages[VARIABLES];
  expect(cassowary_list_variables(solver, &list, &count) == CASSOWARY_OK, "list");
  for (size_t place = 0; place < VARIABLES; place++)
    for (ages[place] = 0; list[ages[place]] != variables[place]; ages[place]++) {}
  expect(cassowary_save(solver, &text, &length) == CASSOWARY_OK, "save");
  add_text(text);
  expect(cassowary_load(solver, text, length) == CASSOWARY_OK, "load");
  expect(cassowary_list_variables(solver, &list, &count) == CASSOWARY_OK, "list");
  for (size_t place = 0; place < VARIABLES; place++) variables[place] = list[ages[place]];
  const cassowary_constraint *constraints;
  expect(cassowary_list_constraints(solver, &constraints, &count) == CASSOWARY_OK, "list");
  handle_count = 0;
  for (size_t place = 0; place < count; place++) keep(constraints[place]);
}

static void add_values(void) {
  double values[VARIABLES];
  expect(cassowary_get_values(solver, variables, VARIABLES, values) == CASSOWARY_OK, "values");
  for (size_t place = 0; place < VARIABLES; place++) add_number(values[place]);
  cassowary_statistics counts;
  expect(cassowary_get_statistics(solver, &counts, sizeof counts) == CASSOWARY_OK, "statistics");
  add_word((uint64_t)counts.pivots);
  add_word((uint64_t)counts.flips);
  add_word((uint64_t)refusals);
}

static void add_answers(void) {
  const char *text;
  for (size_t place = 0; place < handle_count; place++) {
    const cassowary_multiplier *multipliers;
    size_t count;
    expect(cassowary_get_multipliers(solver, handles[place], &multipliers, &count) == CASSOWARY_OK, "multipliers");
    add_word(count);
    for (size_t part = 0; part < count; part++) {
      add_number(multipliers[part].priority);
      add_number(multipliers[part].value);
    }
    expect(cassowary_get_text(solver, handles[place], &text) == CASSOWARY_OK, "text");
    add_text(text);
  }
  for (size_t place = 0; place < VARIABLES; place++) {
    int is_free;
    expect(cassowary_why_text(solver, variables[place], &text) == CASSOWARY_OK, "why");
    add_text(text);
    expect(cassowary_is_free(solver, variables[place], &is_free) == CASSOWARY_OK, "free");
    add_word((uint64_t)is_free);
  }
  const cassowary_freedom *freedoms;
  const cassowary_cost *costs;
  size_t count;
  expect(cassowary_list_freedoms(solver, 8, &freedoms, &count) == CASSOWARY_OK, "freedoms");
  for (size_t place = 0; place < count; place++) add_text(freedoms[place].text);
  expect(cassowary_list_costs(solver, &costs, &count) == CASSOWARY_OK, "costs");
  for (size_t place = 0; place < count; place++) add_number(costs[place].cost);
  expect(cassowary_linear_program(solver, 3, 1e-6, &text) == CASSOWARY_OK, "linear program");
  add_text(text);
}

int main(int count, char **arguments) {
  state = count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
  int operations = count > 2 ? atoi(arguments[2]) : 2000;
  expect(cassowary_open(&solver) == CASSOWARY_OK, "open");
  for (size_t place = 0; place < VARIABLES; place++)
    expect(cassowary_make_variable(solver, NULL, &variables[place]) == CASSOWARY_OK, "make");
  for (int operation = 0; operation < operations; operation++) {
    switch (draw(20)) {
    case 0: case 1: case 2: case 3: case 4: add(); break;
    case 5: content_size(); break;
    case 6: case 7: case 8: case 9: remove_one(); break;
    case 10: case 11: case 12: drag(); break;
    case 13: stay(); break;
    case 14: edit(); break;
    case 15: change(); break;
    case 16: transaction(); break;
    case 17: go_back(); break;
    case 18: replace_variable(); break;
    default: if (draw(8) == 0) reload();
    }
    expect(cassowary_commit(solver, NULL, NULL) == CASSOWARY_OK, "commit");
    add_values();
    if (operation % 100 == 99) add_answers();
  }
  reload();
  add_answers();
  printf("%llu refusals %lld\n", (unsigned long long)digest, (long long)refusals);
  return cassowary_close(solver);
}
