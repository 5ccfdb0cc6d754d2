/*
** The types of cassowary_solver.kiwi: the programming interface of kiwisolver, on top of libcassowary. Written from what
** kiwisolver's documentation says and what it answers; the tests ask both.
*/
#include "core.h"
#include "pointers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define REQUIRED 1001001000.0
#define STRONG 1000000.0
#define MEDIUM 1000.0
#define WEAK 1.0

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

static PyTypeObject *VariableType, *TermType, *ExpressionType, *ConstraintType, *SolverType;
static PyObject *DuplicateConstraint, *DuplicateEditVariable, *UnknownConstraint, *UnknownEditVariable,
    *UnsatisfiableConstraint, *BadRequiredStrength;
static uint64_t last_solver;
static int any_shared; /* true once any variable is of several solvers */

/* MARK: Arguments */

static PyObject *refuse_type(PyObject *given, const char *expected) {
  PyObject *type = (PyObject *)Py_TYPE(given), *module = PyObject_GetAttrString(type, "__module__");
  PyObject *name = PyObject_GetAttrString(type, "__qualname__"), *builtins = PyUnicode_FromString("builtins");
  if (module && name && builtins) {
    if (PyUnicode_Check(module) && PyUnicode_Compare(module, builtins) != 0)
      PyErr_Format(PyExc_TypeError, "Expected object of type `%s`. Got object of type `%U.%U` instead.", expected, module, name);
    else
      PyErr_Format(PyExc_TypeError, "Expected object of type `%s`. Got object of type `%U` instead.", expected, name);
  }
  Py_XDECREF(module);
  Py_XDECREF(name);
  Py_XDECREF(builtins);
  return NULL;
}

/* 1 if the object is a number that fits, 0 if it is no number, -1 with an exception. */
static int number_of(PyObject *object, double *number) {
  if (PyFloat_Check(object)) {
    *number = PyFloat_AsDouble(object);
    return 1;
  }
  if (!PyLong_Check(object)) return 0;
  *number = PyLong_AsDouble(object);
  return *number == -1 && PyErr_Occurred() ? -1 : 1;
}

static int need_number(PyObject *object, double *number) {
  int is_number = number_of(object, number);
  if (is_number == 0) refuse_type(object, "float, int, or long");
  return is_number == 1 ? 0 : -1;
}

static double clip(double strength) { return strength > REQUIRED ? REQUIRED : strength > 0 ? strength : 0; }

/* A strength that is no number has no place in an order. */
static int refuse_nan(double strength) {
  if (!isnan(strength)) return 0;
  PyErr_SetString(PyExc_ValueError, "A strength cannot be NaN. Check the divisions that made it.");
  return -1;
}

static int need_strength(PyObject *object, double *strength) {
  if (PyUnicode_Check(object)) {
    static const struct {
      const char *name;
      double strength;
    } names[] = {{"required", REQUIRED}, {"strong", STRONG}, {"medium", MEDIUM}, {"weak", WEAK}};
    for (size_t place = 0; place < 4; place++) {
      if (PyUnicode_CompareWithASCIIString(object, names[place].name) != 0) continue;
      *strength = names[place].strength;
      return 0;
    }
    PyErr_Format(
        PyExc_ValueError, "string strength must be 'required', 'strong', 'medium', or 'weak', not '%U'", object);
    return -1;
  }
  if (need_number(object, strength) < 0 || refuse_nan(*strength) < 0) return -1;
  *strength = clip(*strength);
  return 0;
}

static int is_a(PyObject *object, PyTypeObject *type) {
  return Py_TYPE(object) == type || PyType_IsSubtype(Py_TYPE(object), type);
}

/* MARK: Making terms, expressions, constraints */

static PyObject *make_term(variable *of, double coefficient) {
  term *made = PyObject_GC_New(term, TermType);
  if (!made) return NULL;
  Py_INCREF(of);
  made->of = of;
  made->coefficient = coefficient;
  PyObject_GC_Track(made);
  return (PyObject *)made;
}

/* Takes the tuple over. */
static PyObject *make_expression(PyObject *terms, double constant) {
  expression *made = terms ? PyObject_GC_New(expression, ExpressionType) : NULL;
  if (!made) {
    Py_XDECREF(terms);
    return NULL;
  }
  made->terms = terms;
  made->constant = constant;
  PyObject_GC_Track(made);
  return (PyObject *)made;
}

/* Takes the expression over. */
static PyObject *make_constraint(PyObject *form, int relation, double strength) {
  constraint *made = form ? PyObject_GC_New(constraint, ConstraintType) : NULL;
  if (!made) {
    Py_XDECREF(form);
    return NULL;
  }
  made->form = (expression *)form;
  made->relation = relation;
  made->strength = strength;
  PyObject_GC_Track(made);
  return (PyObject *)made;
}

/* What can be on a side of an operator. */
typedef struct operand {
  enum { NUMBER, VARIABLE, TERM, EXPRESSION } kind;
  PyObject *object;
  double constant;
  Py_ssize_t count;
} operand;

/* 1 if the object can be, 0 if not, -1 with an exception. */
static int operand_of(PyObject *object, operand *read) {
  PyTypeObject *type = Py_TYPE(object);
  read->object = object;
  read->constant = 0;
  read->count = 1;
  if (type == VariableType || PyType_IsSubtype(type, VariableType)) {
    read->kind = VARIABLE;
  } else if (type == TermType || PyType_IsSubtype(type, TermType)) {
    read->kind = TERM;
  } else if (type == ExpressionType || PyType_IsSubtype(type, ExpressionType)) {
    read->kind = EXPRESSION;
    read->constant = ((expression *)object)->constant;
    read->count = PyTuple_Size(((expression *)object)->terms);
  } else {
    read->kind = NUMBER;
    read->count = 0;
    return number_of(object, &read->constant);
  }
  return 1;
}

/* The terms of an operand, times a factor, into a tuple. */
static int put_terms(PyObject *tuple, Py_ssize_t *end, const operand *from, double factor) {
  for (Py_ssize_t place = 0; place < from->count; place++) {
    PyObject *made;
    if (from->kind == VARIABLE) {
      made = make_term((variable *)from->object, factor);
    } else {
      term *old = from->kind == TERM ? (term *)from->object
                                     : (term *)PyTuple_GetItem(((expression *)from->object)->terms, place);
      if (factor == 1) {
        Py_INCREF(old);
        made = (PyObject *)old;
      } else {
        made = make_term(old->of, factor * old->coefficient);
      }
    }
    if (!made || PyTuple_SetItem(tuple, (*end)++, made) < 0) return -1;
  }
  return 0;
}

static int has_constant(const operand *of) { return of->kind == NUMBER || of->kind == EXPRESSION; }

/* left + sign * right of the constants. A variable has none: `x - 0` has the constant -0, as in kiwi. */
static double sum_of_constants(const operand *left, const operand *right, double sign) {
  if (!right || !has_constant(right)) return left->constant;
  return has_constant(left) ? left->constant + sign * right->constant : sign * right->constant;
}

static PyObject *sum(const operand *left, const operand *right, double sign) {
  PyObject *terms = PyTuple_New(left->count + right->count);
  Py_ssize_t end = 0;
  if (!terms) return NULL;
  /* The terms of a sum come before a single one, as in kiwi. */
  int turned = right->kind == EXPRESSION && left->kind != EXPRESSION;
  if (put_terms(terms, &end, turned ? right : left, turned ? sign : 1) < 0
      || put_terms(terms, &end, turned ? left : right, turned ? 1 : sign) < 0) {
    Py_DECREF(terms);
    return NULL;
  }
  return make_expression(terms, sum_of_constants(left, right, sign));
}

