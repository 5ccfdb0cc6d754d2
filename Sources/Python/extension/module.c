/* The module cassowary_solver._core: the door to libcassowary, and the types of cassowary_solver.kiwi. */
#include "core.h"

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    "cassowary_solver._core",
    "The door to libcassowary: use cassowary_solver or cassowary_solver.kiwi.",
    -1,
    NULL,
    NULL,
    NULL,
    NULL,
    NULL,
};

PyMODINIT_FUNC PyInit__core(void) {
  PyObject *module = PyModule_Create(&definition);
  if (!module) return NULL;
  if (PyModule_AddStringConstant(module, "version", cassowary_version()) < 0 || core_add_door(module) < 0 ||
      core_add_kiwi(module) < 0) {
    Py_DECREF(module);
    return NULL;
  }
  return module;
}
