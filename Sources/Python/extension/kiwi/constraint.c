/* Constraint: an expression that relates to zero, at a strength. */
#include "kiwi.h"

static const char *sign_of(int relation) {
  return relation == CASSOWARY_EQUAL ? "==" : relation == CASSOWARY_LESS_OR_EQUAL ? "<=" : ">=";
}

static PyObject *constraint_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"expression", "op", "strength", NULL};
  PyObject *form, *sign, *given = NULL;
  double strength = REQUIRED;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO|O:__new__", names, &form, &sign, &given)) return NULL;
  if (!kiwi_is_a(form, ExpressionType)) return kiwi_refuse_type(form, "Expression");
  if (!PyUnicode_Check(sign)) return kiwi_refuse_type(sign, "str");
  int relation;
  if (PyUnicode_CompareWithASCIIString(sign, "==") == 0) relation = CASSOWARY_EQUAL;
  else if (PyUnicode_CompareWithASCIIString(sign, "<=") == 0) relation = CASSOWARY_LESS_OR_EQUAL;
  else if (PyUnicode_CompareWithASCIIString(sign, ">=") == 0) relation = CASSOWARY_GREATER_OR_EQUAL;
  else {
    PyErr_Format(PyExc_ValueError, "relational operator must be '==', '<=', or '>=', not '%U'", sign);
    return NULL;
  }
  if (given && kiwi_need_strength(given, &strength) < 0) return NULL;
  operand read;
  kiwi_operand_of(form, &read);
  PyObject *plain = kiwi_reduced(&read, NULL);
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

int kiwi_holds(int relation, double value) {
  const double tolerance = 1e-8;
  if (relation == CASSOWARY_EQUAL) return fabs(value) < tolerance;
  return relation == CASSOWARY_LESS_OR_EQUAL ? value <= 0 : value >= 0;
}

static int is_violated(const constraint *of) { return !kiwi_holds(of->relation, kiwi_evaluate(of->form)); }

static PyObject *constraint_violated(PyObject *self, PyObject *none) {
  (void)none;
  return PyBool_FromLong(is_violated((constraint *)self));
}

PyObject *kiwi_constraint_text(const constraint *of, const char *gap) {
  PyObject *relation = PyUnicode_FromFormat(" %s 0%s | strength = ", sign_of(of->relation), gap);
  PyObject *text = kiwi_append(kiwi_expression_repr((PyObject *)of->form), relation);
  return kiwi_append(text, kiwi_number_text(of->strength));
}

static PyObject *constraint_repr(PyObject *self) {
  const constraint *of = (constraint *)self;
  PyObject *text = kiwi_constraint_text(of, "");
  return is_violated(of) ? kiwi_append(text, PyUnicode_FromString(" (VIOLATED)")) : text;
}

static PyObject *constraint_or(PyObject *left, PyObject *right) {
  if (!kiwi_is_a(left, ConstraintType)) {
    PyObject *other = left;
    left = right;
    right = other;
  }
  constraint *of = (constraint *)left;
  double strength;
  if (kiwi_need_strength(right, &strength) < 0) return NULL;
  Py_INCREF(of->form);
  return kiwi_make_constraint((PyObject *)of->form, of->relation, strength);
}

static PyMethodDef constraint_methods[] = {
    {"expression", constraint_expression, METH_NOARGS, "Get the expression object for the constraint."},
    {"op", constraint_op, METH_NOARGS, "Get the relational operator for the constraint."},
    {"strength", constraint_strength, METH_NOARGS, "Get the strength for the constraint."},
    {"violated", constraint_violated, METH_NOARGS,
     "Return whether or not the constraint was violated during the last solver pass."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot kiwi_constraint_slots[] = {
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
