#include "KiwiShim.h"

#if !__has_include(<kiwi/kiwi.h>)
#error "kiwi's headers are not there: run Benchmarks/peers first"
#endif
#include <kiwi/kiwi.h>
#include <kiwi/version.h>

#include <string>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <vector>

namespace {

/// The constraints behind one slot: kiwi needs two for a content size.
struct Slot {
  kiwi::Constraint first;
  kiwi::Constraint second;
};

kiwi::RelationalOperator relation_of(int32_t relation) {
  if (relation < 0) return kiwi::OP_LE;
  return relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

int64_t coarse_time() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
  return int64_t(time.tv_sec) * 1000000000 + time.tv_nsec;
}

} // namespace

struct kiwi_replay {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<Slot> slots;
  const kiwi_term *terms;
  std::string message;

  kiwi::Expression expression(const kiwi_operation &operation) const {
    std::vector<kiwi::Term> sum;
    sum.reserve(operation.term_count);
    const kiwi_term *term = terms + operation.first_term;
    for (int32_t index = 0; index < operation.term_count; ++index, ++term)
      sum.emplace_back(variables[term->variable], term->coefficient);
    return kiwi::Expression(std::move(sum), -operation.value);
  }

  /// kiwi has no way to change a constant: the constraint goes and one with the new constant comes.
  void set_constant(kiwi::Constraint &constraint, double value) {
    kiwi::Constraint changed(
        kiwi::Expression(constraint.expression().terms(), -value), constraint.op(),
        constraint.strength());
    solver.removeConstraint(constraint);
    solver.addConstraint(changed);
    constraint = std::move(changed);
  }

  void run(const kiwi_operation &operation) {
    switch (operation.kind) {
    case kiwi_operation_add: {
      Slot &slot = slots[operation.slot];
      slot.first = kiwi::Constraint(
          expression(operation), relation_of(operation.relation),
          operation.strength < 0 ? kiwi::strength::required : operation.strength);
      solver.addConstraint(slot.first);
      break;
    }
    case kiwi_operation_add_content_size: {
      Slot &slot = slots[operation.slot];
      const kiwi::Expression sum = expression(operation);
      slot.first = kiwi::Constraint(sum, kiwi::OP_GE, operation.strength);
      slot.second = kiwi::Constraint(sum, kiwi::OP_LE, operation.second_strength);
      solver.addConstraint(slot.first);
      solver.addConstraint(slot.second);
      break;
    }
    case kiwi_operation_remove: {
      Slot &slot = slots[operation.slot];
      solver.removeConstraint(slot.first);
      if (!!slot.second) {
        solver.removeConstraint(slot.second);
        slot.second = kiwi::Constraint();
      }
      slot.first = kiwi::Constraint();
      break;
    }
    case kiwi_operation_set_constant: {
      Slot &slot = slots[operation.slot];
      set_constant(slot.first, operation.value);
      if (!!slot.second) set_constant(slot.second, operation.value);
      break;
    }
    case kiwi_operation_add_edit:
      solver.addEditVariable(variables[operation.slot], operation.strength);
      break;
    case kiwi_operation_suggest:
      solver.suggestValue(variables[operation.slot], operation.value);
      break;
    case kiwi_operation_commit:
      solver.updateVariables();
      break;
    }
  }
};

kiwi_replay *kiwi_replay_create(
    int32_t variable_count, int32_t slot_count, const kiwi_term *terms) {
  auto *replay = new kiwi_replay;
  replay->variables.resize(variable_count);
  replay->slots.resize(slot_count);
  replay->terms = terms;
  return replay;
}

void kiwi_replay_destroy(kiwi_replay *replay) { delete replay; }

kiwi_status kiwi_replay_run(
    kiwi_replay *replay, const kiwi_operation *operations, int64_t count, int64_t deadline) {
  try {
    for (int64_t index = 0; index < count; ++index) {
      if (deadline != 0 && coarse_time() > deadline)
        return kiwi_status_stopped;
      replay->run(operations[index]);
    }
    return kiwi_status_finished;
  } catch (const std::exception &error) {
    replay->message = error.what();
    return kiwi_status_failed;
  }
}

const char *kiwi_replay_message(const kiwi_replay *replay) { return replay->message.c_str(); }

int64_t kiwi_replay_handle_bytes(const kiwi_replay *replay) {
  return int64_t(
      replay->variables.capacity() * sizeof(kiwi::Variable)
      + replay->slots.capacity() * sizeof(Slot));
}

void kiwi_replay_values(const kiwi_replay *replay, double *values) {
  for (const kiwi::Variable &variable : replay->variables) *values++ = variable.value();
}

int64_t kiwi_replay_probe(
    int32_t variable_count, int32_t slot_count, const kiwi_term *terms,
    const kiwi_operation *operations, int64_t count, int64_t limit, bool *finished) {
  *finished = false;
  const pid_t child = fork();
  if (child < 0) return 0;
  if (child == 0) {
    // The default action of SIGPROF ends the process.
    itimerval timer = {};
    timer.it_value.tv_sec = limit / 1000000000;
    timer.it_value.tv_usec = limit % 1000000000 / 1000;
    setitimer(ITIMER_PROF, &timer, nullptr);
    kiwi_replay *replay = kiwi_replay_create(variable_count, slot_count, terms);
    _exit(kiwi_replay_run(replay, operations, count, 0) == kiwi_status_finished ? 0 : 1);
  }
  int status = 0;
  rusage usage = {};
  if (wait4(child, &status, 0, &usage) != child) return 0;
  *finished = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  const auto nanoseconds = [](const timeval &time) {
    return int64_t(time.tv_sec) * 1000000000 + int64_t(time.tv_usec) * 1000;
  };
  return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
}

const char *kiwi_replay_version(void) { return KIWI_VERSION; }
