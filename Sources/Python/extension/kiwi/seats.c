/* The seats of variables in a solver: each has a variable of libcassowary. */
#include "kiwi.h"

int kiwi_any_shared;

/* The seat of a variable, made if it has none; -1 with an exception. */
int32_t kiwi_take_seat(solver *self, variable *of) {
  int32_t index = kiwi_find_seat(self, of);
  if (index >= 0) return index;
  if (self->free_seat < 0 && self->seat_count == self->seat_room) {
    int32_t room = self->seat_room ? 2 * self->seat_room : 16;
    seat *seats = PyMem_Realloc(self->seats, (size_t)room * sizeof *seats);
    if (!seats) {
      PyErr_NoMemory();
      return -1;
    }
    self->seats = seats;
    self->seat_room = room;
  }
  if (word_reserve(&self->by_variable) < 0 || word_reserve(&self->by_handle) < 0) return -1;
  cassowary_variable handle;
  int code = cassowary_make_variable(self->door, kiwi_name_of(of), &handle);
  /* A name that a program in C cannot have is no reason to refuse the variable. */
  if (code == CASSOWARY_LIMIT || code == CASSOWARY_BAD_ARGUMENT) code = cassowary_make_variable(self->door, NULL, &handle);
  if (code != CASSOWARY_OK) {
    kiwi_raise_refusal(self, code);
    return -1;
  }
  if (self->free_seat >= 0) {
    index = self->free_seat;
    self->free_seat = (int32_t)(int64_t)self->seats[index].uses;
  } else {
    index = self->seat_count++;
  }
  Py_INCREF(of);
  self->seats[index] = (seat){of, handle, 0, 0, 0, 0, 0};
  word_put(&self->by_variable, (uint64_t)(uintptr_t)of, index);
  word_put(&self->by_handle, handle, index);
  if (of->owner != 0) of->is_shared = kiwi_any_shared = 1;
  of->owner = self->number;
  of->index = index;
  /* It is zero here until a commit says otherwise. */
  if (of->value != 0) of->is_shared = kiwi_any_shared = 1;
  return index;
}

/* Notes a variable that the next update makes 0. Without memory for the note it keeps its value. */
static void note_gone(solver *self, variable *of) {
  if (of->value == 0) return;
  if (self->gone_count == self->gone_room) {
    int32_t room = self->gone_room ? 2 * self->gone_room : 16;
    variable **gone = PyMem_Realloc(self->gone, (size_t)room * sizeof *gone);
    if (!gone) return;
    self->gone = gone;
    self->gone_room = room;
  }
  Py_INCREF(of);
  self->gone[self->gone_count++] = of;
}

/* Makes the variables 0 that no constraint mentions any more. */
void kiwi_clear_gone(solver *self) {
  variable **gone = self->gone;
  int32_t count = self->gone_count;
  self->gone = NULL;
  self->gone_count = self->gone_room = 0;
  for (int32_t index = 0; index < count; index++) {
    if (kiwi_find_seat(self, gone[index]) < 0) gone[index]->value = 0;
    Py_DECREF(gone[index]);
  }
  PyMem_Free(gone);
}

/* Gives a seat up that nothing uses. */
void kiwi_leave_seat(solver *self, int32_t index) {
  seat *left = &self->seats[index];
  if (left->uses > 0 || left->edit) return;
  if (cassowary_remove_variable(self->door, left->handle) != CASSOWARY_OK) return;
  variable *of = left->of;
  word_remove(&self->by_variable, (uint64_t)(uintptr_t)of);
  word_remove(&self->by_handle, left->handle);
  *left = (seat){NULL, 0, (size_t)(int64_t)self->free_seat, 0, 0, 0, 0};
  self->free_seat = index;
  if (of->owner == self->number) of->owner = 0;
  note_gone(self, of);
  Py_DECREF(of);
}

void kiwi_leave_seats(solver *self, const expression *form) {
  for (Py_ssize_t place = 0; place < PyTuple_Size(form->terms); place++) {
    int32_t index = kiwi_find_seat(self, ((term *)PyTuple_GetItem(form->terms, place))->of);
    if (index >= 0) kiwi_leave_seat(self, index);
  }
}
