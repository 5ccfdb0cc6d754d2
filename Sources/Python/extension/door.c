/*
** The type cassowary_solver._core.Door: the calls of cassowary.h as methods, with handles as numbers and answers as lists and
** tuples. What is refused raises cassowary_solver._core.Refused with the code, the message and the handles of the conflict.
*/
#include "core.h"

#include <string.h>

typedef struct door {
  PyObject_HEAD
  cassowary_solver *solver;
} door;

static PyTypeObject *DoorType;
static PyObject *Refused;

#define SOLVER(object) (((door *)(object))->solver)

static PyObject *words(const uint64_t *list, size_t count) {
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *word = PyLong_FromUnsignedLongLong(list[place]);
    if (!word || PyList_SetItem(made, (Py_ssize_t)place, word) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *refused(PyObject *object, int code) {
  const char *message = code == CASSOWARY_BUSY ? cassowary_code_text(code) : cassowary_message(SOLVER(object));
  PyObject *text = PyUnicode_DecodeUTF8(message, (Py_ssize_t)strlen(message), "replace");
  const cassowary_constraint *conflict = NULL;
  size_t count = 0;
  if (code == CASSOWARY_UNSATISFIABLE) cassowary_get_conflict(SOLVER(object), &conflict, &count);
  PyObject *list = words(conflict, count);
  PyObject *arguments = text && list ? Py_BuildValue("(iOO)", code, text, list) : NULL;
  if (arguments) PyErr_SetObject(Refused, arguments);
  Py_XDECREF(arguments);
  Py_XDECREF(text);
  Py_XDECREF(list);
  return NULL;
}

static PyObject *done(PyObject *object, int code) {
  if (code != CASSOWARY_OK) return refused(object, code);
  Py_RETURN_NONE;
}

static PyObject *handle(PyObject *object, int code, uint64_t word) {
  return code == CASSOWARY_OK ? PyLong_FromUnsignedLongLong(word) : refused(object, code);
}

static PyObject *text_of(PyObject *object, int code, const char *text) {
  return code == CASSOWARY_OK ? PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace") : refused(object, code);
}

static PyObject *door_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  (void)arguments, (void)keywords;
  door *made = (door *)PyType_GenericAlloc(type, 0);
  if (!made) return NULL;
  int code = cassowary_open(&made->solver);
  if (code == CASSOWARY_OK) return (PyObject *)made;
  Py_DECREF(made);
  PyErr_SetString(PyExc_MemoryError, cassowary_code_text(code));
  return NULL;
}

static void door_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  if (SOLVER(self)) cassowary_close(SOLVER(self));
  PyObject_Free(self);
  Py_DECREF(type);
}

/* MARK: Variables */

static PyObject *make_variable(PyObject *self, PyObject *name) {
  const char *text = PyUnicode_AsUTF8AndSize(name, NULL);
  cassowary_variable made = 0;
  if (!text) return NULL;
  int code = cassowary_make_variable(SOLVER(self), text, &made);
  return handle(self, code, made);
}

/* Reads numbers of a call that takes a few. */
static int read_words(PyObject *const *arguments, Py_ssize_t given, uint64_t *list, Py_ssize_t count, double *numbers,
    Py_ssize_t more) {
  if (given != count + more) {
    PyErr_Format(PyExc_TypeError, "%zd arguments expected, %zd given", count + more, given);
    return -1;
  }
  for (Py_ssize_t place = 0; place < count; place++) {
    list[place] = PyLong_AsUnsignedLongLong(arguments[place]);
    if (list[place] == (uint64_t)-1 && PyErr_Occurred()) return -1;
  }
  for (Py_ssize_t place = 0; place < more; place++) {
    numbers[place] = PyFloat_AsDouble(arguments[count + place]);
    if (numbers[place] == -1 && PyErr_Occurred()) return -1;
  }
  return 0;
}

