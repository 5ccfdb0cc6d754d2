/*
** The types of cassowary_solver.kiwi: the programming interface of kiwisolver, on top of libcassowary. Written from what
** kiwisolver's documentation says and what it answers; the tests ask both.
*/
#ifndef CASSOWARY_KIWI_H
#define CASSOWARY_KIWI_H

#include "../core.h"
#include "../pointers.h"

#include <math.h>

#define REQUIRED 1001001000.0
#define STRONG 1000000.0
#define MEDIUM 1000.0
#define WEAK 1.0

/* MARK: Objects */

typedef struct variable {
  PyObject_HEAD
  PyObject *name;
  PyObject *context;
  double value;
  uint64_t owner;  /* the number of the solver that looked it up last */
  int32_t index;   /* where that has it */
  int is_shared;   /* true if several solvers have asked for it: each update writes it again */
} variable;

typedef struct term {
  PyObject_HEAD
  variable *of;
  double coefficient;
} term;

typedef struct expression {
  PyObject_HEAD
  PyObject *terms; /* a tuple */
  double constant;
} expression;

typedef struct constraint {
  PyObject_HEAD
  expression *form; /* of each variable one term */
  int relation;
  double strength;
} constraint;

typedef struct seat {
  variable *of; /* null while it is free */
  cassowary_variable handle;
  size_t uses;
  cassowary_constraint edit, tie; /* 0 if there is none */
  double edit_strength;
  double suggested;
} seat;

/* A variable of the solver's own that stands for a multiple of another one, and the row that says so. */
typedef struct helper {
  cassowary_variable multiple;
  cassowary_constraint row;
} helper;

/* The helpers of a constraint whose numbers the solver does not take as they are. */
typedef struct helpers {
  helper *list;
  int32_t count, room;
} helpers;

typedef struct stand {
  constraint *of; /* null while it is free */
  cassowary_constraint handle; /* 0 where no variable is left */
  uint64_t age;
  helpers helped;
  int32_t twin; /* its place among the twins; -1 if it is none */
} stand;

typedef struct solver {
  PyObject_HEAD
  cassowary_solver *door;
  uint64_t number;
  seat *seats;
  int32_t seat_count, seat_room, free_seat; /* free ones are linked through `uses`; -1 ends */
  stand *stands;
  int32_t stand_count, stand_room, free_stand; /* the same through `age` */
  word_map by_variable, by_handle, by_constraint;
  uint64_t next_age;
  variable **gone; /* those that no constraint mentions since the last update, which makes them 0 */
  int32_t gone_count, gone_room;
  int32_t *twins; /* the stands of required `x == y`, whose variables have the same value to the last bit */
  int32_t twin_count, twin_room;
} solver;

extern PyTypeObject *VariableType, *TermType, *ExpressionType, *ConstraintType, *SolverType;
extern PyType_Slot kiwi_variable_slots[], kiwi_term_slots[], kiwi_expression_slots[], kiwi_constraint_slots[],
    kiwi_solver_slots[];

/* MARK: arguments.c */

/* The name of an object's type, with its module unless that is `builtins`; null with an exception. */
PyObject *kiwi_type_name(PyObject *object);
/* Raises a TypeError; null. */
PyObject *kiwi_refuse_type(PyObject *given, const char *expected);
/* 0, or -1 with an exception. */
int kiwi_need_number(PyObject *object, double *number);
int kiwi_need_strength(PyObject *object, double *strength);
int kiwi_refuse_nan(double strength);
PyObject *kiwi_append(PyObject *text, PyObject *more);
PyObject *kiwi_number_text(double number);

static inline int kiwi_is_a(PyObject *object, PyTypeObject *type) {
  return Py_TYPE(object) == type || PyType_IsSubtype(Py_TYPE(object), type);
}

/* 1 if the object is a number that fits, 0 if it is no number, -1 with an exception. */
static inline int kiwi_number_of(PyObject *object, double *number) {
  if (PyFloat_Check(object)) {
    *number = PyFloat_AsDouble(object);
    return 1;
  }
  if (!PyLong_Check(object)) return 0;
  *number = PyLong_AsDouble(object);
  return *number == -1 && PyErr_Occurred() ? -1 : 1;
}