static PyObject *product(const operand *of, double factor) {
  if (of->kind == VARIABLE) return make_term((variable *)of->object, factor);
  if (of->kind == TERM) return make_term(((term *)of->object)->of, factor * ((term *)of->object)->coefficient);
  PyObject *terms = PyTuple_New(of->count);
  if (!terms) return NULL;
  for (Py_ssize_t place = 0; place < of->count; place++) {
    term *old = (term *)PyTuple_GetItem(((expression *)of->object)->terms, place);
    PyObject *made = make_term(old->of, factor * old->coefficient);
    if (!made || PyTuple_SetItem(terms, place, made) < 0) {
      Py_DECREF(terms);
      return NULL;
    }
  }
  return make_expression(terms, factor * of->constant);
}

typedef struct plain_term {
  variable *of;
  double coefficient;
} plain_term;

/* Adds a term to those of other variables. A sum begins with 0, so that no term has a coefficient of -0. */
static size_t add_plain(plain_term *terms, size_t count, word_map *places, variable *of, double coefficient) {
  if (places) {
    int32_t place = word_find(places, (uint64_t)(uintptr_t)of);
    if (place >= 0) {
      terms[place].coefficient += coefficient;
      return count;
    }
    if (word_reserve(places) < 0) return SIZE_MAX;
    word_put(places, (uint64_t)(uintptr_t)of, (int32_t)count);
  } else {
    for (size_t place = 0; place < count; place++) {
      if (terms[place].of != of) continue;
      terms[place].coefficient += coefficient;
      return count;
    }
  }
  terms[count] = (plain_term){of, 0.0 + coefficient};
  return count + 1;
}

/* left - right with one term for each variable, in the order in which they come; right may be null. */
static PyObject *reduced(const operand *left, const operand *right) {
  plain_term near[16];
  size_t most = (size_t)(left->count + (right ? right->count : 0)), count = 0;
  plain_term *terms = most <= 16 ? near : PyMem_Malloc(most * sizeof *terms);
  word_map map = {NULL, NULL, 0, 0, 0}, *places = most <= 16 ? NULL : &map;
  PyObject *tuple = NULL;
  double constant = sum_of_constants(left, right, -1);
  if (!terms) return PyErr_NoMemory();
  for (int side = 0; side < (right ? 2 : 1); side++) {
    const operand *from = side ? right : left;
    double sign = side ? -1 : 1;
    for (Py_ssize_t place = 0; place < from->count; place++) {
      if (from->kind == VARIABLE) {
        count = add_plain(terms, count, places, (variable *)from->object, sign);
      } else {
        term *old = from->kind == TERM ? (term *)from->object
                                       : (term *)PyTuple_GetItem(((expression *)from->object)->terms, place);
        count = add_plain(terms, count, places, old->of, sign * old->coefficient);
      }
      if (count == SIZE_MAX) goto end;
    }
  }
  tuple = PyTuple_New((Py_ssize_t)count);
  for (size_t place = 0; tuple && place < count; place++) {
    PyObject *made = make_term(terms[place].of, terms[place].coefficient);
    if (!made || PyTuple_SetItem(tuple, (Py_ssize_t)place, made) < 0) Py_CLEAR(tuple);
  }
end:
  word_clear(&map);
  if (terms != near) PyMem_Free(terms);
  return make_expression(tuple, constant);
}

/* MARK: Operators of variables, terms, expressions */

static PyObject *not_implemented(void) {
  Py_INCREF(Py_NotImplemented);
  return Py_NotImplemented;
}

static PyObject *combine(PyObject *left, PyObject *right, double sign) {
  operand first, second;
  int is_first = operand_of(left, &first), is_second = is_first == 1 ? operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  return is_first && is_second ? sum(&first, &second, sign) : not_implemented();
}

static PyObject *linear_add(PyObject *left, PyObject *right) { return combine(left, right, 1); }
static PyObject *linear_subtract(PyObject *left, PyObject *right) { return combine(left, right, -1); }

static PyObject *linear_multiply(PyObject *left, PyObject *right) {
  operand first, second;
  int is_first = operand_of(left, &first), is_second = is_first == 1 ? operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (!is_first || !is_second || (first.kind != NUMBER && second.kind != NUMBER)) return not_implemented();
  return first.kind == NUMBER ? product(&second, first.constant) : product(&first, second.constant);
}

static PyObject *linear_divide(PyObject *left, PyObject *right) {
  operand first, second;
  int is_first = operand_of(left, &first), is_second = is_first == 1 ? operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (!is_first || !is_second || second.kind != NUMBER) return not_implemented();
  if (second.constant == 0) {
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    return NULL;
  }
  return product(&first, 1 / second.constant);
}

static PyObject *linear_negate(PyObject *object) {
  operand read;
  return operand_of(object, &read) == 1 ? product(&read, -1) : NULL;
}

static PyObject *type_name(PyObject *object) {
  PyObject *type = (PyObject *)Py_TYPE(object), *module = PyObject_GetAttrString(type, "__module__");
  PyObject *name = PyObject_GetAttrString(type, "__qualname__"), *builtins = PyUnicode_FromString("builtins"), *full = NULL;
  if (module && name && builtins)
    full = PyUnicode_Check(module) && PyUnicode_Compare(module, builtins) != 0 ? PyUnicode_FromFormat("%U.%U", module, name)
                                                                               : PyUnicode_FromFormat("%U", name);
  Py_XDECREF(module);
  Py_XDECREF(name);
  Py_XDECREF(builtins);
  return full;
}

static PyObject *linear_compare(PyObject *left, PyObject *right, int comparison) {
  static const char *const signs[] = {"<", "<=", "==", "!=", ">", ">="};
  operand first, second;
  if (comparison == Py_LT || comparison == Py_NE || comparison == Py_GT) {
    PyObject *one = type_name(left), *other = type_name(right);
    if (one && other)
      PyErr_Format(PyExc_TypeError, "unsupported operand type(s) for %s: '%U' and '%U'", signs[comparison], one, other);
    Py_XDECREF(one);
    Py_XDECREF(other);
    return NULL;
  }
  int is_first = operand_of(left, &first), is_second = is_first == 1 ? operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (!is_first || !is_second) return not_implemented();
  int relation = comparison == Py_EQ ? CASSOWARY_EQUAL : comparison == Py_LE ? CASSOWARY_LESS_OR_EQUAL : CASSOWARY_GREATER_OR_EQUAL;
  return make_constraint(reduced(&first, &second), relation, REQUIRED);
}

/* MARK: Variable */

static const char *name_of(variable *of) {
  const char *name = PyUnicode_AsUTF8AndSize(of->name, NULL);
  if (!name) PyErr_Clear();
  return name ? name : "";
}

static PyObject *variable_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"name", "context", NULL};
  PyObject *name = NULL, *context = NULL;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OO:__new__", names, &name, &context)) return NULL;
  if (name && !PyUnicode_Check(name)) return refuse_type(name, "str");
  variable *made = (variable *)PyType_GenericAlloc(type, 0);
  if (!made) return NULL;
  made->context = context;
  Py_XINCREF(context);
  if (name) Py_INCREF(name);
  made->name = name ? name : PyUnicode_FromString("");
  if (!made->name) {
    Py_DECREF(made);
    return NULL;
  }
  return (PyObject *)made;
}

static int variable_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((variable *)self)->context);
  return 0;
}

static int variable_clear(PyObject *self) {
  Py_CLEAR(((variable *)self)->context);
  return 0;
}

static void variable_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  variable_clear(self);
  Py_CLEAR(((variable *)self)->name);
  PyObject_GC_Del(self);
  Py_DECREF(type);
}

