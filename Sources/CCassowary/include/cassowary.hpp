/*
** cassowary.hpp: cassowary.h for C++17 and later: solvers that close themselves, expressions by operators, exceptions.
**
**     cassowary::Solver solver;
**     auto left = solver.variable("left"), width = solver.variable("width");
**     solver.add(left + width == 320);
**     solver.add(width >= 100, 750);
**     for (auto &change : solver.commit()) ...
**
** This wrapper adds no behaviour to cassowary.h: see there for units, errors, complexity and threads. An expression of up
** to four terms asks for no memory. A refused call throws cassowary::Error; nothing has changed then.
*/
#ifndef CASSOWARY_HPP
#define CASSOWARY_HPP

#include "cassowary.h"

#include <array>
#include <cmath>
#include <exception>
#include <string>
#include <utility>
#include <vector>

namespace cassowary {

inline constexpr double required = HUGE_VAL;
inline constexpr double high = CASSOWARY_HIGH;
inline constexpr double low = CASSOWARY_LOW;
inline constexpr double fitting_size = CASSOWARY_FITTING_SIZE;

/* Why a call was refused: a code of cassowary.h, a message, and the constraints in force that were contradicted. */
class Error : public std::exception {
public:
  Error(int code, std::string message, std::vector<cassowary_constraint> conflict = {})
      : code_(code), message_(std::move(message)), conflict_(std::move(conflict)) {}
  int code() const noexcept { return code_; }
  const char *what() const noexcept override { return message_.c_str(); }
  const std::vector<cassowary_constraint> &conflict() const noexcept { return conflict_; }

private:
  int code_;
  std::string message_;
  std::vector<cassowary_constraint> conflict_;
};

/* A handle of a variable. */
struct Variable {
  cassowary_variable handle = 0;
};

/* A handle of a constraint in force. */
struct Constraint {
  cassowary_constraint handle = 0;
};

/* A sum of variables with factors, and a constant. */
class Expression {
public:
  Expression(double constant = 0) : constant(constant) {}
  Expression(Variable variable) { add(variable, 1); }

  void add(Variable variable, double factor) {
    if (count_ < near_.size()) {
      near_[count_] = {variable.handle, factor};
    } else {
      if (count_ == near_.size()) far_.assign(near_.begin(), near_.end());
      far_.push_back({variable.handle, factor});
    }
    count_++;
  }

  void add(const Expression &other, double factor) {
    const std::size_t count = other.count_;
    for (std::size_t place = 0; place < count; place++) {
      const cassowary_term term = other.terms()[place];
      add(Variable{term.variable}, factor * term.coefficient);
    }
    constant += factor * other.constant;
  }

  void multiply(double factor) {
    for (auto &term : near_) term.coefficient *= factor;
    for (auto &term : far_) term.coefficient *= factor;
    constant *= factor;
  }

  const cassowary_term *terms() const { return count_ <= near_.size() ? near_.data() : far_.data(); }
  std::size_t size() const { return count_; }