#define WORD_AND_NUMBERS(name, call, more, ...)                                                        \
  static PyObject *name(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {                \
    uint64_t word;                                                                                     \
    double numbers[more + 1];                                                                          \
    if (read_words(arguments, count, &word, 1, numbers, more) < 0) return NULL;                        \
    return done(self, call(SOLVER(self), word __VA_ARGS__));                                           \
  }

WORD_AND_NUMBERS(remove_variable, cassowary_remove_variable, 0, )
WORD_AND_NUMBERS(remove_constraint, cassowary_remove_constraint, 0, )
WORD_AND_NUMBERS(suggest, cassowary_suggest, 1, , numbers[0])
WORD_AND_NUMBERS(set_constant, cassowary_set_constant, 1, , numbers[0])
WORD_AND_NUMBERS(set_priority, cassowary_set_priority, 1, , numbers[0])
WORD_AND_NUMBERS(set_priorities, cassowary_set_priorities, 2, , numbers[0], numbers[1])
WORD_AND_NUMBERS(set_weight, cassowary_set_weight, 1, , numbers[0])
WORD_AND_NUMBERS(set_relation, cassowary_set_relation, 1, , (int)numbers[0])
WORD_AND_NUMBERS(restore, cassowary_restore, 0, )
WORD_AND_NUMBERS(discard, cassowary_discard, 0, )

#define PLAIN(name, call)                                     \
  static PyObject *name(PyObject *self, PyObject *none) {     \
    (void)none;                                               \
    return done(self, call(SOLVER(self)));                    \
  }

PLAIN(trim, cassowary_trim)
PLAIN(begin, cassowary_begin)
PLAIN(end, cassowary_end)
PLAIN(abandon, cassowary_abandon)
PLAIN(discard_checkpoints, cassowary_discard_checkpoints)

#define TEXT(name, call)                                                    \
  static PyObject *name(PyObject *self, PyObject *given) {                  \
    uint64_t word = PyLong_AsUnsignedLongLong(given);                       \
    const char *text = "";                                                  \
    if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;              \
    int code = call(SOLVER(self), word, &text);                             \
    return text_of(self, code, text);                                       \
  }

TEXT(name_of, cassowary_get_name)
TEXT(label_of, cassowary_get_label)
TEXT(file_of, cassowary_get_file)
TEXT(constraint_text, cassowary_get_text)
TEXT(why_text, cassowary_why_text)

static PyObject *value(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  double found = 0;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_get_value(SOLVER(self), word, &found);
  return code == CASSOWARY_OK ? PyFloat_FromDouble(found) : refused(self, code);
}

static PyObject *list_variables(PyObject *self, PyObject *none) {
  (void)none;
  const cassowary_variable *list;
  size_t count;
  int code = cassowary_list_variables(SOLVER(self), &list, &count);
  return code == CASSOWARY_OK ? words(list, count) : refused(self, code);
}

static PyObject *list_constraints(PyObject *self, PyObject *none) {
  (void)none;
  const cassowary_constraint *list;
  size_t count;
  int code = cassowary_list_constraints(SOLVER(self), &list, &count);
  return code == CASSOWARY_OK ? words(list, count) : refused(self, code);
}

static PyObject *reserve(PyObject *self, PyObject *given) {
  size_t count = PyLong_AsSize_t(given);
  if (count == (size_t)-1 && PyErr_Occurred()) return NULL;
  return done(self, cassowary_reserve(SOLVER(self), count));
}

/* MARK: Constraints */

/* The terms of two lists, of handles and of factors; the caller frees what is not `near`. */
static cassowary_term *read_terms(PyObject *handles, PyObject *factors, cassowary_term *near, Py_ssize_t room, Py_ssize_t *count) {
  *count = PyList_Size(handles);
  if (*count < 0 || PyList_Size(factors) != *count) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "as many factors as variables are needed");
    return NULL;
  }
  cassowary_term *terms = *count <= room ? near : PyMem_Malloc((size_t)*count * sizeof *terms);
  if (!terms) return (void)PyErr_NoMemory(), NULL;
  for (Py_ssize_t place = 0; place < *count; place++) {
    terms[place].variable = PyLong_AsUnsignedLongLong(PyList_GetItem(handles, place));
    terms[place].coefficient = PyFloat_AsDouble(PyList_GetItem(factors, place));
  }
  if (!PyErr_Occurred()) return terms;
  if (terms != near) PyMem_Free(terms);
  return NULL;
}