static PyObject *variable_name(PyObject *self, PyObject *none) {
  (void)none;
  Py_INCREF(((variable *)self)->name);
  return ((variable *)self)->name;
}

static PyObject *variable_set_name(PyObject *self, PyObject *name) {
  if (!PyUnicode_Check(name)) return refuse_type(name, "str");
  PyObject *old = ((variable *)self)->name;
  Py_INCREF(name);
  ((variable *)self)->name = name;
  Py_DECREF(old);
  Py_RETURN_NONE;
}

static PyObject *variable_context(PyObject *self, PyObject *none) {
  (void)none;
  PyObject *context = ((variable *)self)->context;
  if (!context) Py_RETURN_NONE;
  Py_INCREF(context);
  return context;
}

static PyObject *variable_set_context(PyObject *self, PyObject *context) {
  PyObject *old = ((variable *)self)->context;
  Py_INCREF(context);
  ((variable *)self)->context = context;
  Py_XDECREF(old);
  Py_RETURN_NONE;
}

static PyObject *variable_value(PyObject *self, PyObject *none) {
  (void)none;
  return PyFloat_FromDouble(((variable *)self)->value);
}

static PyMethodDef variable_methods[] = {
    {"name", variable_name, METH_NOARGS, "Get the name of the variable."},
    {"setName", variable_set_name, METH_O, "Set the name of the variable."},
    {"context", variable_context, METH_NOARGS, "Get the context object associated with the variable."},
    {"setContext", variable_set_context, METH_O, "Set the context object associated with the variable."},
    {"value", variable_value, METH_NOARGS, "Get the current value of the variable."},
    {NULL, NULL, 0, NULL},
};

#define LINEAR_SLOTS                                                                                                     \
  {Py_nb_add, linear_add}, {Py_nb_subtract, linear_subtract}, {Py_nb_multiply, linear_multiply},                       \
      {Py_nb_true_divide, linear_divide}, {Py_nb_negative, linear_negate}, {Py_tp_richcompare, linear_compare},          \
      {Py_tp_hash, PyObject_HashNotImplemented}

static PyObject *variable_repr(PyObject *self) { return variable_name(self, NULL); }

static PyType_Slot variable_slots[] = {
    LINEAR_SLOTS,
    {Py_tp_new, variable_new},
    {Py_tp_traverse, variable_traverse},
    {Py_tp_clear, variable_clear},
    {Py_tp_dealloc, variable_dealloc},
    {Py_tp_methods, variable_methods},
    {Py_tp_repr, variable_repr},
    {Py_tp_doc, "Variable(name='', context=None)\n\nA value that a solver is to find."},
    {0, NULL},
};

/* MARK: Term */

static PyObject *term_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"variable", "coefficient", NULL};
  PyObject *of, *factor = NULL;
  double coefficient = 1;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:__new__", names, &of, &factor)) return NULL;
  if (!is_a(of, VariableType)) return refuse_type(of, "Variable");
  if (factor && need_number(factor, &coefficient) < 0) return NULL;
  term *made = (term *)PyType_GenericAlloc(type, 0);
  if (!made) return NULL;
  Py_INCREF(of);
  made->of = (variable *)of;
  made->coefficient = coefficient;
  return (PyObject *)made;
}

static int term_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((term *)self)->of);
  return 0;
}

static int term_clear(PyObject *self) {
  Py_CLEAR(((term *)self)->of);
  return 0;
}

static void term_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  term_clear(self);
  PyObject_GC_Del(self);
  Py_DECREF(type);
}

static PyObject *term_variable(PyObject *self, PyObject *none) {
  (void)none;
  Py_INCREF(((term *)self)->of);
  return (PyObject *)((term *)self)->of;
}

static PyObject *term_coefficient(PyObject *self, PyObject *none) {
  (void)none;
  return PyFloat_FromDouble(((term *)self)->coefficient);
}

static PyObject *term_value(PyObject *self, PyObject *none) {
  (void)none;
  return PyFloat_FromDouble(((term *)self)->coefficient * ((term *)self)->of->value);
}

/* Adds to a text, which is taken over; null stays null. */
static PyObject *append(PyObject *text, PyObject *more) {
  PyObject *joined = text && more ? PyUnicode_Concat(text, more) : NULL;
  Py_XDECREF(text);
  Py_XDECREF(more);
  return joined;
}

static PyObject *number_text(double number) {
  char text[32];
  snprintf(text, sizeof text, "%.6g", number);
  return PyUnicode_FromString(text);
}

static PyObject *term_repr(PyObject *self) {
  PyObject *text = append(number_text(((term *)self)->coefficient), PyUnicode_FromString(" * "));
  PyObject *name = ((term *)self)->of->name;
  Py_INCREF(name);
  return append(text, name);
}

static PyMethodDef term_methods[] = {
    {"variable", term_variable, METH_NOARGS, "Get the variable for the term."},
    {"coefficient", term_coefficient, METH_NOARGS, "Get the coefficient for the term."},
    {"value", term_value, METH_NOARGS, "Get the value for the term."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot term_slots[] = {
    LINEAR_SLOTS,
    {Py_tp_new, term_new},
    {Py_tp_traverse, term_traverse},
    {Py_tp_clear, term_clear},
    {Py_tp_dealloc, term_dealloc},
    {Py_tp_methods, term_methods},
    {Py_tp_repr, term_repr},
    {Py_tp_doc, "Term(variable, coefficient=1.0)\n\nA variable times a number."},
    {0, NULL},
};

/* MARK: Expression */

static PyObject *expression_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"terms", "constant", NULL};
  PyObject *given, *added = NULL;
  double constant = 0;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:__new__", names, &given, &added)) return NULL;
  PyObject *terms = PySequence_Tuple(given);
  if (!terms) return NULL;
  for (Py_ssize_t place = 0; place < PyTuple_Size(terms); place++) {
    PyObject *item = PyTuple_GetItem(terms, place);
    if (is_a(item, TermType)) continue;
    refuse_type(item, "Term");
    Py_DECREF(terms);
    return NULL;
  }
  expression *made = NULL;
  if ((!added || need_number(added, &constant) == 0) && (made = (expression *)PyType_GenericAlloc(type, 0))) {
    made->terms = terms;
    made->constant = constant;
    return (PyObject *)made;
  }
  Py_DECREF(terms);
  return NULL;
}

static int expression_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((expression *)self)->terms);
  return 0;
}

static int expression_clear(PyObject *self) {
  Py_CLEAR(((expression *)self)->terms);
  return 0;
}

static void expression_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  expression_clear(self);
  PyObject_GC_Del(self);
  Py_DECREF(type);
}

static double evaluate(const expression *of) {
  double value = of->constant;
  for (Py_ssize_t place = 0; place < PyTuple_Size(of->terms); place++) {
    term *part = (term *)PyTuple_GetItem(of->terms, place);
    value += part->coefficient * part->of->value;
  }
  return value;
}

static PyObject *expression_terms(PyObject *self, PyObject *none) {
  (void)none;
  Py_INCREF(((expression *)self)->terms);
  return ((expression *)self)->terms;
}

static PyObject *expression_constant(PyObject *self, PyObject *none) {
  (void)none;
  return PyFloat_FromDouble(((expression *)self)->constant);
}

static PyObject *expression_value(PyObject *self, PyObject *none) {
  (void)none;
  return PyFloat_FromDouble(evaluate((expression *)self));
}