/* MARK: linear.c */

/* What can be on a side of an operator. */
typedef struct operand {
  enum { NUMBER, VARIABLE, TERM, EXPRESSION } kind;
  PyObject *object;
  double constant;
  Py_ssize_t count;
} operand;

int kiwi_operand_of(PyObject *object, operand *read);
PyObject *kiwi_reduced(const operand *left, const operand *right);
PyObject *kiwi_make_constraint(PyObject *form, int relation, double strength);
PyObject *kiwi_linear_add(PyObject *left, PyObject *right);
PyObject *kiwi_linear_subtract(PyObject *left, PyObject *right);
PyObject *kiwi_linear_multiply(PyObject *left, PyObject *right);
PyObject *kiwi_linear_divide(PyObject *left, PyObject *right);
PyObject *kiwi_linear_negate(PyObject *object);
PyObject *kiwi_linear_compare(PyObject *left, PyObject *right, int comparison);

/* The operators that variables, terms and expressions have in common. */
#define LINEAR_SLOTS                                                                                                  \
  {Py_nb_add, kiwi_linear_add}, {Py_nb_subtract, kiwi_linear_subtract}, {Py_nb_multiply, kiwi_linear_multiply},       \
      {Py_nb_true_divide, kiwi_linear_divide}, {Py_nb_negative, kiwi_linear_negate},                                  \
      {Py_tp_richcompare, kiwi_linear_compare}, {Py_tp_hash, PyObject_HashNotImplemented}

/* MARK: variable.c, term.c, expression.c, constraint.c */

const char *kiwi_name_of(variable *of);
PyObject *kiwi_term_repr(PyObject *self);
double kiwi_evaluate(const expression *of);
PyObject *kiwi_expression_repr(PyObject *self);
int kiwi_holds(int relation, double value);
PyObject *kiwi_constraint_text(const constraint *of, const char *gap);

/* MARK: errors.c */

extern PyObject *DuplicateConstraint, *DuplicateEditVariable, *UnknownConstraint, *UnknownEditVariable,
    *UnsatisfiableConstraint, *BadRequiredStrength;

PyObject *kiwi_set_exceptions(PyObject *module, PyObject *exceptions);
PyObject *kiwi_raise_refusal(solver *self, int code);
PyObject *kiwi_raise_about(PyObject *type, PyObject *subject);

/* MARK: seats.c */

extern int kiwi_any_shared; /* true once any variable is of several solvers */

/* The seat of a variable; -1 if it has none. */
static inline int32_t kiwi_find_seat(solver *self, variable *of) {
  if (of->owner == self->number && of->index < self->seat_count && self->seats[of->index].of == of) return of->index;
  int32_t index = word_find(&self->by_variable, (uint64_t)(uintptr_t)of);
  if (index >= 0) {
    of->owner = self->number;
    of->index = index;
  }
  return index;
}

int32_t kiwi_take_seat(solver *self, variable *of);
void kiwi_leave_seat(solver *self, int32_t index);
void kiwi_leave_seats(solver *self, const expression *form);
void kiwi_clear_gone(solver *self);

/* MARK: rows.c */

/*
** Of a wish and an edit of one strength for one variable the later one wins: an edit, and a wish for a variable that is
** edited, are said once more below all strengths, so that this decides only between equals.
*/
#define TIE_PRIORITY 0.25
#define TIE_OF_EDIT 1.0
#define TIE_OF_WISH 2.0

void kiwi_level_of(double strength, double *priority, double *weight);
int kiwi_install(solver *self, const constraint *of, cassowary_constraint *handle, helpers *helped);
void kiwi_drop_helpers(solver *self, helpers *helped);

/* MARK: twins.c */

int kiwi_is_of_twins(const constraint *of);
void kiwi_note_twins(solver *self, int32_t index);
void kiwi_forget_twins(solver *self, const stand *left);
void kiwi_match_twins(solver *self);

/* MARK: dump.c, strength.c */

PyObject *kiwi_solver_dumps(PyObject *object, PyObject *none);
PyObject *kiwi_solver_dump(PyObject *object, PyObject *none);
int kiwi_add_strength(PyObject *module);

#endif