static PyObject *add(PyObject *self, PyObject *arguments) {
  PyObject *handles, *factors;
  int relation, line = 0;
  double constant, priority, weight;
  const char *label = NULL, *file = NULL;
  cassowary_term near[8];
  Py_ssize_t count;
  if (!PyArg_ParseTuple(arguments, "O!O!iddd|zzi", &PyList_Type, &handles, &PyList_Type, &factors, &relation, &constant,
          &priority, &weight, &label, &file, &line))
    return NULL;
  cassowary_term *terms = read_terms(handles, factors, near, 8, &count);
  if (!terms) return NULL;
  cassowary_note note = {label, file, line};
  cassowary_constraint made = 0;
  int code = cassowary_add_constraint(
      SOLVER(self), terms, (size_t)count, relation, constant, priority, weight, label || file ? &note : NULL, &made);
  if (terms != near) PyMem_Free(terms);
  return handle(self, code, made);
}

static PyObject *add_content_size(PyObject *self, PyObject *arguments) {
  PyObject *handles, *factors;
  int line = 0;
  double natural, hugging, compression, weight;
  const char *label = NULL, *file = NULL;
  cassowary_term near[8];
  Py_ssize_t count;
  if (!PyArg_ParseTuple(arguments, "O!O!dddd|zzi", &PyList_Type, &handles, &PyList_Type, &factors, &natural, &hugging,
          &compression, &weight, &label, &file, &line))
    return NULL;
  cassowary_term *terms = read_terms(handles, factors, near, 8, &count);
  if (!terms) return NULL;
  cassowary_note note = {label, file, line};
  cassowary_constraint made = 0;
  int code = cassowary_add_content_size(
      SOLVER(self), terms, (size_t)count, natural, hugging, compression, weight, label || file ? &note : NULL, &made);
  if (terms != near) PyMem_Free(terms);
  return handle(self, code, made);
}

/* Reads a list of tuples (value, hugging, compression, weight); the caller frees it. */
static cassowary_breakpoint *read_breakpoints(PyObject *list, Py_ssize_t count) {
  cassowary_breakpoint *breakpoints = PyMem_Malloc((size_t)(count ? count : 1) * sizeof *breakpoints);
  if (!breakpoints) return (void)PyErr_NoMemory(), NULL;
  for (Py_ssize_t place = 0; place < count; place++) {
    cassowary_breakpoint *each = breakpoints + place;
    PyObject *parts = PyList_GetItem(list, place);
    if (!PyTuple_Check(parts)) {
      PyErr_SetString(PyExc_TypeError, "a breakpoint is a tuple of four numbers");
    } else if (PyArg_ParseTuple(parts, "dddd", &each->value, &each->hugging, &each->compression, &each->weight)) {
      continue;
    }
    PyMem_Free(breakpoints);
    return NULL;
  }
  return breakpoints;
}

static PyObject *add_breakpoints(PyObject *self, PyObject *arguments) {
  PyObject *handles, *factors, *list, *answer = NULL;
  int line = 0;
  const char *label = NULL, *file = NULL;
  cassowary_term near[8];
  Py_ssize_t count;
  if (!PyArg_ParseTuple(arguments, "O!O!O!|zzi", &PyList_Type, &handles, &PyList_Type, &factors, &PyList_Type, &list,
          &label, &file, &line))
    return NULL;
  cassowary_term *terms = read_terms(handles, factors, near, 8, &count);
  if (!terms) return NULL;
  Py_ssize_t asked = PyList_Size(list);
  cassowary_breakpoint *breakpoints = read_breakpoints(list, asked);
  cassowary_constraint *made = PyMem_Malloc((size_t)(asked ? asked : 1) * sizeof *made);
  if (breakpoints && made) {
    cassowary_note note = {label, file, line};
    int code = cassowary_add_breakpoints(SOLVER(self), terms, (size_t)count, breakpoints, (size_t)asked,
        label || file ? &note : NULL, made);
    answer = code == CASSOWARY_OK ? words(made, (size_t)asked) : refused(self, code);
  } else if (!made) {
    PyErr_NoMemory();
  }
  PyMem_Free(made);
  PyMem_Free(breakpoints);
  if (terms != near) PyMem_Free(terms);
  return answer;
}