static PyObject *expression_repr(PyObject *self) {
  expression *of = (expression *)self;
  PyObject *text = PyUnicode_FromString("");
  for (Py_ssize_t place = 0; place < PyTuple_Size(of->terms); place++) {
    text = append(text, term_repr(PyTuple_GetItem(of->terms, place)));
    text = append(text, PyUnicode_FromString(" + "));
  }
  return append(text, number_text(of->constant));
}

static PyMethodDef expression_methods[] = {
    {"terms", expression_terms, METH_NOARGS, "Get the tuple of terms for the expression."},
    {"constant", expression_constant, METH_NOARGS, "Get the constant for the expression."},
    {"value", expression_value, METH_NOARGS, "Get the value for the expression."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot expression_slots[] = {
    LINEAR_SLOTS,
    {Py_tp_new, expression_new},
    {Py_tp_traverse, expression_traverse},
    {Py_tp_clear, expression_clear},
    {Py_tp_dealloc, expression_dealloc},
    {Py_tp_methods, expression_methods},
    {Py_tp_repr, expression_repr},
    {Py_tp_doc, "Expression(terms, constant=0.0)\n\nA sum of terms and a number."},
    {0, NULL},
};

/* MARK: Constraint */

static const char *sign_of(int relation) {
  return relation == CASSOWARY_EQUAL ? "==" : relation == CASSOWARY_LESS_OR_EQUAL ? "<=" : ">=";
}

static PyObject *constraint_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"expression", "op", "strength", NULL};
  PyObject *form, *sign, *given = NULL;
  double strength = REQUIRED;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO|O:__new__", names, &form, &sign, &given)) return NULL;
  if (!is_a(form, ExpressionType)) return refuse_type(form, "Expression");
  if (!PyUnicode_Check(sign)) return refuse_type(sign, "str");
  int relation;
  if (PyUnicode_CompareWithASCIIString(sign, "==") == 0) relation = CASSOWARY_EQUAL;
  else if (PyUnicode_CompareWithASCIIString(sign, "<=") == 0) relation = CASSOWARY_LESS_OR_EQUAL;
  else if (PyUnicode_CompareWithASCIIString(sign, ">=") == 0) relation = CASSOWARY_GREATER_OR_EQUAL;
  else {
    PyErr_Format(PyExc_ValueError, "relational operator must be '==', '<=', or '>=', not '%U'", sign);
    return NULL;
  }
  if (given && need_strength(given, &strength) < 0) return NULL;
  operand read;
  operand_of(form, &read);
  PyObject *plain = reduced(&read, NULL);
  constraint *made = plain ? (constraint *)PyType_GenericAlloc(type, 0) : NULL;
  if (!made) {
    Py_XDECREF(plain);
    return NULL;
  }
  made->form = (expression *)plain;
  made->relation = relation;
  made->strength = strength;
  return (PyObject *)made;
}

static int constraint_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((constraint *)self)->form);
  return 0;
}

static int constraint_clear(PyObject *self) {
  Py_CLEAR(((constraint *)self)->form);
  return 0;
}

static void constraint_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  constraint_clear(self);
  PyObject_GC_Del(self);
  Py_DECREF(type);
}

static PyObject *constraint_expression(PyObject *self, PyObject *none) {
  (void)none;
  Py_INCREF(((constraint *)self)->form);
  return (PyObject *)((constraint *)self)->form;
}

static PyObject *constraint_op(PyObject *self, PyObject *none) {
  (void)none;
  return PyUnicode_FromString(sign_of(((constraint *)self)->relation));
}

static PyObject *constraint_strength(PyObject *self, PyObject *none) {
  (void)none;
  return PyFloat_FromDouble(((constraint *)self)->strength);
}

static int holds(int relation, double value) {
  const double tolerance = 1e-8;
  if (relation == CASSOWARY_EQUAL) return fabs(value) < tolerance;
  return relation == CASSOWARY_LESS_OR_EQUAL ? value <= 0 : value >= 0;
}

static int is_violated(const constraint *of) { return !holds(of->relation, evaluate(of->form)); }

static PyObject *constraint_violated(PyObject *self, PyObject *none) {
  (void)none;
  return PyBool_FromLong(is_violated((constraint *)self));
}

static PyObject *constraint_text(const constraint *of, const char *gap) {
  PyObject *text = append(expression_repr((PyObject *)of->form), PyUnicode_FromFormat(" %s 0%s | strength = ", sign_of(of->relation), gap));
  return append(text, number_text(of->strength));
}

static PyObject *constraint_repr(PyObject *self) {
  const constraint *of = (constraint *)self;
  PyObject *text = constraint_text(of, "");
  return is_violated(of) ? append(text, PyUnicode_FromString(" (VIOLATED)")) : text;
}

static PyObject *constraint_or(PyObject *left, PyObject *right) {
  if (!is_a(left, ConstraintType)) {
    PyObject *other = left;
    left = right;
    right = other;
  }
  constraint *of = (constraint *)left;
  double strength;
  if (need_strength(right, &strength) < 0) return NULL;
  Py_INCREF(of->form);
  return make_constraint((PyObject *)of->form, of->relation, strength);
}

