/* The text of a solver, in the sections of kiwi. */
#include "kiwi.h"

#include <stdlib.h>

static int is_older(const void *left, const void *right) {
  uint64_t one = (*(const stand *const *)left)->age, other = (*(const stand *const *)right)->age;
  return (one > other) - (one < other);
}

static PyObject *dumped_constraints(solver *self, PyObject *text) {
  const stand **list = PyMem_Malloc((size_t)(self->stand_count + 1) * sizeof *list);
  size_t count = 0;
  if (!list) return kiwi_append(text, PyErr_NoMemory());
  for (int32_t index = 0; index < self->stand_count; index++)
    if (self->stands[index].of) list[count++] = &self->stands[index];
  qsort(list, count, sizeof *list, is_older);
  for (size_t place = 0; place < count; place++) {
    text = kiwi_append(text, kiwi_constraint_text(list[place]->of, " "));
    text = kiwi_append(text, PyUnicode_FromString("\n"));
  }
  PyMem_Free(list);
  for (int32_t index = 0; index < self->seat_count; index++) {
    const seat *edited = &self->seats[index];
    if (!edited->of || !edited->edit) continue;
    text = kiwi_append(text, PyUnicode_FromFormat("1 * %U + ", edited->of->name));
    text = kiwi_append(kiwi_append(text, kiwi_number_text(-edited->suggested)), PyUnicode_FromString(" == 0  | strength = "));
    text = kiwi_append(kiwi_append(text, kiwi_number_text(edited->edit_strength)), PyUnicode_FromString("\n"));
  }
  return text;
}

PyObject *kiwi_solver_dumps(PyObject *object, PyObject *none) {
  (void)none;
  solver *self = (solver *)object;
  const cassowary_cost *costs;
  const cassowary_constraint *handles;
  const char *words;
  size_t count;
  PyObject *text = PyUnicode_FromString("Objective\n---------\n");
  if (cassowary_list_costs(self->door, &costs, &count) == CASSOWARY_OK)
    for (size_t place = 0; place < count; place++) {
      static const char *const names[] = {"none", "weak", "medium", "strong"};
      int level = (int)costs[place].priority;
      if (costs[place].priority == TIE_PRIORITY) continue;
      text = kiwi_append(text, PyUnicode_FromFormat("%s%s misses ", place ? ", " : "", names[level < 0 || level > 3 ? 0 : level]));
      text = kiwi_append(text, kiwi_number_text(costs[place].cost));
    }
  text = kiwi_append(text, PyUnicode_FromString("\n\nTableau\n-------\n"));
  if (cassowary_list_constraints(self->door, &handles, &count) == CASSOWARY_OK)
    for (size_t place = 0; place < count; place++)
      if (cassowary_get_text(self->door, handles[place], &words) == CASSOWARY_OK)
        text = kiwi_append(text, PyUnicode_FromFormat("%s\n", words));
  text = kiwi_append(text, PyUnicode_FromString("\nInfeasible\n----------\n\nVariables\n---------\n"));
  for (int32_t index = 0; index < self->seat_count; index++) {
    if (!self->seats[index].of) continue;
    double value = 0;
    cassowary_get_value(self->door, self->seats[index].handle, &value);
    text = kiwi_append(text, PyUnicode_FromFormat("%U = ", self->seats[index].of->name));
    text = kiwi_append(kiwi_append(text, kiwi_number_text(value)), PyUnicode_FromString("\n"));
  }
  text = kiwi_append(text, PyUnicode_FromString("\nEdit Variables\n--------------\n"));
  for (int32_t index = 0; index < self->seat_count; index++)
    if (self->seats[index].of && self->seats[index].edit)
      text = kiwi_append(text, PyUnicode_FromFormat("%U\n", self->seats[index].of->name));
  text = kiwi_append(text, PyUnicode_FromString("\nConstraints\n-----------\n"));
  text = dumped_constraints(self, text);
  return kiwi_append(text, PyUnicode_FromString("\n\n"));
}

PyObject *kiwi_solver_dump(PyObject *object, PyObject *none) {
  PyObject *text = kiwi_solver_dumps(object, none);
  if (!text) return NULL;
  PyObject *out = PySys_GetObject("stdout");
  int failed = out && out != Py_None && (PyFile_WriteObject(text, out, Py_PRINT_RAW) < 0 || PyFile_WriteString("\n", out) < 0);
  Py_DECREF(text);
  if (failed) return NULL;
  Py_RETURN_NONE;
}