/* MARK: Batches */

/* Reads a list of numbers into new memory. */
static void *read_list(PyObject *list, size_t size, int (*read)(PyObject *, void *)) {
  Py_ssize_t count = PyList_Size(list);
  char *made = PyMem_Malloc((size_t)(count ? count : 1) * size);
  if (!made) return (void)PyErr_NoMemory(), NULL;
  for (Py_ssize_t place = 0; place < count; place++)
    if (read(PyList_GetItem(list, place), made + (size_t)place * size) < 0) return PyMem_Free(made), NULL;
  return made;
}

static int read_handle(PyObject *number, void *place) {
  *(uint64_t *)place = PyLong_AsUnsignedLongLong(number);
  return PyErr_Occurred() ? -1 : 0;
}

static int read_number(PyObject *number, void *place) {
  unsigned long long read = PyLong_AsUnsignedLongLong(number);
  /* A number that is none of the batch stays none. */
  *(uint32_t *)place = read < UINT32_MAX ? (uint32_t)read : UINT32_MAX;
  return PyErr_Occurred() ? -1 : 0;
}

static int read_double(PyObject *number, void *place) {
  *(double *)place = PyFloat_AsDouble(number);
  return PyErr_Occurred() ? -1 : 0;
}

/* Raises a refusal with the number of the refused breakpoint and the members of its conflict. */
static PyObject *refused_batch(PyObject *self, int code, uint64_t breakpoint) {
  const cassowary_batch_member *members = NULL;
  size_t count = 0;
  const cassowary_constraint *conflict = NULL;
  size_t known = 0;
  const char *message = code == CASSOWARY_BUSY ? cassowary_code_text(code) : cassowary_message(SOLVER(self));
  PyObject *text = PyUnicode_DecodeUTF8(message, (Py_ssize_t)strlen(message), "replace");
  if (code == CASSOWARY_UNSATISFIABLE) cassowary_get_conflict(SOLVER(self), &conflict, &known);
  PyObject *list = words(conflict, known);
  if (code == CASSOWARY_UNSATISFIABLE) cassowary_batch_conflict(SOLVER(self), &members, &count);
  PyObject *pairs = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; pairs && place < count; place++) {
    PyObject *pair = Py_BuildValue("(KK)", members[place].constraint, members[place].breakpoint);
    if (!pair || PyList_SetItem(pairs, (Py_ssize_t)place, pair) < 0) Py_CLEAR(pairs);
  }
  PyObject *arguments = text && list && pairs ? Py_BuildValue("(iOOKO)", code, text, list, breakpoint, pairs) : NULL;
  if (arguments) PyErr_SetObject(Refused, arguments);
  Py_XDECREF(arguments);
  Py_XDECREF(text);
  Py_XDECREF(list);
  Py_XDECREF(pairs);
  return NULL;
}

