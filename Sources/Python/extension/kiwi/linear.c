/* Sums and products of variables: terms, expressions and constraints are made here. */
#include "kiwi.h"

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
PyObject *kiwi_make_constraint(PyObject *form, int relation, double strength) {
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

/* 1 if the object can be, 0 if not, -1 with an exception. */
int kiwi_operand_of(PyObject *object, operand *read) {
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
    return kiwi_number_of(object, &read->constant);
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
PyObject *kiwi_reduced(const operand *left, const operand *right) {
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
  int is_first = kiwi_operand_of(left, &first), is_second = is_first == 1 ? kiwi_operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  return is_first && is_second ? sum(&first, &second, sign) : not_implemented();
}

PyObject *kiwi_linear_add(PyObject *left, PyObject *right) { return combine(left, right, 1); }
PyObject *kiwi_linear_subtract(PyObject *left, PyObject *right) { return combine(left, right, -1); }

PyObject *kiwi_linear_multiply(PyObject *left, PyObject *right) {
  operand first, second;
  int is_first = kiwi_operand_of(left, &first), is_second = is_first == 1 ? kiwi_operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (!is_first || !is_second || (first.kind != NUMBER && second.kind != NUMBER)) return not_implemented();
  return first.kind == NUMBER ? product(&second, first.constant) : product(&first, second.constant);
}

PyObject *kiwi_linear_divide(PyObject *left, PyObject *right) {
  operand first, second;
  int is_first = kiwi_operand_of(left, &first), is_second = is_first == 1 ? kiwi_operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (!is_first || !is_second || second.kind != NUMBER) return not_implemented();
  if (second.constant == 0) {
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    return NULL;
  }
  return product(&first, 1 / second.constant);
}

PyObject *kiwi_linear_negate(PyObject *object) {
  operand read;
  return kiwi_operand_of(object, &read) == 1 ? product(&read, -1) : NULL;
}

PyObject *kiwi_linear_compare(PyObject *left, PyObject *right, int comparison) {
  static const char *const signs[] = {"<", "<=", "==", "!=", ">", ">="};
  operand first, second;
  if (comparison == Py_LT || comparison == Py_NE || comparison == Py_GT) {
    PyObject *one = kiwi_type_name(left), *other = kiwi_type_name(right);
    if (one && other)
      PyErr_Format(PyExc_TypeError, "unsupported operand type(s) for %s: '%U' and '%U'", signs[comparison], one, other);
    Py_XDECREF(one);
    Py_XDECREF(other);
    return NULL;
  }
  int is_first = kiwi_operand_of(left, &first), is_second = is_first == 1 ? kiwi_operand_of(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (!is_first || !is_second) return not_implemented();
  int relation = comparison == Py_EQ ? CASSOWARY_EQUAL : comparison == Py_LE ? CASSOWARY_LESS_OR_EQUAL : CASSOWARY_GREATER_OR_EQUAL;
  return kiwi_make_constraint(kiwi_reduced(&first, &second), relation, REQUIRED);
}
