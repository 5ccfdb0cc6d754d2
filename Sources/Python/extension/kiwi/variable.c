/* Variable: a name, a context and the value that a solver found. */
#include "kiwi.h"

const char *kiwi_name_of(variable *of) {
  const char *name = PyUnicode_AsUTF8AndSize(of->name, NULL);
  if (!name) PyErr_Clear();
  return name ? name : "";
}

static PyObject *variable_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"name", "context", NULL};
  PyObject *name = NULL, *context = NULL;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OO:__new__", names, &name, &context)) return NULL;
  if (name && !PyUnicode_Check(name)) return kiwi_refuse_type(name, "str");
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
  if (!PyUnicode_Check(name)) return kiwi_refuse_type(name, "str");
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

static PyObject *variable_repr(PyObject *self) { return variable_name(self, NULL); }

PyType_Slot kiwi_variable_slots[] = {
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