  double constant = 0;

private:
  std::array<cassowary_term, 4> near_{};
  std::vector<cassowary_term> far_;
  std::size_t count_ = 0;
};

inline Expression operator+(Expression left, const Expression &right) {
  left.add(right, 1);
  return left;
}
inline Expression operator-(Expression left, const Expression &right) {
  left.add(right, -1);
  return left;
}
inline Expression operator-(Expression expression) {
  expression.multiply(-1);
  return expression;
}
inline Expression operator*(double factor, Expression expression) {
  expression.multiply(factor);
  return expression;
}
inline Expression operator*(Expression expression, double factor) { return factor * std::move(expression); }
inline Expression operator/(Expression expression, double divisor) {
  expression.multiply(1 / divisor);
  return expression;
}

/* An equation or inequality that is not in force yet: the expression relates to zero. */
struct Relation {
  Expression expression;
  int relation;
};

inline Relation operator==(Expression left, const Expression &right) {
  return {std::move(left) - right, CASSOWARY_EQUAL};
}
inline Relation operator<=(Expression left, const Expression &right) {
  return {std::move(left) - right, CASSOWARY_LESS_OR_EQUAL};
}
inline Relation operator>=(Expression left, const Expression &right) {
  return {std::move(left) - right, CASSOWARY_GREATER_OR_EQUAL};
}

/* A list that belongs to the solver: see POINTERS in cassowary.h. */
template <class Element> struct List {
  const Element *first = nullptr;
  std::size_t count = 0;
  const Element *begin() const { return first; }
  const Element *end() const { return first + count; }
  std::size_t size() const { return count; }
  bool empty() const { return count == 0; }
  const Element &operator[](std::size_t place) const { return first[place]; }
};

/* Variables and rows for Solver::load_batch(), in flat arrays, which may be used again. */
class Batch {
public:
  /* Adds a variable that loading makes, or one that the solver has: its number in the batch. */
  std::uint32_t add_variable(double value = 0) {
    variables_.push_back(0);
    values_.push_back(value);
    return static_cast<std::uint32_t>(variables_.size() - 1);
  }
  std::uint32_t add(Variable variable) {
    variables_.push_back(variable.handle);
    values_.push_back(0);
    return static_cast<std::uint32_t>(variables_.size() - 1);
  }
  /* Adds terms and breakpoints to the row that end_row() ends. */
  void add_term(std::uint32_t number, double factor = 1) {
    numbers_.push_back(number);
    factors_.push_back(factor);
  }
  void add_breakpoint(const cassowary_breakpoint &breakpoint) { breakpoints_.push_back(breakpoint); }
  void end_row() {
    term_ends_.push_back(static_cast<std::uint32_t>(numbers_.size()));
    breakpoint_ends_.push_back(static_cast<std::uint32_t>(breakpoints_.size()));
  }
  void clear() { *this = Batch(); }

private:
  friend class Solver;
  std::vector<cassowary_variable> variables_;
  std::vector<double> values_, factors_;
  std::vector<std::uint32_t> numbers_, term_ends_, breakpoint_ends_;
  std::vector<cassowary_breakpoint> breakpoints_;
};

/* The handles of what a batch made: the variables by number, a constraint for each breakpoint. */
struct Loaded {
  std::vector<cassowary_variable> variables;
  std::vector<cassowary_constraint> constraints;
};

/* A solver, which is moved, not copied. */
class Solver {
public:
  Solver() {
    const int code = cassowary_open(&solver_);
    if (code != CASSOWARY_OK) throw Error(code, cassowary_code_text(code));
  }
  ~Solver() { cassowary_close(solver_); }
  Solver(Solver &&other) noexcept : solver_(std::exchange(other.solver_, nullptr)) {}
  Solver &operator=(Solver &&other) noexcept {
    std::swap(solver_, other.solver_);
    return *this;
  }
  Solver(const Solver &) = delete;
  Solver &operator=(const Solver &) = delete;

  /* The handle for cassowary.h, for calls that this wrapper leaves out. */
  cassowary_solver *get() const { return solver_; }

  Variable variable(const char *name = nullptr) {
    Variable made;
    check(cassowary_make_variable(solver_, name, &made.handle));
    return made;
  }
  void remove(Variable variable) { check(cassowary_remove_variable(solver_, variable.handle)); }
  double value(Variable variable) const {
    double value = 0;
    check(cassowary_get_value(solver_, variable.handle, &value));
    return value;
  }
  std::string name(Variable variable) const {
    const char *name = nullptr;
    check(cassowary_get_name(solver_, variable.handle, &name));
    return name;
  }

