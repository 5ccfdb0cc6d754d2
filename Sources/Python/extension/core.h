/* What the parts of the extension share. */
#ifndef CASSOWARY_CORE_H
#define CASSOWARY_CORE_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030A0000
#include <Python.h>

#include <cassowary.h>

/* Adds the types of a part to the module; -1 if that fails. */
int core_add_door(PyObject *module);
int core_add_kiwi(PyObject *module);

/* A method by the address of its function, whatever that takes. */
#define CORE_METHOD(function) ((PyCFunction)(void (*)(void))(function))

#endif
