/* Solver: constraints, edit variables and updates. */
#include "kiwi.h"

static uint64_t last_solver;

static PyObject *solver_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  if (PyTuple_Size(arguments) != 0 || (keywords && PyDict_Size(keywords) != 0)) {
    PyErr_SetString(PyExc_TypeError, "Solver.__new__ takes no arguments");
    return NULL;
  }
  solver *made = (solver *)PyType_GenericAlloc(type, 0);
  if (!made) return NULL;
  made->number = ++last_solver;
  made->free_seat = made->free_stand = -1;
  int code = cassowary_open(&made->door);
  if (code == CASSOWARY_OK) return (PyObject *)made;
  made->door = NULL;
  Py_DECREF(made);
  PyErr_SetString(PyExc_MemoryError, cassowary_code_text(code));
  return NULL;
}

static int solver_traverse(PyObject *object, visitproc visit, void *arg) {
  solver *self = (solver *)object;
  Py_VISIT(Py_TYPE(object));
  for (int32_t index = 0; index < self->seat_count; index++) Py_VISIT(self->seats[index].of);
  for (int32_t index = 0; index < self->stand_count; index++) Py_VISIT(self->stands[index].of);
  for (int32_t index = 0; index < self->gone_count; index++) Py_VISIT(self->gone[index]);
  return 0;
}

/* Forgets all variables and constraints; what they hold may run code, which sees an empty solver. */
static int solver_clear(PyObject *object) {
  solver *self = (solver *)object;
  seat *seats = self->seats;
  stand *stands = self->stands;
  variable **gone = self->gone;
  PyMem_Free(self->twins);
  self->twins = NULL;
  self->twin_count = self->twin_room = 0;
  int32_t seat_count = self->seat_count, stand_count = self->stand_count, gone_count = self->gone_count;
  self->seats = NULL;
  self->stands = NULL;
  self->gone = NULL;
  self->seat_count = self->seat_room = self->stand_count = self->stand_room = self->gone_count = self->gone_room = 0;
  self->free_seat = self->free_stand = -1;
  word_clear(&self->by_variable);
  word_clear(&self->by_handle);
  word_clear(&self->by_constraint);
  for (int32_t index = 0; index < seat_count; index++) Py_XDECREF(seats[index].of);
  for (int32_t index = 0; index < stand_count; index++) {
    Py_XDECREF(stands[index].of);
    PyMem_Free(stands[index].helped.list);
  }
  for (int32_t index = 0; index < gone_count; index++) Py_DECREF(gone[index]);
  PyMem_Free(seats);
  PyMem_Free(stands);
  PyMem_Free(gone);
  return 0;
}

static void solver_dealloc(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  PyObject_GC_UnTrack(object);
  solver_clear(object);
  if (((solver *)object)->door) cassowary_close(((solver *)object)->door);
  PyObject_GC_Del(object);
  Py_DECREF(type);
}

static PyObject *solver_add_constraint(PyObject *object, PyObject *given) {
  solver *self = (solver *)object;
  if (!kiwi_is_a(given, ConstraintType)) return kiwi_refuse_type(given, "Constraint");
  uint64_t key = (uint64_t)(uintptr_t)given;
  if (word_find(&self->by_constraint, key) >= 0) return kiwi_raise_about(DuplicateConstraint, given);
  if (word_reserve(&self->by_constraint) < 0) return NULL;
  if (self->free_stand < 0 && self->stand_count == self->stand_room) {
    int32_t room = self->stand_room ? 2 * self->stand_room : 16;
    stand *stands = PyMem_Realloc(self->stands, (size_t)room * sizeof *stands);
    if (!stands) return PyErr_NoMemory();
    self->stands = stands;
    self->stand_room = room;
  }
  cassowary_constraint handle;
  helpers helped = {NULL, 0, 0};
  if (kiwi_install(self, (constraint *)given, &handle, &helped) < 0) return NULL;
  int32_t index;
  if (self->free_stand >= 0) {
    index = self->free_stand;
    self->free_stand = (int32_t)(int64_t)self->stands[index].age;
  } else {
    index = self->stand_count++;
  }
  Py_INCREF(given);
  self->stands[index] = (stand){(constraint *)given, handle, ++self->next_age, helped, -1};
  if (kiwi_is_of_twins((constraint *)given)) kiwi_note_twins(self, index);
  word_put(&self->by_constraint, key, index);
  Py_RETURN_NONE;
}

