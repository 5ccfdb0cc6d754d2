/* The exceptions, which are written in Python, and refusals of the solver. */
#include "kiwi.h"

PyObject *DuplicateConstraint, *DuplicateEditVariable, *UnknownConstraint, *UnknownEditVariable, *UnsatisfiableConstraint,
    *BadRequiredStrength;

/* Takes over the exceptions, which are written in Python. */
PyObject *kiwi_set_exceptions(PyObject *module, PyObject *exceptions) {
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

/* Raises what a refused call is, if it is not one that kiwi knows. */
PyObject *kiwi_raise_refusal(solver *self, int code) {
  PyObject *error = code == CASSOWARY_NO_MEMORY ? PyExc_MemoryError
                    : code == CASSOWARY_BUSY    ? PyExc_RuntimeError
                                                : PyExc_ValueError;
  PyErr_SetString(error, code == CASSOWARY_BUSY ? cassowary_code_text(code) : cassowary_message(self->door));
  return NULL;
}

/* Raises an exception that carries what it is about. */
PyObject *kiwi_raise_about(PyObject *type, PyObject *subject) {
  PyObject *made = PyObject_CallFunctionObjArgs(type, subject, NULL);
  if (made) {
    PyErr_SetObject(type, made);
    Py_DECREF(made);
  }
  return NULL;
}