static PyObject *load_batch(PyObject *self, PyObject *arguments) {
  PyObject *handles, *values, *numbers, *factors, *term_ends, *breakpoints, *breakpoint_ends, *answer = NULL;
  if (!PyArg_ParseTuple(arguments, "O!O!O!O!O!O!O!", &PyList_Type, &handles, &PyList_Type, &values, &PyList_Type, &numbers,
          &PyList_Type, &factors, &PyList_Type, &term_ends, &PyList_Type, &breakpoints, &PyList_Type, &breakpoint_ends))
    return NULL;
  Py_ssize_t rows = PyList_Size(term_ends), asked = PyList_Size(breakpoints);
  if (PyList_Size(values) != PyList_Size(handles) || PyList_Size(numbers) != PyList_Size(factors)
      || PyList_Size(breakpoint_ends) != rows) {
    PyErr_SetString(PyExc_ValueError, "lists of a batch differ in their lengths");
    return NULL;
  }
  cassowary_variable *variables = read_list(handles, sizeof *variables, read_handle);
  double *starts = variables ? read_list(values, sizeof *starts, read_double) : NULL;
  uint32_t *names = starts ? read_list(numbers, sizeof *names, read_number) : NULL;
  double *times = names ? read_list(factors, sizeof *times, read_double) : NULL;
  uint32_t *ends = times ? read_list(term_ends, sizeof *ends, read_number) : NULL;
  uint32_t *stops = ends ? read_list(breakpoint_ends, sizeof *stops, read_number) : NULL;
  cassowary_breakpoint *pulls = stops ? read_breakpoints(breakpoints, asked) : NULL;
  cassowary_constraint *made = pulls ? PyMem_Malloc((size_t)(asked ? asked : 1) * sizeof *made) : NULL;
  if (made) {
    size_t count = (size_t)PyList_Size(handles);
    cassowary_batch batch = {variables, starts, count, ends, stops, (size_t)rows, names, times, pulls, made};
    uint64_t breakpoint = 0;
    int code = cassowary_load_batch(SOLVER(self), &batch, &breakpoint);
    if (code != CASSOWARY_OK) {
      answer = refused_batch(self, code, breakpoint);
    } else {
      PyObject *ours = words(variables, count), *theirs = words(made, (size_t)asked);
      answer = ours && theirs ? Py_BuildValue("(OO)", ours, theirs) : NULL;
      Py_XDECREF(ours);
      Py_XDECREF(theirs);
    }
  } else if (pulls) {
    PyErr_NoMemory();
  }
  PyMem_Free(made);
  PyMem_Free(pulls);
  PyMem_Free(stops);
  PyMem_Free(ends);
  PyMem_Free(times);
  PyMem_Free(names);
  PyMem_Free(starts);
  PyMem_Free(variables);
  return answer;
}

/* MARK: Bounds */

static PyObject *set_bounds(PyObject *self, PyObject *arguments) {
  unsigned long long variable;
  PyObject *parts[2];
  cassowary_bound bounds[2], *given[2] = {NULL, NULL};
  if (!PyArg_ParseTuple(arguments, "KOO", &variable, &parts[0], &parts[1])) return NULL;
  for (int side = 0; side < 2; side++) {
    if (parts[side] == Py_None) continue;
    cassowary_bound *bound = given[side] = &bounds[side];
    if (!PyTuple_Check(parts[side])) {
      PyErr_SetString(PyExc_TypeError, "a bound is a tuple of four numbers");
      return NULL;
    }
    if (!PyArg_ParseTuple(parts[side], "dddd", &bound->value, &bound->priority, &bound->weight, &bound->rest)) return NULL;
  }
  return done(self, cassowary_set_bounds(SOLVER(self), variable, given[0], given[1]));
}

static PyObject *bounds(PyObject *self, PyObject *variable) {
  cassowary_bound low = {0, 0, 0, 0}, high = {0, 0, 0, 0};
  uint64_t word = PyLong_AsUnsignedLongLong(variable);
  if (PyErr_Occurred()) return NULL;
  int code = cassowary_get_bounds(SOLVER(self), word, &low, &high);
  if (code != CASSOWARY_OK) return refused(self, code);
  return Py_BuildValue("((dddd)(dddd))", low.value, low.priority, low.weight, low.rest, high.value, high.priority,
      high.weight, high.rest);
}

static PyObject *hold(PyObject *self, PyObject *arguments,
    int (*call)(cassowary_solver *, cassowary_variable, double, double, const cassowary_note *, cassowary_constraint *)) {
  unsigned long long variable;
  int line = 0;
  double priority, weight;
  const char *label = NULL, *file = NULL;
  if (!PyArg_ParseTuple(arguments, "Kdd|zzi", &variable, &priority, &weight, &label, &file, &line)) return NULL;
  cassowary_note note = {label, file, line};
  cassowary_constraint made = 0;
  int code = call(SOLVER(self), variable, priority, weight, label || file ? &note : NULL, &made);
  return handle(self, code, made);
}

static PyObject *add_edit(PyObject *self, PyObject *arguments) { return hold(self, arguments, cassowary_add_edit); }
static PyObject *add_stay(PyObject *self, PyObject *arguments) { return hold(self, arguments, cassowary_add_stay); }