static PyObject *solver_remove_constraint(PyObject *object, PyObject *given) {
  solver *self = (solver *)object;
  if (!kiwi_is_a(given, ConstraintType)) return kiwi_refuse_type(given, "Constraint");
  int32_t index = word_find(&self->by_constraint, (uint64_t)(uintptr_t)given);
  if (index < 0) return kiwi_raise_about(UnknownConstraint, given);
  stand *left = &self->stands[index];
  if (left->handle) {
    int code = cassowary_remove_constraint(self->door, left->handle);
    if (code != CASSOWARY_OK) return kiwi_raise_refusal(self, code);
  }
  kiwi_drop_helpers(self, &left->helped);
  kiwi_forget_twins(self, left);
  word_remove(&self->by_constraint, (uint64_t)(uintptr_t)given);
  *left = (stand){NULL, 0, (uint64_t)(int64_t)self->free_stand, {NULL, 0, 0}, -1};
  self->free_stand = index;
  const expression *form = ((constraint *)given)->form;
  for (Py_ssize_t place = 0; place < PyTuple_Size(form->terms); place++) {
    int32_t seated = kiwi_find_seat(self, ((term *)PyTuple_GetItem(form->terms, place))->of);
    if (seated >= 0) self->seats[seated].uses--;
  }
  kiwi_leave_seats(self, form);
  Py_DECREF(given);
  Py_RETURN_NONE;
}

static PyObject *solver_has_constraint(PyObject *object, PyObject *given) {
  if (!kiwi_is_a(given, ConstraintType)) return kiwi_refuse_type(given, "Constraint");
  return PyBool_FromLong(word_find(&((solver *)object)->by_constraint, (uint64_t)(uintptr_t)given) >= 0);
}

static PyObject *solver_add_edit(PyObject *object, PyObject *arguments) {
  solver *self = (solver *)object;
  PyObject *of, *given;
  double strength, priority, weight;
  if (!PyArg_ParseTuple(arguments, "OO", &of, &given)) return NULL;
  if (!kiwi_is_a(of, VariableType)) return kiwi_refuse_type(of, "Variable");
  if (kiwi_need_strength(given, &strength) < 0) return NULL;
  int32_t index = kiwi_find_seat(self, (variable *)of);
  if (index >= 0 && self->seats[index].edit) return kiwi_raise_about(DuplicateEditVariable, of);
  if (strength >= REQUIRED) {
    PyErr_SetString(BadRequiredStrength, "A required strength cannot be used in this context.");
    return NULL;
  }
  index = kiwi_take_seat(self, (variable *)of);
  if (index < 0) return NULL;
  kiwi_level_of(strength, &priority, &weight);
  cassowary_term one = {self->seats[index].handle, 1};
  cassowary_constraint handle, tie;
  int code = cassowary_add_constraint(self->door, &one, 1, CASSOWARY_EQUAL, 0, priority, weight, NULL, &handle);
  if (code == CASSOWARY_OK) {
    code = cassowary_add_constraint(self->door, &one, 1, CASSOWARY_EQUAL, 0, TIE_PRIORITY, TIE_OF_EDIT, NULL, &tie);
    if (code != CASSOWARY_OK) cassowary_remove_constraint(self->door, handle);
  }
  if (code != CASSOWARY_OK) {
    kiwi_raise_refusal(self, code);
    kiwi_leave_seat(self, index);
    return NULL;
  }
  self->seats[index].edit = handle;
  self->seats[index].tie = tie;
  self->seats[index].edit_strength = strength;
  self->seats[index].suggested = 0;
  Py_RETURN_NONE;
}

static PyObject *solver_remove_edit(PyObject *object, PyObject *of) {
  solver *self = (solver *)object;
  if (!kiwi_is_a(of, VariableType)) return kiwi_refuse_type(of, "Variable");
  int32_t index = kiwi_find_seat(self, (variable *)of);
  if (index < 0 || !self->seats[index].edit) return kiwi_raise_about(UnknownEditVariable, of);
  int code = cassowary_remove_constraint(self->door, self->seats[index].edit);
  if (code != CASSOWARY_OK) return kiwi_raise_refusal(self, code);
  cassowary_remove_constraint(self->door, self->seats[index].tie);
  self->seats[index].edit = self->seats[index].tie = 0;
  kiwi_leave_seat(self, index);
  Py_RETURN_NONE;
}

static PyObject *solver_has_edit(PyObject *object, PyObject *of) {
  if (!kiwi_is_a(of, VariableType)) return kiwi_refuse_type(of, "Variable");
  int32_t index = kiwi_find_seat((solver *)object, (variable *)of);
  return PyBool_FromLong(index >= 0 && ((solver *)object)->seats[index].edit);
}

