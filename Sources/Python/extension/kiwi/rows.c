/* Constraints as rows of libcassowary: strengths as priorities, numbers that it does not take, wishes beside edits. */
#include "kiwi.h"

/*
** How a strength is said to the solver: kiwi's three scales are priorities, within which it weighs. The solver's weights
** reach from 0.001 to 1000000, so weak ones from a millionth on are counted in thousandths, and those below a millionth, a
** thousandth of the least that any program is known to use, are a scale of their own below.
*/
void kiwi_level_of(double strength, double *priority, double *weight) {
  if (strength >= REQUIRED) *priority = CASSOWARY_REQUIRED, *weight = 1;
  else if (strength >= STRONG) *priority = 3, *weight = strength / STRONG;
  else if (strength >= MEDIUM) *priority = 2, *weight = strength / MEDIUM;
  else if (strength >= 1e-6) *priority = 1, *weight = strength * 1e3;
  else if (strength > 0) *priority = 0.5, *weight = strength < 1e-15 ? 1e-3 : strength * 1e12;
  else *priority = 0, *weight = 1;
}

/* Numbers as the solver takes them: see `Tolerances` and `cassowary_add_constraint`. */
#define LEAST_COEFFICIENT 1e-6
#define LARGEST_COEFFICIENT 1e6
#define LARGEST_CONSTANT 1e15
#define LARGEST_VALUE 1e60
/* Exponents of two by which one helper multiplies, and within which the coefficients of a helped row lie. */
#define HELPER_STEP 16
#define HELPED_RANGE 8

static int add_row(
    solver *self, cassowary_variable first, double factor, cassowary_variable second, cassowary_constraint *row) {
  cassowary_term terms[2] = {{first, factor}, {second, -1}};
  return cassowary_add_constraint(self->door, terms, 2, CASSOWARY_EQUAL, 0, CASSOWARY_REQUIRED, 1, NULL, row);
}

/* A place for one more helper; null with no memory. */
static helper *next_helper(helpers *helped) {
  if (helped->count == helped->room) {
    int32_t room = helped->room ? 2 * helped->room : 4;
    helper *list = PyMem_Realloc(helped->list, (size_t)room * sizeof *list);
    if (!list) return NULL;
    helped->list = list;
    helped->room = room;
  }
  helped->list[helped->count] = (helper){0, 0};
  return &helped->list[helped->count++];
}

/* Makes `term` the same term with a coefficient near 1, of a variable that stands for a multiple of the given one. */
static int bring_near(solver *self, cassowary_term *term, helpers *helped) {
  int exponent;
  frexp(term->coefficient, &exponent);
  while (exponent > HELPED_RANGE || exponent < -HELPED_RANGE) {
    int step = exponent > 0 ? HELPER_STEP : -HELPER_STEP;
    helper *made = next_helper(helped);
    if (!made) return CASSOWARY_NO_MEMORY;
    int code = cassowary_make_variable(self->door, NULL, &made->multiple);
    if (code != CASSOWARY_OK) return code;
    code = step > 0 ? add_row(self, term->variable, ldexp(1, step), made->multiple, &made->row)
                    : add_row(self, made->multiple, ldexp(1, -step), term->variable, &made->row);
    if (code != CASSOWARY_OK) return code;
    *term = (cassowary_term){made->multiple, ldexp(term->coefficient, -step)};
    exponent -= step;
  }
  return CASSOWARY_OK;
}

/* Makes a term of a constant that the solver does not take: a variable that is fixed, times a coefficient. */
static int stand_for(solver *self, double constant, cassowary_term *term, helpers *helped) {
  int exponent;
  double fraction = frexp(constant, &exponent);
  helper *made = next_helper(helped);
  if (!made) return CASSOWARY_NO_MEMORY;
  int code = cassowary_make_variable(self->door, NULL, &made->multiple);
  if (code != CASSOWARY_OK) return code;
  *term = (cassowary_term){made->multiple, 1};
  code = cassowary_add_constraint(
      self->door, term, 1, CASSOWARY_EQUAL, fraction, CASSOWARY_REQUIRED, 1, NULL, &made->row);
  term->coefficient = ldexp(1, exponent);
  return code;
}

/* True if the solver takes the coefficients as they are. */
static int are_usual(const cassowary_term *terms, Py_ssize_t count) {
  double least = INFINITY, largest = 0;
  for (Py_ssize_t place = 0; place < count; place++) {
    double size = fabs(terms[place].coefficient);
    least = size < least ? size : least;
    largest = size > largest ? size : largest;
    if (!isfinite(size)) return 1; /* The solver says so. */
  }
  return least >= LEAST_COEFFICIENT && largest <= LARGEST_COEFFICIENT && least >= LEAST_COEFFICIENT * largest;
}