static PyObject *set_constants(PyObject *self, PyObject *arguments) {
  PyObject *handles, *constants;
  if (!PyArg_ParseTuple(arguments, "O!O!", &PyList_Type, &handles, &PyList_Type, &constants)) return NULL;
  cassowary_term near[16];
  Py_ssize_t count;
  /* Pairs of a handle and a number: as terms are. */
  cassowary_term *pairs = read_terms(handles, constants, near, 16, &count);
  if (!pairs) return NULL;
  size_t bytes = (size_t)count * (sizeof(uint64_t) + sizeof(double));
  uint64_t *list = PyMem_Malloc(bytes ? bytes : 1);
  PyObject *answer = NULL;
  if (list) {
    double *numbers = (double *)(list + count);
    for (Py_ssize_t place = 0; place < count; place++) {
      list[place] = pairs[place].variable;
      numbers[place] = pairs[place].coefficient;
    }
    answer = done(self, cassowary_set_constants(SOLVER(self), list, numbers, (size_t)count));
  } else {
    PyErr_NoMemory();
  }
  PyMem_Free(list);
  if (pairs != near) PyMem_Free(pairs);
  return answer;
}

static PyObject *parts(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  cassowary_parts found;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_get_parts(SOLVER(self), word, &found);
  if (code != CASSOWARY_OK) return refused(self, code);
  return Py_BuildValue(
      "(iddddi)", (int)found.relation, found.constant, found.hugging, found.compression, found.weight, (int)found.line);
}