  Constraint add(const Relation &asked, double priority = required, double weight = 1, const char *label = nullptr) {
    Constraint added;
    const cassowary_note note = {label, nullptr, 0};
    const Expression &sum = asked.expression;
    check(cassowary_add_constraint(solver_, sum.terms(), sum.size(), asked.relation, -sum.constant, priority, weight,
        label ? &note : nullptr, &added.handle));
    return added;
  }
  Constraint add_content_size(const Expression &sum, double value, double hugging, double compression, double weight = 1) {
    Constraint added;
    check(cassowary_add_content_size(solver_, sum.terms(), sum.size(), value - sum.constant, hugging, compression, weight,
        nullptr, &added.handle));
    return added;
  }
  /* Several constraints on one sum, all or none; the values are compared to the sum with its constant. */
  std::vector<Constraint> add_breakpoints(const Expression &sum, std::vector<cassowary_breakpoint> breakpoints) {
    std::vector<cassowary_constraint> handles(breakpoints.size());
    for (cassowary_breakpoint &each : breakpoints) each.value -= sum.constant;
    check(cassowary_add_breakpoints(
        solver_, sum.terms(), sum.size(), breakpoints.data(), breakpoints.size(), nullptr, handles.data()));
    std::vector<Constraint> added;
    for (const cassowary_constraint handle : handles) added.push_back(Constraint{handle});
    return added;
  }
  /* Makes the variables of a batch and adds its rows, all or none. */
  Loaded load_batch(const Batch &batch) {
    Loaded made = {batch.variables_, std::vector<cassowary_constraint>(batch.breakpoints_.size())};
    const cassowary_batch written = {made.variables.data(), batch.values_.data(), made.variables.size(),
        batch.term_ends_.data(), batch.breakpoint_ends_.data(), batch.term_ends_.size(), batch.numbers_.data(),
        batch.factors_.data(), batch.breakpoints_.data(), made.constraints.data()};
    check(cassowary_load_batch(solver_, &written, nullptr));
    return made;
  }
  /* Sets the least and the greatest value of a variable; null for none. */
  void set_bounds(Variable variable, const cassowary_bound *lower, const cassowary_bound *upper) {
    check(cassowary_set_bounds(solver_, variable.handle, lower, upper));
  }
  Constraint add_edit(Variable variable, double priority, double weight = 1) {
    Constraint added;
    check(cassowary_add_edit(solver_, variable.handle, priority, weight, nullptr, &added.handle));
    return added;
  }
  Constraint add_stay(Variable variable, double priority, double weight = 1) {
    Constraint added;
    check(cassowary_add_stay(solver_, variable.handle, priority, weight, nullptr, &added.handle));
    return added;
  }
  void suggest(Variable variable, double value) { check(cassowary_suggest(solver_, variable.handle, value)); }
  void remove(Constraint constraint) { check(cassowary_remove_constraint(solver_, constraint.handle)); }
  void set_constant(Constraint constraint, double constant) {
    check(cassowary_set_constant(solver_, constraint.handle, constant));
  }
  void set_priority(Constraint constraint, double priority) {
    check(cassowary_set_priority(solver_, constraint.handle, priority));
  }
  void set_weight(Constraint constraint, double weight) {
    check(cassowary_set_weight(solver_, constraint.handle, weight));
  }
  std::string text(Constraint constraint) const {
    const char *text = nullptr;
    check(cassowary_get_text(solver_, constraint.handle, &text));
    return text;
  }

  List<cassowary_change> commit() {
    List<cassowary_change> changes;
    check(cassowary_commit(solver_, &changes.first, &changes.count));
    return changes;
  }

  /* Runs a function all or nothing: an exception takes back what it did, and goes on. */
  template <class Body> void transaction(Body &&body) {
    check(cassowary_begin(solver_));
    try {
      std::forward<Body>(body)();
    } catch (...) {
      cassowary_abandon(solver_);
      throw;
    }
    check(cassowary_end(solver_));
  }

  cassowary_checkpoint checkpoint() {
    cassowary_checkpoint made = 0;
    check(cassowary_make_checkpoint(solver_, &made));
    return made;
  }
  void restore(cassowary_checkpoint checkpoint) { check(cassowary_restore(solver_, checkpoint)); }
  void discard(cassowary_checkpoint checkpoint) { check(cassowary_discard(solver_, checkpoint)); }

  std::string why(Variable variable) const {
    const char *text = nullptr;
    check(cassowary_why_text(solver_, variable.handle, &text));
    return text;
  }
  bool is_free(Variable variable) const {
    int answer = 0;
    check(cassowary_is_free(solver_, variable.handle, &answer));
    return answer != 0;
  }
  std::string save() const {
    const char *text = nullptr;
    std::size_t length = 0;
    check(cassowary_save(solver_, &text, &length));
    return std::string(text, length);
  }
  void load(const std::string &text) { check(cassowary_load(solver_, text.data(), text.size())); }

private:
  void check(int code) const {
    if (code == CASSOWARY_OK) return;
    std::string message = cassowary_message(solver_);
    const cassowary_constraint *first = nullptr;
    std::size_t count = 0;
    if (code == CASSOWARY_UNSATISFIABLE) cassowary_get_conflict(solver_, &first, &count);
    throw Error(code, std::move(message), std::vector<cassowary_constraint>(first, first + count));
  }

  cassowary_solver *solver_ = nullptr;
};

} // namespace cassowary

#endif