void kiwi_drop_helpers(solver *self, helpers *helped) {
  for (int32_t place = helped->count - 1; place >= 0; place--) {
    if (helped->list[place].row) cassowary_remove_constraint(self->door, helped->list[place].row);
    if (helped->list[place].multiple) cassowary_remove_variable(self->door, helped->list[place].multiple);
  }
  PyMem_Free(helped->list);
  *helped = (helpers){NULL, 0, 0};
}

/* True if no point that the solver allows can be beyond the bound, so that no row is needed. */
static int is_beyond_all(int relation, double constant) {
  return (relation == CASSOWARY_LESS_OR_EQUAL && constant > LARGEST_VALUE)
      || (relation == CASSOWARY_GREATER_OR_EQUAL && constant < -LARGEST_VALUE);
}

static int wishes_for_edited(solver *self, const constraint *of) {
  if (PyTuple_Size(of->form->terms) != 1) return 0;
  int32_t index = kiwi_find_seat(self, ((term *)PyTuple_GetItem(of->form->terms, 0))->of);
  return index >= 0 && self->seats[index].edit && self->seats[index].edit_strength == of->strength;
}

/* Adds a row to the solver, which may need helpers. There is room for one more term than `count`. */
static int add_terms(
    solver *self, cassowary_term *terms, Py_ssize_t count, const constraint *of, cassowary_constraint *handle, helpers *helped) {
  double priority, weight, constant = -of->form->constant;
  int code = CASSOWARY_OK;
  kiwi_level_of(of->strength, &priority, &weight);
  if (isfinite(constant)) {
    if (is_beyond_all(of->relation, constant)) return CASSOWARY_OK;
    if (fabs(constant) > LARGEST_CONSTANT && fabs(constant) <= LARGEST_VALUE) {
      code = stand_for(self, -constant, &terms[count], helped);
      constant = 0;
      count++;
    }
    if (!are_usual(terms, count))
      for (Py_ssize_t place = 0; code == CASSOWARY_OK && place < count; place++)
        code = bring_near(self, &terms[place], helped);
  }
  if (code == CASSOWARY_OK)
    code = cassowary_add_constraint(
        self->door, terms, (size_t)count, of->relation, constant, priority, weight, NULL, handle);
  if (code != CASSOWARY_OK || !wishes_for_edited(self, of)) return code;
  helper *tie = next_helper(helped);
  code = tie ? cassowary_add_constraint(
                   self->door, terms, (size_t)count, of->relation, constant, TIE_PRIORITY, TIE_OF_WISH, NULL, &tie->row)
             : CASSOWARY_NO_MEMORY;
  if (code == CASSOWARY_OK) return code;
  cassowary_remove_constraint(self->door, *handle);
  *handle = 0;
  return code;
}

/* Adds a constraint to the library; 0 is the handle where no variable is left. */
int kiwi_install(solver *self, const constraint *of, cassowary_constraint *handle, helpers *helped) {
  cassowary_term near[9], *terms = near;
  Py_ssize_t count = PyTuple_Size(of->form->terms), used = 0;
  int code = CASSOWARY_OK;
  *handle = 0;
  if (count > 8 && !(terms = PyMem_Malloc((size_t)(count + 1) * sizeof *terms))) {
    PyErr_NoMemory();
    return -1;
  }
  for (Py_ssize_t place = 0; place < count; place++) {
    term *part = (term *)PyTuple_GetItem(of->form->terms, place);
    int32_t index = kiwi_take_seat(self, part->of);
    if (index < 0) goto failed;
    if (part->coefficient != 0) terms[used++] = (cassowary_term){self->seats[index].handle, part->coefficient};
  }
  if (used > 0) {
    code = add_terms(self, terms, used, of, handle, helped);
  } else if (of->strength >= REQUIRED && !kiwi_holds(of->relation, of->form->constant)) {
    code = CASSOWARY_UNSATISFIABLE;
  }
  if (code == CASSOWARY_OK) {
    for (Py_ssize_t place = 0; place < count; place++)
      self->seats[((term *)PyTuple_GetItem(of->form->terms, place))->of->index].uses++;
    if (terms != near) PyMem_Free(terms);
    return 0;
  }
  if (code == CASSOWARY_UNSATISFIABLE) kiwi_raise_about(UnsatisfiableConstraint, (PyObject *)of);
  else kiwi_raise_refusal(self, code);
failed:
  kiwi_drop_helpers(self, helped);
  kiwi_leave_seats(self, of->form);
  if (terms != near) PyMem_Free(terms);
  return -1;
}
