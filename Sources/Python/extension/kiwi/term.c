/* Term: a variable times a number. */
#include "kiwi.h"

static PyObject *term_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"variable", "coefficient", NULL};
  PyObject *of, *factor = NULL;
  double coefficient = 1;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:__new__", names, &of, &factor)) return NULL;
  if (!kiwi_is_a(of, VariableType)) return kiwi_refuse_type(of, "Variable");
  if (factor && kiwi_need_number(factor, &coefficient) < 0) return NULL;
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

PyObject *kiwi_term_repr(PyObject *self) {
  PyObject *text = kiwi_append(kiwi_number_text(((term *)self)->coefficient), PyUnicode_FromString(" * "));
  PyObject *name = ((term *)self)->of->name;
  Py_INCREF(name);
  return kiwi_append(text, name);
}

static PyMethodDef term_methods[] = {
    {"variable", term_variable, METH_NOARGS, "Get the variable for the term."},
    {"coefficient", term_coefficient, METH_NOARGS, "Get the coefficient for the term."},
    {"value", term_value, METH_NOARGS, "Get the value for the term."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot kiwi_term_slots[] = {
    LINEAR_SLOTS,
    {Py_tp_new, term_new},
    {Py_tp_traverse, term_traverse},
    {Py_tp_clear, term_clear},
    {Py_tp_dealloc, term_dealloc},
    {Py_tp_methods, term_methods},
    {Py_tp_repr, kiwi_term_repr},
    {Py_tp_doc, "Term(variable, coefficient=1.0)\n\nA variable times a number."},
    {0, NULL},
};
