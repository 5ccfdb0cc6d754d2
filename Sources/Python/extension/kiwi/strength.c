/* strength: the four strengths, and strengths of parts. */
#include "kiwi.h"

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
    if (given[place] && (kiwi_need_number(given[place], &numbers[place]) < 0 || kiwi_refuse_nan(numbers[place]) < 0)) return NULL;
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

int kiwi_add_strength(PyObject *module) {
  PyType_Spec spec = {"cassowary_solver.kiwi.Strength", sizeof(PyObject), 0, Py_TPFLAGS_DEFAULT, strength_slots};
  PyObject *type = PyType_FromSpec(&spec), *strength = type ? PyType_GenericAlloc((PyTypeObject *)type, 0) : NULL;
  return strength ? PyModule_AddObject(module, "strength", strength) : -1;
}
