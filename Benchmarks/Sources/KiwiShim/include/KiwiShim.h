#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A coefficient and the number of the variable it multiplies.
typedef struct {
  int32_t variable;
  double coefficient;
} kiwi_term;

typedef enum {
  kiwi_operation_add,
  kiwi_operation_add_content_size,
  kiwi_operation_remove,
  kiwi_operation_set_constant,
  kiwi_operation_add_edit,
  kiwi_operation_suggest,
  kiwi_operation_commit
} kiwi_operation_kind;

/// One operation; which fields count depends on `kind`.
typedef struct {
  int32_t kind;
  /// The slot of a constraint, or the variable of an edit.
  int32_t slot;
  int32_t first_term;
  int32_t term_count;
  /// -1, 0 and 1 for <=, == and >=.
  int32_t relation;
  double value;
  /// Negative for required. Of a content size: the strength from below.
  double strength;
  /// Of a content size: the strength from above.
  double second_strength;
} kiwi_operation;

/// A solver with its variables and constraints.
typedef struct kiwi_replay kiwi_replay;

typedef enum {
  kiwi_status_finished,
  /// The deadline passed; the operations up to that point took effect.
  kiwi_status_stopped,
  /// kiwi threw; `kiwi_replay_message` says what.
  kiwi_status_failed
} kiwi_status;

/// `terms` must outlive the replay.
kiwi_replay *kiwi_replay_create(int32_t variable_count, int32_t slot_count, const kiwi_term *terms);
void kiwi_replay_destroy(kiwi_replay *replay);

/// Runs `count` operations. The wall clock is compared with `deadline` (nanoseconds of
/// CLOCK_MONOTONIC_COARSE) before each of them unless `deadline` is zero.
kiwi_status kiwi_replay_run(
    kiwi_replay *replay, const kiwi_operation *operations, int64_t count, int64_t deadline);
const char *kiwi_replay_message(const kiwi_replay *replay);

/// Bytes of the arrays of variables and constraints, which are handles: what they stand for is kiwi's.
int64_t kiwi_replay_handle_bytes(const kiwi_replay *replay);

/// Copies the values of all variables as of the last commit.
void kiwi_replay_values(const kiwi_replay *replay, double *values);

/// Runs the operations on a fresh solver in a child process, which is killed after `limit` nanoseconds of
/// its CPU time: a single operation of kiwi can take minutes and can't be interrupted otherwise.
/// Returns the CPU time the child took, in nanoseconds, and whether it finished.
int64_t kiwi_replay_probe(
    int32_t variable_count, int32_t slot_count, const kiwi_term *terms,
    const kiwi_operation *operations, int64_t count, int64_t limit, bool *finished);

const char *kiwi_replay_version(void);

#ifdef __cplusplus
}
#endif
