/* A card whose title and button share a width: cc card.c $(pkg-config --cflags --libs cassowary) */
#include <cassowary.h>
#include <stdio.h>
#include <stdlib.h>

static cassowary_solver *solver;

static void check(int code) {
  if (code == CASSOWARY_OK) return;
  fprintf(stderr, "%s\n", cassowary_message(solver));
  exit(1);
}

int main(void) {
  cassowary_variable width, title, button;
  check(cassowary_open(&solver));
  check(cassowary_make_variable(solver, "width", &width));
  check(cassowary_make_variable(solver, "title", &title));
  check(cassowary_make_variable(solver, "button", &button));

  cassowary_term row[] = {{title, 1}, {button, 1}, {width, -1}};
  check(cassowary_add_constraint(solver, row, 3, CASSOWARY_EQUAL, -8, CASSOWARY_REQUIRED, 1, NULL, NULL));
  cassowary_term least = {button, 1};
  cassowary_note thumb = {.label = "thumb", .file = "card.c", .line = __LINE__};
  check(cassowary_add_constraint(
      solver, &least, 1, CASSOWARY_GREATER_OR_EQUAL, 44, CASSOWARY_REQUIRED, 1, &thumb, NULL));
  cassowary_term one = {title, 1};
  check(cassowary_add_content_size(solver, &one, 1, 180, CASSOWARY_LOW, CASSOWARY_HIGH, 1, NULL, NULL));
  one.variable = button;
  check(cassowary_add_content_size(solver, &one, 1, 60, CASSOWARY_LOW, CASSOWARY_HIGH - 1, 1, NULL, NULL));

  check(cassowary_add_edit(solver, width, 900, 1, NULL, NULL));
  for (int step = 0; step < 3; step++) {
    check(cassowary_suggest(solver, width, 260 - 30 * step));
    const cassowary_change *changes;
    size_t count;
    check(cassowary_commit(solver, &changes, &count));
    for (size_t place = 0; place < count; place++) {
      const char *name;
      check(cassowary_get_name(solver, changes[place].variable, &name));
      printf("%s %g -> %g\n", name, changes[place].old_value, changes[place].new_value);
    }
  }

  cassowary_term most = {button, 1};
  int code = cassowary_add_constraint(
      solver, &most, 1, CASSOWARY_LESS_OR_EQUAL, 40, CASSOWARY_REQUIRED, 1, NULL, NULL);
  printf("%s\n", code == CASSOWARY_UNSATISFIABLE ? cassowary_message(solver) : "that cannot be");
  return cassowary_close(solver);
}