static PyObject *solver_suggest(PyObject *object, PyObject *const *arguments, Py_ssize_t count) {
  solver *self = (solver *)object;
  double value;
  if (count != 2) {
    PyErr_Format(PyExc_TypeError, "function takes exactly 2 arguments (%zd given)", count);
    return NULL;
  }
  if (!kiwi_is_a(arguments[0], VariableType)) return kiwi_refuse_type(arguments[0], "Variable");
  if (kiwi_need_number(arguments[1], &value) < 0) return NULL;
  int32_t index = kiwi_find_seat(self, (variable *)arguments[0]);
  if (index < 0 || !self->seats[index].edit) return kiwi_raise_about(UnknownEditVariable, arguments[0]);
  int code = cassowary_set_constant(self->door, self->seats[index].edit, value);
  if (code == CASSOWARY_OK) code = cassowary_set_constant(self->door, self->seats[index].tie, value);
  if (code != CASSOWARY_OK) return kiwi_raise_refusal(self, code);
  self->seats[index].suggested = value;
  Py_RETURN_NONE;
}

static PyObject *solver_update(PyObject *object, PyObject *none) {
  (void)none;
  solver *self = (solver *)object;
  const cassowary_change *changes;
  size_t count;
  int code = cassowary_commit(self->door, &changes, &count);
  if (code != CASSOWARY_OK) return kiwi_raise_refusal(self, code);
  for (size_t place = 0; place < count; place++) {
    int32_t index = word_find(&self->by_handle, changes[place].variable);
    if (index >= 0) self->seats[index].of->value = changes[place].new_value;
  }
  kiwi_clear_gone(self);
  /* Another solver may have written there since. */
  for (int32_t index = 0; kiwi_any_shared && index < self->seat_count; index++) {
    seat *seated = &self->seats[index];
    if (seated->of && seated->of->is_shared) cassowary_get_value(self->door, seated->handle, &seated->of->value);
  }
  if (count > 0 || kiwi_any_shared) kiwi_match_twins(self);
  Py_RETURN_NONE;
}

static PyObject *solver_is_free(PyObject *object, PyObject *of) {
  solver *self = (solver *)object;
  if (!kiwi_is_a(of, VariableType)) return kiwi_refuse_type(of, "Variable");
  int32_t index = kiwi_find_seat(self, (variable *)of);
  int answer = 0;
  if (index < 0) Py_RETURN_FALSE;
  int code = cassowary_is_free(self->door, self->seats[index].handle, &answer);
  return code == CASSOWARY_OK ? PyBool_FromLong(answer) : kiwi_raise_refusal(self, code);
}

static PyObject *solver_reset(PyObject *object, PyObject *none) {
  (void)none;
  solver *self = (solver *)object;
  cassowary_solver *fresh;
  int code = cassowary_open(&fresh);
  if (code != CASSOWARY_OK) {
    PyErr_SetString(PyExc_MemoryError, cassowary_code_text(code));
    return NULL;
  }
  cassowary_close(self->door);
  self->door = fresh;
  self->number = ++last_solver;
  solver_clear(object);
  Py_RETURN_NONE;
}

static PyMethodDef solver_methods[] = {
    {"addConstraint", solver_add_constraint, METH_O, "Add a constraint to the solver."},
    {"removeConstraint", solver_remove_constraint, METH_O, "Remove a constraint from the solver."},
    {"hasConstraint", solver_has_constraint, METH_O, "Check whether the solver contains a constraint."},
    {"addEditVariable", solver_add_edit, METH_VARARGS, "Add an edit variable to the solver."},
    {"removeEditVariable", solver_remove_edit, METH_O, "Remove an edit variable from the solver."},
    {"hasEditVariable", solver_has_edit, METH_O, "Check whether the solver contains an edit variable."},
    {"suggestValue", CORE_METHOD(solver_suggest), METH_FASTCALL, "Suggest a desired value for an edit variable."},
    {"updateVariables", solver_update, METH_NOARGS, "Update the values of the solver variables."},
    {"isFree", solver_is_free, METH_O,
     "Check whether a variable could have another value at the same cost. kiwisolver has no such method."},
    {"reset", solver_reset, METH_NOARGS, "Reset the solver to the initial empty starting condition."},
    {"dump", kiwi_solver_dump, METH_NOARGS, "Dump a representation of the solver internals to stdout."},
    {"dumps", kiwi_solver_dumps, METH_NOARGS, "Dump a representation of the solver internals to a string."},
    {NULL, NULL, 0, NULL},
};

PyType_Slot kiwi_solver_slots[] = {
    {Py_tp_new, solver_new},
    {Py_tp_traverse, solver_traverse},
    {Py_tp_clear, solver_clear},
    {Py_tp_dealloc, solver_dealloc},
    {Py_tp_methods, solver_methods},
    {Py_tp_doc, "Solver()\n\nFinds values for variables under constraints."},
    {0, NULL},
};
