/* Expression: a sum of terms and a number. */
#include "kiwi.h"

static PyObject *expression_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"terms", "constant", NULL};
  PyObject *given, *added = NULL;
  double constant = 0;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:__new__", names, &given, &added)) return NULL;
  PyObject *terms = PySequence_Tuple(given);
  if (!terms) return NULL;
  for (Py_ssize_t place = 0; place < PyTuple_Size(terms); place++) {
    PyObject *item = PyTuple_GetItem(terms, place);
    if (kiwi_is_a(item, TermType)) continue;
    kiwi_refuse_type(item, "Term");
    Py_DECREF(terms);
    return NULL;
  }
  expression *made = NULL;
  if ((!added || kiwi_need_number(added, &constant) == 0) && (made = (expression *)PyType_GenericAlloc(type, 0))) {
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

double kiwi_evaluate(const expression *of) {
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
  return PyFloat_FromDouble(kiwi_evaluate((expression *)self));
}

PyObject *kiwi_expression_repr(PyObject *self) {
  expression *of = (expression *)self;
  PyObject *text = PyUnicode_FromString("");
  for (Py_ssize_t place = 0; place < PyTuple_Size(of->terms); place++) {
    text = kiwi_append(text, kiwi_term_repr(PyTuple_GetItem(of->terms, place)));
    text = kiwi_append(text, PyUnicode_FromString(" + "));
  }
  return kiwi_append(text, kiwi_number_text(of->constant));
}

static PyMethodDef expression_methods[] = {
    {"terms", expression_terms, METH_NOARGS, "Get the tuple of terms for the expression."},
    {"constant", expression_constant, METH_NOARGS, "Get the constant for the expression."},
    {"value", expression_value, METH_NOARGS, "Get the value for the expression."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot kiwi_expression_slots[] = {
    LINEAR_SLOTS,
    {Py_tp_new, expression_new},
    {Py_tp_traverse, expression_traverse},
    {Py_tp_clear, expression_clear},
    {Py_tp_dealloc, expression_dealloc},
    {Py_tp_methods, expression_methods},
    {Py_tp_repr, kiwi_expression_repr},
    {Py_tp_doc, "Expression(terms, constant=0.0)\n\nA sum of terms and a number."},
    {0, NULL},
};