static PyMethodDef constraint_methods[] = {
    {"expression", constraint_expression, METH_NOARGS, "Get the expression object for the constraint."},
    {"op", constraint_op, METH_NOARGS, "Get the relational operator for the constraint."},
    {"strength", constraint_strength, METH_NOARGS, "Get the strength for the constraint."},
    {"violated", constraint_violated, METH_NOARGS, "Return whether or not the constraint was violated during the last solver pass."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot constraint_slots[] = {
    {Py_tp_new, constraint_new},
    {Py_tp_traverse, constraint_traverse},
    {Py_tp_clear, constraint_clear},
    {Py_tp_dealloc, constraint_dealloc},
    {Py_tp_methods, constraint_methods},
    {Py_tp_repr, constraint_repr},
    {Py_nb_or, constraint_or},
    {Py_tp_doc, "Constraint(expression, op, strength='required')\n\nAn expression that relates to zero."},
    {0, NULL},
};

/* MARK: Solver */

/*
** How a strength is said to the solver: kiwi's three scales are priorities, within which it weighs. The solver's weights
** reach from 0.001 to 1000000, so weak ones from a millionth on are counted in thousandths, and those below a millionth, a
** thousandth of the least that any program is known to use, are a scale of their own below.
*/
static void level_of(double strength, double *priority, double *weight) {
  if (strength >= REQUIRED) *priority = CASSOWARY_REQUIRED, *weight = 1;
  else if (strength >= STRONG) *priority = 3, *weight = strength / STRONG;
  else if (strength >= MEDIUM) *priority = 2, *weight = strength / MEDIUM;
  else if (strength >= 1e-6) *priority = 1, *weight = strength * 1e3;
  else if (strength > 0) *priority = 0.5, *weight = strength < 1e-15 ? 1e-3 : strength * 1e12;
  else *priority = 0, *weight = 1;
}

/* Raises what a refused call is, if it is not one that kiwi knows. */
static PyObject *raise_refusal(solver *self, int code) {
  PyObject *error = code == CASSOWARY_NO_MEMORY ? PyExc_MemoryError
                    : code == CASSOWARY_BUSY    ? PyExc_RuntimeError
                                                : PyExc_ValueError;
  PyErr_SetString(error, code == CASSOWARY_BUSY ? cassowary_code_text(code) : cassowary_message(self->door));
  return NULL;
}

/* Raises an exception that carries what it is about. */
static PyObject *raise_about(PyObject *type, PyObject *subject) {
  PyObject *made = PyObject_CallFunctionObjArgs(type, subject, NULL);
  if (made) {
    PyErr_SetObject(type, made);
    Py_DECREF(made);
  }
  return NULL;
}

static PyObject *solver_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  if (PyTuple_Size(arguments) != 0 || (keywords && PyDict_Size(keywords) != 0)) {
    PyErr_SetString(PyExc_TypeError, "Solver.__new__ takes no arguments");
    return NULL;
  }
  solver *made = (solver *)PyType_GenericAlloc(type, 0);
  if (!made) return NULL;
  made->number = ++last_solver;
  made->free_seat = made->free_stand = -1;
  int code = cassowary_open(&made->door);
  if (code == CASSOWARY_OK) return (PyObject *)made;
  made->door = NULL;
  Py_DECREF(made);
  PyErr_SetString(PyExc_MemoryError, cassowary_code_text(code));
  return NULL;
}

static int solver_traverse(PyObject *object, visitproc visit, void *arg) {
  solver *self = (solver *)object;
  Py_VISIT(Py_TYPE(object));
  for (int32_t index = 0; index < self->seat_count; index++) Py_VISIT(self->seats[index].of);
  for (int32_t index = 0; index < self->stand_count; index++) Py_VISIT(self->stands[index].of);
  for (int32_t index = 0; index < self->gone_count; index++) Py_VISIT(self->gone[index]);
  return 0;
}

/* Forgets all variables and constraints; what they hold may run code, which sees an empty solver. */
static int solver_clear(PyObject *object) {
  solver *self = (solver *)object;
  seat *seats = self->seats;
  stand *stands = self->stands;
  variable **gone = self->gone;
  PyMem_Free(self->twins);
  self->twins = NULL;
  self->twin_count = self->twin_room = 0;
  int32_t seat_count = self->seat_count, stand_count = self->stand_count, gone_count = self->gone_count;
  self->seats = NULL;
  self->stands = NULL;
  self->gone = NULL;
  self->seat_count = self->seat_room = self->stand_count = self->stand_room = self->gone_count = self->gone_room = 0;
  self->free_seat = self->free_stand = -1;
  word_clear(&self->by_variable);
  word_clear(&self->by_handle);
  word_clear(&self->by_constraint);
  for (int32_t index = 0; index < seat_count; index++) Py_XDECREF(seats[index].of);
  for (int32_t index = 0; index < stand_count; index++) {
    Py_XDECREF(stands[index].of);
    PyMem_Free(stands[index].helped.list);
  }
  for (int32_t index = 0; index < gone_count; index++) Py_DECREF(gone[index]);
  PyMem_Free(seats);
  PyMem_Free(stands);
  PyMem_Free(gone);
  return 0;
}

static void solver_dealloc(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  PyObject_GC_UnTrack(object);
  solver_clear(object);
  if (((solver *)object)->door) cassowary_close(((solver *)object)->door);
  PyObject_GC_Del(object);
  Py_DECREF(type);
}

/* The seat of a variable; -1 if it has none. */
static int32_t find_seat(solver *self, variable *of) {
  if (of->owner == self->number && of->index < self->seat_count && self->seats[of->index].of == of) return of->index;
  int32_t index = word_find(&self->by_variable, (uint64_t)(uintptr_t)of);
  if (index >= 0) {
    of->owner = self->number;
    of->index = index;
  }
  return index;
}

/* The seat of a variable, made if it has none; -1 with an exception. */
static int32_t take_seat(solver *self, variable *of) {
  int32_t index = find_seat(self, of);
  if (index >= 0) return index;
  if (self->free_seat < 0 && self->seat_count == self->seat_room) {
    int32_t room = self->seat_room ? 2 * self->seat_room : 16;
    seat *seats = PyMem_Realloc(self->seats, (size_t)room * sizeof *seats);
    if (!seats) {
      PyErr_NoMemory();
      return -1;
    }
    self->seats = seats;
    self->seat_room = room;
  }
  if (word_reserve(&self->by_variable) < 0 || word_reserve(&self->by_handle) < 0) return -1;
  cassowary_variable handle;
  int code = cassowary_make_variable(self->door, name_of(of), &handle);
  /* A name that a program in C cannot have is no reason to refuse the variable. */
  if (code == CASSOWARY_LIMIT || code == CASSOWARY_BAD_ARGUMENT) code = cassowary_make_variable(self->door, NULL, &handle);
  if (code != CASSOWARY_OK) {
    raise_refusal(self, code);
    return -1;
  }
  if (self->free_seat >= 0) {
    index = self->free_seat;
    self->free_seat = (int32_t)(int64_t)self->seats[index].uses;
  } else {
    index = self->seat_count++;
  }
  Py_INCREF(of);
  self->seats[index] = (seat){of, handle, 0, 0, 0, 0, 0};
  word_put(&self->by_variable, (uint64_t)(uintptr_t)of, index);
  word_put(&self->by_handle, handle, index);
  if (of->owner != 0) of->is_shared = any_shared = 1;
  of->owner = self->number;
  of->index = index;
  /* It is zero here until a commit says otherwise. */
  if (of->value != 0) of->is_shared = any_shared = 1;
  return index;
}

/* Notes a variable that the next update makes 0. Without memory for the note it keeps its value. */
static void note_gone(solver *self, variable *of) {
  if (of->value == 0) return;
  if (self->gone_count == self->gone_room) {
    int32_t room = self->gone_room ? 2 * self->gone_room : 16;
    variable **gone = PyMem_Realloc(self->gone, (size_t)room * sizeof *gone);
    if (!gone) return;
    self->gone = gone;
    self->gone_room = room;
  }
  Py_INCREF(of);
  self->gone[self->gone_count++] = of;
}

/* Makes the variables 0 that no constraint mentions any more. */
static void clear_gone(solver *self) {
  variable **gone = self->gone;
  int32_t count = self->gone_count;
  self->gone = NULL;
  self->gone_count = self->gone_room = 0;
  for (int32_t index = 0; index < count; index++) {
    if (find_seat(self, gone[index]) < 0) gone[index]->value = 0;
    Py_DECREF(gone[index]);
  }
  PyMem_Free(gone);
}

/* Gives a seat up that nothing uses. */
static void leave_seat(solver *self, int32_t index) {
  seat *left = &self->seats[index];
  if (left->uses > 0 || left->edit) return;
  if (cassowary_remove_variable(self->door, left->handle) != CASSOWARY_OK) return;
  variable *of = left->of;
  word_remove(&self->by_variable, (uint64_t)(uintptr_t)of);
  word_remove(&self->by_handle, left->handle);
  *left = (seat){NULL, 0, (size_t)(int64_t)self->free_seat, 0, 0, 0, 0};
  self->free_seat = index;
  if (of->owner == self->number) of->owner = 0;
  note_gone(self, of);
  Py_DECREF(of);
}

static void leave_seats(solver *self, const expression *form) {
  for (Py_ssize_t place = 0; place < PyTuple_Size(form->terms); place++) {
    int32_t index = find_seat(self, ((term *)PyTuple_GetItem(form->terms, place))->of);
    if (index >= 0) leave_seat(self, index);
  }
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

static void drop_helpers(solver *self, helpers *helped) {
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

/*
** Of a wish and an edit of one strength for one variable the later one wins: an edit, and a wish for a variable that is
** edited, are said once more below all strengths, so that this decides only between equals.
*/
#define TIE_PRIORITY 0.25
#define TIE_OF_EDIT 1.0
#define TIE_OF_WISH 2.0

static int wishes_for_edited(solver *self, const constraint *of) {
  if (PyTuple_Size(of->form->terms) != 1) return 0;
  int32_t index = find_seat(self, ((term *)PyTuple_GetItem(of->form->terms, 0))->of);
  return index >= 0 && self->seats[index].edit && self->seats[index].edit_strength == of->strength;
}

/* True for a required `x == y`. */
static int is_of_twins(const constraint *of) {
  if (of->relation != CASSOWARY_EQUAL || of->strength < REQUIRED || of->form->constant != 0) return 0;
  if (PyTuple_Size(of->form->terms) != 2) return 0;
  double one = ((term *)PyTuple_GetItem(of->form->terms, 0))->coefficient;
  return one != 0 && one == -((term *)PyTuple_GetItem(of->form->terms, 1))->coefficient;
}

/* Notes the stand of twins. Without memory for the note their values may differ by rounding. */
static void note_twins(solver *self, int32_t index) {
  if (self->twin_count == self->twin_room) {
    int32_t room = self->twin_room ? 2 * self->twin_room : 16;
    int32_t *twins = PyMem_Realloc(self->twins, (size_t)room * sizeof *twins);
    if (!twins) return;
    self->twins = twins;
    self->twin_room = room;
  }
  self->stands[index].twin = self->twin_count;
  self->twins[self->twin_count++] = index;
}

static void forget_twins(solver *self, const stand *left) {
  if (left->twin < 0) return;
  int32_t last = self->twins[--self->twin_count];
  self->twins[left->twin] = last;
  self->stands[last].twin = left->twin;
}

/*
** Gives twins that differ by rounding the lesser of their values. Chains of twins need a pass a link at worst; programs
** that compare with `==` have short ones.
*/
static void match_twins(solver *self) {
  for (int pass = 0, changes = 1; changes && pass < 16; pass++) {
    changes = 0;
    for (int32_t place = 0; place < self->twin_count; place++) {
      PyObject *terms = self->stands[self->twins[place]].of->form->terms;
      variable *one = ((term *)PyTuple_GetItem(terms, 0))->of, *other = ((term *)PyTuple_GetItem(terms, 1))->of;
      double apart = fabs(one->value - other->value);
      if (apart == 0 || !(apart <= 0x1p-49 * fabs(one->value))) continue;
      if (one->value > other->value) one->value = other->value;
      else other->value = one->value;
      changes = 1;
    }
  }
}

/* Adds a row to the solver, which may need helpers. There is room for one more term than `count`. */
static int add_terms(
    solver *self, cassowary_term *terms, Py_ssize_t count, const constraint *of, cassowary_constraint *handle, helpers *helped) {
  double priority, weight, constant = -of->form->constant;
  int code = CASSOWARY_OK;
  level_of(of->strength, &priority, &weight);
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
static int install(solver *self, const constraint *of, cassowary_constraint *handle, helpers *helped) {
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
    int32_t index = take_seat(self, part->of);
    if (index < 0) goto failed;
    if (part->coefficient != 0) terms[used++] = (cassowary_term){self->seats[index].handle, part->coefficient};
  }
  if (used > 0) {
    code = add_terms(self, terms, used, of, handle, helped);
  } else if (of->strength >= REQUIRED && !holds(of->relation, of->form->constant)) {
    code = CASSOWARY_UNSATISFIABLE;
  }
  if (code == CASSOWARY_OK) {
    for (Py_ssize_t place = 0; place < count; place++)
      self->seats[((term *)PyTuple_GetItem(of->form->terms, place))->of->index].uses++;
    if (terms != near) PyMem_Free(terms);
    return 0;
  }
  if (code == CASSOWARY_UNSATISFIABLE) raise_about(UnsatisfiableConstraint, (PyObject *)of);
  else raise_refusal(self, code);
failed:
  drop_helpers(self, helped);
  leave_seats(self, of->form);
  if (terms != near) PyMem_Free(terms);
  return -1;
}

static PyObject *solver_add_constraint(PyObject *object, PyObject *given) {
  solver *self = (solver *)object;
  if (!is_a(given, ConstraintType)) return refuse_type(given, "Constraint");
  uint64_t key = (uint64_t)(uintptr_t)given;
  if (word_find(&self->by_constraint, key) >= 0) return raise_about(DuplicateConstraint, given);
  if (word_reserve(&self->by_constraint) < 0) return NULL;
  if (self->free_stand < 0 && self->stand_count == self->stand_room) {
    int32_t room = self->stand_room ? 2 * self->stand_room : 16;
    stand *stands = PyMem_Realloc(self->stands, (size_t)room * sizeof *stands);
    if (!stands) return PyErr_NoMemory();
    self->stands = stands;
    self->stand_room = room;
  }
  cassowary_constraint handle;
  helpers helped = {NULL, 0, 0};
  if (install(self, (constraint *)given, &handle, &helped) < 0) return NULL;
  int32_t index;
  if (self->free_stand >= 0) {
    index = self->free_stand;
    self->free_stand = (int32_t)(int64_t)self->stands[index].age;
  } else {
    index = self->stand_count++;
  }
  Py_INCREF(given);
  self->stands[index] = (stand){(constraint *)given, handle, ++self->next_age, helped, -1};
  if (is_of_twins((constraint *)given)) note_twins(self, index);
  word_put(&self->by_constraint, key, index);
  Py_RETURN_NONE;
}

static PyObject *solver_remove_constraint(PyObject *object, PyObject *given) {
  solver *self = (solver *)object;
  if (!is_a(given, ConstraintType)) return refuse_type(given, "Constraint");
  int32_t index = word_find(&self->by_constraint, (uint64_t)(uintptr_t)given);
  if (index < 0) return raise_about(UnknownConstraint, given);
  stand *left = &self->stands[index];
  if (left->handle) {
    int code = cassowary_remove_constraint(self->door, left->handle);
    if (code != CASSOWARY_OK) return raise_refusal(self, code);
  }
  drop_helpers(self, &left->helped);
  forget_twins(self, left);
  word_remove(&self->by_constraint, (uint64_t)(uintptr_t)given);
  *left = (stand){NULL, 0, (uint64_t)(int64_t)self->free_stand, {NULL, 0, 0}, -1};
  self->free_stand = index;
  const expression *form = ((constraint *)given)->form;
  for (Py_ssize_t place = 0; place < PyTuple_Size(form->terms); place++) {
    int32_t seated = find_seat(self, ((term *)PyTuple_GetItem(form->terms, place))->of);
    if (seated >= 0) self->seats[seated].uses--;
  }
  leave_seats(self, form);
  Py_DECREF(given);
  Py_RETURN_NONE;
}

static PyObject *solver_has_constraint(PyObject *object, PyObject *given) {
  if (!is_a(given, ConstraintType)) return refuse_type(given, "Constraint");
  return PyBool_FromLong(word_find(&((solver *)object)->by_constraint, (uint64_t)(uintptr_t)given) >= 0);
}

static PyObject *solver_add_edit(PyObject *object, PyObject *arguments) {
  solver *self = (solver *)object;
  PyObject *of, *given;
  double strength, priority, weight;
  if (!PyArg_ParseTuple(arguments, "OO", &of, &given)) return NULL;
  if (!is_a(of, VariableType)) return refuse_type(of, "Variable");
  if (need_strength(given, &strength) < 0) return NULL;
  int32_t index = find_seat(self, (variable *)of);
  if (index >= 0 && self->seats[index].edit) return raise_about(DuplicateEditVariable, of);
  if (strength >= REQUIRED) {
    PyErr_SetString(BadRequiredStrength, "A required strength cannot be used in this context.");
    return NULL;
  }
  index = take_seat(self, (variable *)of);
  if (index < 0) return NULL;
  level_of(strength, &priority, &weight);
  cassowary_term one = {self->seats[index].handle, 1};
  cassowary_constraint handle, tie;
  int code = cassowary_add_constraint(self->door, &one, 1, CASSOWARY_EQUAL, 0, priority, weight, NULL, &handle);
  if (code == CASSOWARY_OK) {
    code = cassowary_add_constraint(self->door, &one, 1, CASSOWARY_EQUAL, 0, TIE_PRIORITY, TIE_OF_EDIT, NULL, &tie);
    if (code != CASSOWARY_OK) cassowary_remove_constraint(self->door, handle);
  }
  if (code != CASSOWARY_OK) {
    raise_refusal(self, code);
    leave_seat(self, index);
    return NULL;
  }
  self->seats[index].edit = handle;
  self->seats[index].tie = tie;
  self->seats[index].edit_strength = strength;
  self->seats[index].suggested = 0;
  Py_RETURN_NONE;
}

static PyObject *solver_remove_edit(PyObject *object, PyObject *of) {
  solver *self = (solver *)object;
  if (!is_a(of, VariableType)) return refuse_type(of, "Variable");
  int32_t index = find_seat(self, (variable *)of);
  if (index < 0 || !self->seats[index].edit) return raise_about(UnknownEditVariable, of);
  int code = cassowary_remove_constraint(self->door, self->seats[index].edit);
  if (code != CASSOWARY_OK) return raise_refusal(self, code);
  cassowary_remove_constraint(self->door, self->seats[index].tie);
  self->seats[index].edit = self->seats[index].tie = 0;
  leave_seat(self, index);
  Py_RETURN_NONE;
}

static PyObject *solver_has_edit(PyObject *object, PyObject *of) {
  if (!is_a(of, VariableType)) return refuse_type(of, "Variable");
  int32_t index = find_seat((solver *)object, (variable *)of);
  return PyBool_FromLong(index >= 0 && ((solver *)object)->seats[index].edit);
}

static PyObject *solver_suggest(PyObject *object, PyObject *const *arguments, Py_ssize_t count) {
  solver *self = (solver *)object;
  double value;
  if (count != 2) {
    PyErr_Format(PyExc_TypeError, "function takes exactly 2 arguments (%zd given)", count);
    return NULL;
  }
  if (!is_a(arguments[0], VariableType)) return refuse_type(arguments[0], "Variable");
  if (need_number(arguments[1], &value) < 0) return NULL;
  int32_t index = find_seat(self, (variable *)arguments[0]);
  if (index < 0 || !self->seats[index].edit) return raise_about(UnknownEditVariable, arguments[0]);
  int code = cassowary_set_constant(self->door, self->seats[index].edit, value);
  if (code == CASSOWARY_OK) code = cassowary_set_constant(self->door, self->seats[index].tie, value);
  if (code != CASSOWARY_OK) return raise_refusal(self, code);
  self->seats[index].suggested = value;
  Py_RETURN_NONE;
}

static PyObject *solver_update(PyObject *object, PyObject *none) {
  (void)none;
  solver *self = (solver *)object;
  const cassowary_change *changes;
  size_t count;
  int code = cassowary_commit(self->door, &changes, &count);
  if (code != CASSOWARY_OK) return raise_refusal(self, code);
  for (size_t place = 0; place < count; place++) {
    int32_t index = word_find(&self->by_handle, changes[place].variable);
    if (index >= 0) self->seats[index].of->value = changes[place].new_value;
  }
  clear_gone(self);
  /* Another solver may have written there since. */
  for (int32_t index = 0; any_shared && index < self->seat_count; index++) {
    seat *seated = &self->seats[index];
    if (seated->of && seated->of->is_shared) cassowary_get_value(self->door, seated->handle, &seated->of->value);
  }
  if (count > 0 || any_shared) match_twins(self);
  Py_RETURN_NONE;
}

static PyObject *solver_is_free(PyObject *object, PyObject *of) {
  solver *self = (solver *)object;
  if (!is_a(of, VariableType)) return refuse_type(of, "Variable");
  int32_t index = find_seat(self, (variable *)of);
  int answer = 0;
  if (index < 0) Py_RETURN_FALSE;
  int code = cassowary_is_free(self->door, self->seats[index].handle, &answer);
  return code == CASSOWARY_OK ? PyBool_FromLong(answer) : raise_refusal(self, code);
}

static PyObject *solver_reset(PyObject *object, PyObject *none) {
  (void)none;
  solver *self = (solver *)object;
  cassowary_solver *fresh;
  int code = cassowary_open(&fresh);
  if (code != CASSOWARY_OK) {
    PyErr_SetString(PyExc_MemoryError, cassowary_code_text(code));
    return NULL;
  }
  cassowary_close(self->door);
  self->door = fresh;
  self->number = ++last_solver;
  solver_clear(object);
  Py_RETURN_NONE;
}

static int is_older(const void *left, const void *right) {
  uint64_t one = (*(const stand *const *)left)->age, other = (*(const stand *const *)right)->age;
  return (one > other) - (one < other);
}

static PyObject *dumped_constraints(solver *self, PyObject *text) {
  const stand **list = PyMem_Malloc((size_t)(self->stand_count + 1) * sizeof *list);
  size_t count = 0;
  if (!list) return append(text, PyErr_NoMemory());
  for (int32_t index = 0; index < self->stand_count; index++)
    if (self->stands[index].of) list[count++] = &self->stands[index];
  qsort(list, count, sizeof *list, is_older);
  for (size_t place = 0; place < count; place++) {
    text = append(text, constraint_text(list[place]->of, " "));
    text = append(text, PyUnicode_FromString("\n"));
  }
  PyMem_Free(list);
  for (int32_t index = 0; index < self->seat_count; index++) {
    const seat *edited = &self->seats[index];
    if (!edited->of || !edited->edit) continue;
    text = append(text, PyUnicode_FromFormat("1 * %U + ", edited->of->name));
    text = append(append(text, number_text(-edited->suggested)), PyUnicode_FromString(" == 0  | strength = "));
    text = append(append(text, number_text(edited->edit_strength)), PyUnicode_FromString("\n"));
  }
  return text;
}

static PyObject *solver_dumps(PyObject *object, PyObject *none) {
  (void)none;
  solver *self = (solver *)object;
  const cassowary_cost *costs;
  const cassowary_constraint *handles;
  const char *words;
  size_t count;
  PyObject *text = PyUnicode_FromString("Objective\n---------\n");
  if (cassowary_list_costs(self->door, &costs, &count) == CASSOWARY_OK)
    for (size_t place = 0; place < count; place++) {
      static const char *const names[] = {"none", "weak", "medium", "strong"};
      int level = (int)costs[place].priority;
      if (costs[place].priority == TIE_PRIORITY) continue;
      text = append(text, PyUnicode_FromFormat("%s%s misses ", place ? ", " : "", names[level < 0 || level > 3 ? 0 : level]));
      text = append(text, number_text(costs[place].cost));
    }
  text = append(text, PyUnicode_FromString("\n\nTableau\n-------\n"));
  if (cassowary_list_constraints(self->door, &handles, &count) == CASSOWARY_OK)
    for (size_t place = 0; place < count; place++)
      if (cassowary_get_text(self->door, handles[place], &words) == CASSOWARY_OK)
        text = append(text, PyUnicode_FromFormat("%s\n", words));
  text = append(text, PyUnicode_FromString("\nInfeasible\n----------\n\nVariables\n---------\n"));
  for (int32_t index = 0; index < self->seat_count; index++) {
    if (!self->seats[index].of) continue;
    double value = 0;
    cassowary_get_value(self->door, self->seats[index].handle, &value);
    text = append(text, PyUnicode_FromFormat("%U = ", self->seats[index].of->name));
    text = append(append(text, number_text(value)), PyUnicode_FromString("\n"));
  }
  text = append(text, PyUnicode_FromString("\nEdit Variables\n--------------\n"));
  for (int32_t index = 0; index < self->seat_count; index++)
    if (self->seats[index].of && self->seats[index].edit)
      text = append(text, PyUnicode_FromFormat("%U\n", self->seats[index].of->name));
  text = append(text, PyUnicode_FromString("\nConstraints\n-----------\n"));
  text = dumped_constraints(self, text);
  return append(text, PyUnicode_FromString("\n\n"));
}

static PyObject *solver_dump(PyObject *object, PyObject *none) {
  PyObject *text = solver_dumps(object, none);
  if (!text) return NULL;
  PyObject *out = PySys_GetObject("stdout");
  int failed = out && out != Py_None && (PyFile_WriteObject(text, out, Py_PRINT_RAW) < 0 || PyFile_WriteString("\n", out) < 0);
  Py_DECREF(text);
  if (failed) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef solver_methods[] = {
    {"addConstraint", solver_add_constraint, METH_O, "Add a constraint to the solver."},
    {"removeConstraint", solver_remove_constraint, METH_O, "Remove a constraint from the solver."},
    {"hasConstraint", solver_has_constraint, METH_O, "Check whether the solver contains a constraint."},
    {"addEditVariable", solver_add_edit, METH_VARARGS, "Add an edit variable to the solver."},
    {"removeEditVariable", solver_remove_edit, METH_O, "Remove an edit variable from the solver."},
    {"hasEditVariable", solver_has_edit, METH_O, "Check whether the solver contains an edit variable."},
    {"suggestValue", CORE_METHOD(solver_suggest), METH_FASTCALL, "Suggest a desired value for an edit variable."},
    {"updateVariables", solver_update, METH_NOARGS, "Update the values of the solver variables."},
    {"isFree", solver_is_free, METH_O,
     "Check whether a variable could have another value at the same cost. kiwisolver has no such method."},
    {"reset", solver_reset, METH_NOARGS, "Reset the solver to the initial empty starting condition."},
    {"dump", solver_dump, METH_NOARGS, "Dump a representation of the solver internals to stdout."},
    {"dumps", solver_dumps, METH_NOARGS, "Dump a representation of the solver internals to a string."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot solver_slots[] = {
    {Py_tp_new, solver_new},
    {Py_tp_traverse, solver_traverse},
    {Py_tp_clear, solver_clear},
    {Py_tp_dealloc, solver_dealloc},
    {Py_tp_methods, solver_methods},
    {Py_tp_doc, "Solver()\n\nFinds values for variables under constraints."},
    {0, NULL},
};

/* MARK: Strength */

static PyObject *strength_weak(PyObject *self, void *none) {
  (void)self, (void)none;
  return PyFloat_FromDouble(WEAK);
}
static PyObject *strength_medium(PyObject *self, void *none) {
  (void)self, (void)none;
  return PyFloat_FromDouble(MEDIUM);
}
static PyObject *strength_strong(PyObject *self, void *none) {
  (void)self, (void)none;
  return PyFloat_FromDouble(STRONG);
}
static PyObject *strength_required(PyObject *self, void *none) {
  (void)self, (void)none;
  return PyFloat_FromDouble(REQUIRED);
}

static double part(double value, double weight) {
  double weighed = value * weight;
  return weighed > 1000 ? 1000 : weighed > 0 ? weighed : 0;
}

static PyObject *strength_create(PyObject *self, PyObject *arguments) {
  (void)self;
  PyObject *given[4] = {NULL, NULL, NULL, NULL};
  double numbers[4] = {0, 0, 0, 1};
  if (!PyArg_ParseTuple(arguments, "OOO|O", &given[0], &given[1], &given[2], &given[3])) return NULL;
  for (int place = 0; place < 4; place++)
    if (given[place] && (need_number(given[place], &numbers[place]) < 0 || refuse_nan(numbers[place]) < 0)) return NULL;
  return PyFloat_FromDouble(
      part(numbers[0], numbers[3]) * STRONG + part(numbers[1], numbers[3]) * MEDIUM + part(numbers[2], numbers[3]) * WEAK);
}

static void strength_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyGetSetDef strength_values[] = {
    {"weak", strength_weak, NULL, "The predefined weak strength.", NULL},
    {"medium", strength_medium, NULL, "The predefined medium strength.", NULL},
    {"strong", strength_strong, NULL, "The predefined strong strength.", NULL},
    {"required", strength_required, NULL, "The predefined required strength.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef strength_methods[] = {
    {"create", strength_create, METH_VARARGS, "Create a strength from constituent values and optional weight."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot strength_slots[] = {
    {Py_tp_getset, strength_values},
    {Py_tp_methods, strength_methods},
    {Py_tp_dealloc, strength_dealloc},
    {0, NULL},
};

/* MARK: The module's part */

static PyTypeObject *add_type(PyObject *module, const char *name, const char *full, int size, PyType_Slot *slots) {
  PyType_Spec spec = {full, size, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};
  PyObject *type = PyType_FromSpec(&spec);
  if (!type) return NULL;
  Py_INCREF(type);
  if (PyModule_AddObject(module, name, type) < 0) return NULL;
  return (PyTypeObject *)type;
}

/* Takes over the exceptions, which are written in Python. */
static PyObject *set_exceptions(PyObject *module, PyObject *exceptions) {
  (void)module;
  static const struct {
    const char *name;
    PyObject **place;
  } all[] = {
      {"DuplicateConstraint", &DuplicateConstraint},     {"DuplicateEditVariable", &DuplicateEditVariable},
      {"UnknownConstraint", &UnknownConstraint},         {"UnknownEditVariable", &UnknownEditVariable},
      {"UnsatisfiableConstraint", &UnsatisfiableConstraint}, {"BadRequiredStrength", &BadRequiredStrength},
  };
  for (size_t place = 0; place < sizeof all / sizeof *all; place++) {
    PyObject *found = PyObject_GetAttrString(exceptions, all[place].name);
    if (!found) return NULL;
    PyObject *old = *all[place].place;
    *all[place].place = found;
    Py_XDECREF(old);
  }
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"set_exceptions", set_exceptions, METH_O, "Takes over the exceptions of cassowary_solver.kiwi."},
    {NULL, NULL, 0, NULL},
};

int core_add_kiwi(PyObject *module) {
  VariableType = add_type(module, "Variable", "cassowary_solver.kiwi.Variable", sizeof(variable), variable_slots);
  TermType = VariableType ? add_type(module, "Term", "cassowary_solver.kiwi.Term", sizeof(term), term_slots) : NULL;
  ExpressionType =
      TermType ? add_type(module, "Expression", "cassowary_solver.kiwi.Expression", sizeof(expression), expression_slots) : NULL;
  ConstraintType =
      ExpressionType ? add_type(module, "Constraint", "cassowary_solver.kiwi.Constraint", sizeof(constraint), constraint_slots) : NULL;
  SolverType = ConstraintType ? add_type(module, "Solver", "cassowary_solver.kiwi.Solver", sizeof(solver), solver_slots) : NULL;
  if (!SolverType) return -1;
  PyType_Spec spec = {"cassowary_solver.kiwi.Strength", sizeof(PyObject), 0, Py_TPFLAGS_DEFAULT, strength_slots};
  PyObject *type = PyType_FromSpec(&spec), *strength = type ? PyType_GenericAlloc((PyTypeObject *)type, 0) : NULL;
  if (!strength || PyModule_AddObject(module, "strength", strength) < 0) return -1;
  return PyModule_AddFunctions(module, functions);
}
