/* The types of cassowary_solver.kiwi in the module. */
#include "kiwi.h"

PyTypeObject *VariableType, *TermType, *ExpressionType, *ConstraintType, *SolverType;

static PyTypeObject *add_type(PyObject *module, const char *name, const char *full, int size, PyType_Slot *slots) {
  PyType_Spec spec = {full, size, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};
  PyObject *type = PyType_FromSpec(&spec);
  if (!type) return NULL;
  Py_INCREF(type);
  if (PyModule_AddObject(module, name, type) < 0) return NULL;
  return (PyTypeObject *)type;
}

static PyMethodDef functions[] = {
    {"set_exceptions", kiwi_set_exceptions, METH_O, "Takes over the exceptions of cassowary_solver.kiwi."},
    {NULL, NULL, 0, NULL},
};

int core_add_kiwi(PyObject *module) {
  static const struct {
    const char *name, *full;
    int size;
    PyType_Slot *slots;
    PyTypeObject **place;
  } all[] = {
      {"Variable", "cassowary_solver.kiwi.Variable", sizeof(variable), kiwi_variable_slots, &VariableType},
      {"Term", "cassowary_solver.kiwi.Term", sizeof(term), kiwi_term_slots, &TermType},
      {"Expression", "cassowary_solver.kiwi.Expression", sizeof(expression), kiwi_expression_slots, &ExpressionType},
      {"Constraint", "cassowary_solver.kiwi.Constraint", sizeof(constraint), kiwi_constraint_slots, &ConstraintType},
      {"Solver", "cassowary_solver.kiwi.Solver", sizeof(solver), kiwi_solver_slots, &SolverType},
  };
  for (size_t place = 0; place < sizeof all / sizeof *all; place++) {
    *all[place].place = add_type(module, all[place].name, all[place].full, all[place].size, all[place].slots);
    if (!*all[place].place) return -1;
  }
  if (kiwi_add_strength(module) < 0) return -1;
  return PyModule_AddFunctions(module, functions);
}
