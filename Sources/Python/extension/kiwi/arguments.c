/* Arguments that are refused, and the texts of numbers. */
#include "kiwi.h"

#include <stdio.h>

PyObject *kiwi_type_name(PyObject *object) {
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

PyObject *kiwi_refuse_type(PyObject *given, const char *expected) {
  PyObject *name = kiwi_type_name(given);
  if (name) PyErr_Format(PyExc_TypeError, "Expected object of type `%s`. Got object of type `%U` instead.", expected, name);
  Py_XDECREF(name);
  return NULL;
}

int kiwi_need_number(PyObject *object, double *number) {
  int is_number = kiwi_number_of(object, number);
  if (is_number == 0) kiwi_refuse_type(object, "float, int, or long");
  return is_number == 1 ? 0 : -1;
}

static double clip(double strength) { return strength > REQUIRED ? REQUIRED : strength > 0 ? strength : 0; }

/* A strength that is no number has no place in an order. */
int kiwi_refuse_nan(double strength) {
  if (!isnan(strength)) return 0;
  PyErr_SetString(PyExc_ValueError, "A strength cannot be NaN. Check the divisions that made it.");
  return -1;
}

int kiwi_need_strength(PyObject *object, double *strength) {
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
  if (kiwi_need_number(object, strength) < 0 || kiwi_refuse_nan(*strength) < 0) return -1;
  *strength = clip(*strength);
  return 0;
}

/* Adds to a text, which is taken over; null stays null. */
PyObject *kiwi_append(PyObject *text, PyObject *more) {
  PyObject *joined = text && more ? PyUnicode_Concat(text, more) : NULL;
  Py_XDECREF(text);
  Py_XDECREF(more);
  return joined;
}

PyObject *kiwi_number_text(double number) {
  char text[32];
  snprintf(text, sizeof text, "%.6g", number);
  return PyUnicode_FromString(text);
}
