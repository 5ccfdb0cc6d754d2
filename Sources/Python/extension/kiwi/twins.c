/* Twins: variables of a required `x == y`, which have the same value to the last bit. */
#include "kiwi.h"

/* True for a required `x == y`. */
int kiwi_is_of_twins(const constraint *of) {
  if (of->relation != CASSOWARY_EQUAL || of->strength < REQUIRED || of->form->constant != 0) return 0;
  if (PyTuple_Size(of->form->terms) != 2) return 0;
  double one = ((term *)PyTuple_GetItem(of->form->terms, 0))->coefficient;
  return one != 0 && one == -((term *)PyTuple_GetItem(of->form->terms, 1))->coefficient;
}

/* Notes the stand of twins. Without memory for the note their values may differ by rounding. */
void kiwi_note_twins(solver *self, int32_t index) {
  if (self->twin_count == self->twin_room) {
    int32_t room = self->twin_room ? 2 * self->twin_room : 16;
    int32_t *twins = PyMem_Realloc(self->twins, (size_t)room * sizeof *twins);
    if (!twins) return;
    self->twins = twins;
    self->twin_room = room;
  }
  self->stands[index].twin = self->twin_count;
  self->twins[self->twin_count++] = index;
}

void kiwi_forget_twins(solver *self, const stand *left) {
  if (left->twin < 0) return;
  int32_t last = self->twins[--self->twin_count];
  self->twins[left->twin] = last;
  self->stands[last].twin = left->twin;
}

/*
** Gives twins that differ by rounding the lesser of their values. Chains of twins need a pass a link at worst; programs
** that compare with `==` have short ones.
*/
void kiwi_match_twins(solver *self) {
  for (int pass = 0, changes = 1; changes && pass < 16; pass++) {
    changes = 0;
    for (int32_t place = 0; place < self->twin_count; place++) {
      PyObject *terms = self->stands[self->twins[place]].of->form->terms;
      variable *one = ((term *)PyTuple_GetItem(terms, 0))->of, *other = ((term *)PyTuple_GetItem(terms, 1))->of;
      double apart = fabs(one->value - other->value);
      if (apart == 0 || !(apart <= 0x1p-49 * fabs(one->value))) continue;
      if (one->value > other->value) one->value = other->value;
      else other->value = one->value;
      changes = 1;
    }
  }
}