static PyObject *pairs_of(const uint64_t *handles, const double *numbers, size_t stride, size_t count) {
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *pair = Py_BuildValue("(Kd)", (unsigned long long)*(const uint64_t *)((const char *)handles + place * stride),
        *(const double *)((const char *)numbers + place * stride));
    if (!pair || PyList_SetItem(made, (Py_ssize_t)place, pair) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *terms_list(const cassowary_term *terms, size_t count) {
  return pairs_of(&terms->variable, &terms->coefficient, sizeof *terms, count);
}

static PyObject *terms_of(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  const cassowary_term *terms;
  size_t count;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_get_terms(SOLVER(self), word, &terms, &count);
  return code == CASSOWARY_OK ? terms_list(terms, count) : refused(self, code);
}

/* MARK: Commits and states */

static PyObject *commit(PyObject *self, PyObject *none) {
  (void)none;
  const cassowary_change *changes;
  size_t count;
  int code = cassowary_commit(SOLVER(self), &changes, &count);
  if (code != CASSOWARY_OK) return refused(self, code);
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    const cassowary_change *change = &changes[place];
    PyObject *item = Py_BuildValue("(Kdd)", (unsigned long long)change->variable, change->old_value, change->new_value);
    if (!item || PyList_SetItem(made, (Py_ssize_t)place, item) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *checkpoint(PyObject *self, PyObject *none) {
  (void)none;
  cassowary_checkpoint made = 0;
  int code = cassowary_make_checkpoint(SOLVER(self), &made);
  return handle(self, code, made);
}

static PyObject *save(PyObject *self, PyObject *none) {
  (void)none;
  const char *text;
  size_t length;
  int code = cassowary_save(SOLVER(self), &text, &length);
  return code == CASSOWARY_OK ? PyUnicode_DecodeUTF8(text, (Py_ssize_t)length, "strict") : refused(self, code);
}

static PyObject *load(PyObject *self, PyObject *given) {
  Py_ssize_t length;
  const char *text = PyUnicode_AsUTF8AndSize(given, &length);
  return text ? done(self, cassowary_load(SOLVER(self), text, (size_t)length)) : NULL;
}

static PyObject *statistics(PyObject *self, PyObject *none) {
  (void)none;
  cassowary_statistics counts;
  int code = cassowary_get_statistics(SOLVER(self), &counts, sizeof counts);
  if (code != CASSOWARY_OK) return refused(self, code);
  static const char *const names[] = {
      "pivots", "flips", "structural_adds", "direction_moves", "direction_rows", "direction_updates", "direction_solves",
      "direction_variables", "definitions_searched", "multiplier_solves", "combination_rows", "multiplier_changes",
      "variables_moved", "refactorisations", "rows_factorised", "point_refreshes", "inaccurate_pivots", "commits",
  };
  _Static_assert(sizeof counts == sizeof names / sizeof *names * sizeof(int64_t), "each count has a name");
  PyObject *made = PyDict_New();
  for (size_t place = 0; made && place < sizeof names / sizeof *names; place++) {
    PyObject *count = PyLong_FromLongLong(((const int64_t *)&counts)[place]);
    if (!count || PyDict_SetItemString(made, names[place], count) < 0) Py_CLEAR(made);
    Py_XDECREF(count);
  }
  return made;
}

/* MARK: Questions */

static PyObject *multiplier_list(const cassowary_multiplier *list, size_t count) {
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *pair = Py_BuildValue("(dd)", list[place].priority, list[place].value);
    if (!pair || PyList_SetItem(made, (Py_ssize_t)place, pair) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *why(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  const cassowary_summand *list;
  size_t count;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_why(SOLVER(self), word, &list, &count);
  if (code != CASSOWARY_OK) return refused(self, code);
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *pulls = multiplier_list(list[place].multipliers, list[place].multiplier_count);
    PyObject *item = pulls ? Py_BuildValue("(KKddNs)", (unsigned long long)list[place].constraint,
                                 (unsigned long long)list[place].kept, list[place].factor, list[place].constant, pulls,
                                 list[place].text)
                           : NULL;
    if (!item || PyList_SetItem(made, (Py_ssize_t)place, item) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *is_free(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  int answer = 0;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_is_free(SOLVER(self), word, &answer);
  return code == CASSOWARY_OK ? PyBool_FromLong(answer) : refused(self, code);
}

static PyObject *is_proved(PyObject *self, PyObject *none) {
  (void)none;
  int answer = 0;
  int code = cassowary_is_proved(SOLVER(self), &answer);
  return code == CASSOWARY_OK ? PyBool_FromLong(answer) : refused(self, code);
}

static PyObject *freedoms(PyObject *self, PyObject *given) {
  size_t most = PyLong_AsSize_t(given), count;
  const cassowary_freedom *list;
  if (most == (size_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_list_freedoms(SOLVER(self), most, &list, &count);
  if (code != CASSOWARY_OK) return refused(self, code);
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *direction = terms_list(list[place].direction, list[place].direction_count);
    PyObject *item = direction ? Py_BuildValue("(KKNs)", (unsigned long long)list[place].undetermined,
                                     (unsigned long long)list[place].tied, direction, list[place].text)
                               : NULL;
    if (!item || PyList_SetItem(made, (Py_ssize_t)place, item) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *redundancy(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  const cassowary_constraint *list;
  size_t count;
  int answer;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_redundancy(SOLVER(self), word, &answer, &list, &count);
  if (code != CASSOWARY_OK) return refused(self, code);
  if (!answer) Py_RETURN_NONE;
  return words(list, count);
}

/* The pieces of a sweep, each as (low, high, constraint, end, is from below). */
static PyObject *sweep(PyObject *self, PyObject *const *arguments, Py_ssize_t given) {
  uint64_t numbers[2];
  double range[2];
  const cassowary_piece *list;
  size_t count;
  if (given != 4) return PyErr_Format(PyExc_TypeError, "4 arguments expected, %zd given", given);
  PyObject *const ordered[] = {arguments[0], arguments[3], arguments[1], arguments[2]};
  if (read_words(ordered, 4, numbers, 2, range, 2) < 0) return NULL;
  int code = cassowary_sweep(SOLVER(self), numbers[0], range[0], range[1], (size_t)numbers[1], &list, &count);
  if (code != CASSOWARY_OK) return refused(self, code);
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *item = Py_BuildValue("(ddKii)", list[place].low, list[place].high, (unsigned long long)list[place].constraint,
        (int)list[place].end, (int)list[place].is_from_below);
    if (!item || PyList_SetItem(made, (Py_ssize_t)place, item) < 0) Py_CLEAR(made);
  }
  return made;
}

/* The straight lines of a variable in the last sweep, each as (low, high, start, slope). */
static PyObject *segments(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  const cassowary_segment *list;
  size_t count;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_sweep_segments(SOLVER(self), word, &list, &count);
  if (code != CASSOWARY_OK) return refused(self, code);
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *item = Py_BuildValue("(dddd)", list[place].low, list[place].high, list[place].start, list[place].slope);
    if (!item || PyList_SetItem(made, (Py_ssize_t)place, item) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *sweep_conflict(PyObject *self, PyObject *is_above) {
  const cassowary_constraint *list;
  size_t count;
  int code = cassowary_sweep_conflict(SOLVER(self), PyObject_IsTrue(is_above), &list, &count);
  return code == CASSOWARY_OK ? words(list, count) : refused(self, code);
}

static PyObject *multipliers(PyObject *self, PyObject *given) {
  uint64_t word = PyLong_AsUnsignedLongLong(given);
  const cassowary_multiplier *list;
  size_t count;
  if (word == (uint64_t)-1 && PyErr_Occurred()) return NULL;
  int code = cassowary_get_multipliers(SOLVER(self), word, &list, &count);
  return code == CASSOWARY_OK ? multiplier_list(list, count) : refused(self, code);
}

static PyObject *costs(PyObject *self, PyObject *none) {
  (void)none;
  const cassowary_cost *list;
  size_t count;
  int code = cassowary_list_costs(SOLVER(self), &list, &count);
  if (code != CASSOWARY_OK) return refused(self, code);
  PyObject *made = PyList_New((Py_ssize_t)count);
  for (size_t place = 0; made && place < count; place++) {
    PyObject *pair = Py_BuildValue("(dd)", list[place].priority, list[place].cost);
    if (!pair || PyList_SetItem(made, (Py_ssize_t)place, pair) < 0) Py_CLEAR(made);
  }
  return made;
}

static PyObject *linear_program(PyObject *self, PyObject *arguments) {
  double priority, slack;
  const char *text = "";
  if (!PyArg_ParseTuple(arguments, "dd", &priority, &slack)) return NULL;
  int code = cassowary_linear_program(SOLVER(self), priority, slack, &text);
  return text_of(self, code, text);
}

static PyObject *check(PyObject *self, PyObject *none) {
  (void)none;
  const char *text = "";
  int code = cassowary_check(SOLVER(self), &text);
  return text_of(self, code, text);
}

#define FEW(name) {#name, CORE_METHOD(name), METH_FASTCALL, NULL}
#define ONE(name) {#name, name, METH_O, NULL}
#define NONE(name) {#name, name, METH_NOARGS, NULL}
#define SOME(name) {#name, name, METH_VARARGS, NULL}

static PyMethodDef methods[] = {
    ONE(make_variable), FEW(remove_variable), ONE(value), ONE(name_of), NONE(list_variables), ONE(reserve), NONE(trim),
    SOME(add), SOME(add_content_size), SOME(add_breakpoints), SOME(load_batch), SOME(set_bounds), ONE(bounds), SOME(add_edit), SOME(add_stay), FEW(suggest), FEW(remove_constraint),
    FEW(set_constant), SOME(set_constants), FEW(set_priority), FEW(set_priorities), FEW(set_weight), FEW(set_relation),
    ONE(parts), ONE(terms_of), ONE(label_of), ONE(file_of), ONE(constraint_text), NONE(list_constraints), NONE(commit),
    NONE(begin), NONE(end), NONE(abandon), NONE(checkpoint), FEW(restore), FEW(discard), NONE(discard_checkpoints),
    NONE(save), ONE(load), NONE(statistics), ONE(why), ONE(why_text), ONE(is_free), NONE(is_proved), ONE(freedoms), ONE(redundancy),
    ONE(multipliers), NONE(costs), SOME(linear_program), NONE(check), FEW(sweep), ONE(segments), ONE(sweep_conflict),
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, door_new},
    {Py_tp_dealloc, door_dealloc},
    {Py_tp_methods, methods},
    {0, NULL},
};

int core_add_door(PyObject *module) {
  PyType_Spec spec = {"cassowary_solver._core.Door", sizeof(door), 0, Py_TPFLAGS_DEFAULT, slots};
  DoorType = (PyTypeObject *)PyType_FromSpec(&spec);
  Refused = PyErr_NewException("cassowary_solver._core.Refused", NULL, NULL);
  if (!DoorType || !Refused) return -1;
  Py_INCREF(DoorType);
  Py_INCREF(Refused);
  if (PyModule_AddObject(module, "Door", (PyObject *)DoorType) < 0) return -1;
  return PyModule_AddObject(module, "Refused", Refused);
}
