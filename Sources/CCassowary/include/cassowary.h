/*
** cassowary.h: an incremental solver of linear constraints with exact priorities.
**
** Variables get values under linear constraints. Required constraints hold. Among optional ones, a higher priority is
** never given up for any number of lower ones; within a priority the weighted sum of the errors is as small as can be.
** Changes take effect at cassowary_commit(), which names the variables that changed.
**
**     cassowary_solver *solver;
**     cassowary_variable left, width;
**     cassowary_open(&solver);
**     cassowary_make_variable(solver, "left", &left);
**     cassowary_make_variable(solver, "width", &width);
**     cassowary_term right_edge[] = {{left, 1}, {width, 1}};
**     cassowary_add_constraint(solver, right_edge, 2, CASSOWARY_EQUAL, 320, CASSOWARY_REQUIRED, 1, NULL, NULL);
**
** RESULTS.  A call that can be refused returns CASSOWARY_OK or one of the other codes below. A refused call leaves
** constraints, values and proof as they were (caches may differ) and writes nothing through the pointers to results.
** cassowary_message() says in words what was wrong and what to do about it.
**
** HANDLES.  Solvers, variables, constraints and checkpoints are handles, never addresses: they are looked up, and a null, a
** handle of something that is gone, or one of another solver, is refused with a code. No call follows a handle into memory.
** Zero is never a handle. (A variable or a constraint of another solver is told for certain as long as the number of those
** that one solver has made, times the number of solvers ever made, is below 2 to the 40th.)
**
** POINTERS.  Arrays and texts given to a call are read before it returns and not kept. An array may be null if its count is
** zero. Texts are UTF-8 and end with a null byte, one million bytes at most. Answers belong to the solver: an array stays as
** it is until the next call that hands out an array (changes of a commit: until the next commit), a text until the next call
** that hands out a text, all of them until cassowary_close(). Nothing handed out is to be freed. A pointer to a result that
** is not asked for may be null where the call says so.
**
** NUMBERS.  Points, or any other unit: the solver does not care. Constants are finite and at most 1e15 in magnitude,
** coefficients are zero or from 1e-6 to 1e6 in magnitude, weights from 0.001 to 1000000, priorities any number of at least
** zero, and CASSOWARY_REQUIRED, which is positive infinity; 1000 is optional as any other. Equal calls give equal bits, on
** every machine.
**
** THREADS.  A solver serves one thread at a time; different solvers may be used by different threads at once. Of two calls
** that come at once to the same solver one is answered with CASSOWARY_BUSY.
**
** MEMORY.  A call that would need more memory than there is gets CASSOWARY_NO_MEMORY before it starts, as far as the system
** tells: the library holds address space in reserve for it. See cassowary_set_memory_limit().
*/
#ifndef CASSOWARY_H
#define CASSOWARY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CASSOWARY_VERSION "0.1.0"

/*
** Codes. They keep their numbers.
*/
#define CASSOWARY_OK 0
#define CASSOWARY_UNSATISFIABLE 1         /* required constraints contradict: cassowary_get_conflict() names them */
#define CASSOWARY_NOT_FINITE 2            /* a number is NaN, infinite or larger than 1e15 */
#define CASSOWARY_UNKNOWN_VARIABLE 3      /* of another solver, removed, or none */
#define CASSOWARY_UNKNOWN_CONSTRAINT 4    /* of another solver, removed, or none */
#define CASSOWARY_NO_VARIABLES 5          /* no variable is left in the constraint, and it is false */
#define CASSOWARY_COEFFICIENT_RANGE 6     /* a coefficient is too small or too large: scale the constraint */
#define CASSOWARY_WEIGHT_RANGE 7          /* a weight is not between 0.001 and 1000000 */
#define CASSOWARY_PRIORITY_RANGE 8        /* a priority is NaN or negative */
#define CASSOWARY_ALREADY_EDITED 9        /* the variable has an edit */
#define CASSOWARY_ALREADY_STAYS 10        /* the variable has a stay */
#define CASSOWARY_NOT_EDITED 11           /* the variable has no edit: add one first */
#define CASSOWARY_IN_USE 12               /* constraints mention the variable: remove them first */
#define CASSOWARY_UNKNOWN_CHECKPOINT 13   /* of another solver, discarded, or on a way that was left */
#define CASSOWARY_TRANSACTION_OPEN 14     /* end or abandon the transaction first */
#define CASSOWARY_NO_TRANSACTION 15       /* no transaction is open */
#define CASSOWARY_MALFORMED 16            /* the text is no snapshot: the message names the line */
#define CASSOWARY_INCONSISTENT 17         /* the parts of a snapshot do not fit together */
#define CASSOWARY_UNKNOWN_SOLVER 18       /* null, closed, or no solver at all */
#define CASSOWARY_NULL_ARGUMENT 19        /* a pointer that is needed is null */
#define CASSOWARY_BAD_ARGUMENT 20         /* a relation, a count or a text is none */
#define CASSOWARY_BUSY 21                 /* another thread is using the solver */
#define CASSOWARY_NO_MEMORY 22            /* the memory that the call may need is not there */
#define CASSOWARY_LIMIT 23                /* more than there may be of something */
#define CASSOWARY_ILL_CONDITIONED 24      /* rounding could not be told from the constraint: scale the constraints */

/*
** How the terms of a constraint relate to its constant; a content size as CASSOWARY_EQUAL.
*/
#define CASSOWARY_LESS_OR_EQUAL (-1)
#define CASSOWARY_EQUAL 0
#define CASSOWARY_GREATER_OR_EQUAL 1

/*
** Priorities: any number of at least zero. These are the ones that have names.
*/
#if defined(__GNUC__)
#define CASSOWARY_REQUIRED (__builtin_inf())
#else
#include <math.h>
#define CASSOWARY_REQUIRED ((double)INFINITY)
#endif
#define CASSOWARY_HIGH 750.0        /* how strongly content resists being made smaller, as a rule */
#define CASSOWARY_LOW 250.0         /* how strongly content hugs its size, as a rule */
#define CASSOWARY_FITTING_SIZE 50.0 /* the pull towards the smallest fitting size */
#define CASSOWARY_NO_COST (-1.0)    /* of an answer or a breakpoint: the side costs nothing */

typedef struct cassowary_solver cassowary_solver; /* a handle: there is nothing behind the pointer */
typedef uint64_t cassowary_variable;
typedef uint64_t cassowary_constraint;
typedef uint64_t cassowary_checkpoint;

/* A variable with its factor: an expression is an array of these. Terms of the same variable are added up. */
typedef struct cassowary_term {
  cassowary_variable variable;
  double coefficient;
} cassowary_term;

/* The label and place of a constraint, for people. A null text says nothing; a line counts only beside a file. */
typedef struct cassowary_note {
  const char *label;
  const char *file;
  int32_t line;
} cassowary_note;

/* A variable whose value changed with a commit. */
typedef struct cassowary_change {
  cassowary_variable variable;
  double old_value;
  double new_value;
} cassowary_change;

/* A number to which a sum is compared; a side may cost nothing, but not both. */
typedef struct cassowary_breakpoint {
  double value;
  double hugging;     /* priority at which it costs to be above the value, or CASSOWARY_NO_COST */
  double compression; /* priority at which it costs to be below the value, or CASSOWARY_NO_COST */
  double weight;
} cassowary_breakpoint;

/* A bound of a variable: see cassowary_set_bounds(). */
typedef struct cassowary_bound {
  double value;
  double priority; /* how much it matters; CASSOWARY_NO_COST: there is no bound */
  double weight;   /* how much a unit beyond it counts among others of its priority */
  double rest;     /* the priority at which the variable is drawn to it otherwise, or CASSOWARY_NO_COST */
} cassowary_bound;

/*
** Variables and rows for cassowary_load_batch(), in flat arrays. A row is a sum of terms with the numbers to which it is compared.
*/
typedef struct cassowary_batch {
  cassowary_variable *variables;  /* handles; 0 for a variable that loading makes, whose handle is written here */
  const double *values;           /* the values with which new variables begin; null for zeros */
  size_t variable_count;
  const uint32_t *term_ends;        /* for each row how many terms there are up to its end */
  const uint32_t *breakpoint_ends;  /* for each row how many breakpoints there are up to its end */
  size_t row_count;
  const uint32_t *numbers;  /* for each term the place of its variable in `variables` */
  const double *factors;    /* for each term its coefficient */
  const cassowary_breakpoint *breakpoints;
  cassowary_constraint *constraints;  /* gets a handle for each breakpoint; may be null */
} cassowary_batch;

/* A constraint that a batch contradicts: one that was there before, or, if that is 0, one of the batch. */
typedef struct cassowary_batch_member {
  cassowary_constraint constraint;
  uint64_t breakpoint; /* the number of the breakpoint in the batch */
} cassowary_batch_member;

/* The parts of a constraint without its terms, which relate to `constant`. */
typedef struct cassowary_parts {
  double constant;
  double hugging;     /* priority at which it costs to be above the constant, or CASSOWARY_NO_COST */
  double compression; /* priority at which it costs to be below the constant, or CASSOWARY_NO_COST */
  double weight;
  int32_t relation;
  int32_t line;       /* where it was written, beside cassowary_get_file(); 0 if that was not said */
} cassowary_parts;

/* How hard a constraint pulls at a priority: by how much the cost there would fall per unit of its constant. */
typedef struct cassowary_multiplier {
  double priority;
  double value;
} cassowary_multiplier;

/* A summand of a value: `factor` times `constant`, which is that of a constraint, or the value that a variable keeps. */
typedef struct cassowary_summand {
  cassowary_constraint constraint; /* 0 where a variable keeps its value */
  cassowary_variable kept;         /* 0 where it comes from a constraint */
  double factor;
  double constant;
  const cassowary_multiplier *multipliers; /* highest priority first; none if it is not under strain */
  size_t multiplier_count;
  const char *text;
} cassowary_summand;

/* A way in which the solution could move at no cost. */
typedef struct cassowary_freedom {
  cassowary_variable undetermined; /* the variable that nothing determines, or 0 */
  cassowary_constraint tied;       /* the constraint that is in balance with others, or 0 */
  const cassowary_term *direction; /* how far each variable moves per unit of the movement */
  size_t direction_count;
  const char *text;
} cassowary_freedom;

/* The sum of the errors of the optional constraints of a priority, each times its weight. */
typedef struct cassowary_cost {
  double priority;
  double cost;
} cassowary_cost;

/* A piece of a sweep: between `low` and `high` of the parameter every variable moves in a straight line. */
typedef struct cassowary_piece {
  double low;
  double high;
  cassowary_constraint constraint; /* the one whose form comes to its constant at `high`, or 0 */
  int32_t end;                     /* CASSOWARY_ENDS_…: why the piece ends */
  int32_t is_from_below;           /* 1 if the form was less than the constant before */
} cassowary_piece;

#define CASSOWARY_ENDS_RANGE 0    /* the range that was asked for ends */
#define CASSOWARY_ENDS_HELD 1     /* the constraint holds its form at its constant from there on */
#define CASSOWARY_ENDS_PASSED 2   /* the form goes on beyond the constant, at another cost */
#define CASSOWARY_ENDS_CONFLICT 3 /* required constraints exclude what is beyond */

/* A straight line of a variable: `start` at `low` of the parameter, and `slope` more for each unit up to `high`. */
typedef struct cassowary_segment {
  double low;
  double high;
  double start;
  double slope;
} cassowary_segment;

/* Counts of the work done by a solver since it was opened: exact, and the same on every machine. */
typedef struct cassowary_statistics {
  int64_t pivots;              /* exchanges of a row of the basis */
  int64_t flips;               /* rows that passed a breakpoint without entering the basis */
  int64_t structural_adds;     /* rows that took the place of an undetermined variable's stay */
  int64_t direction_moves;     /* shifts of a row along a cached direction */
  int64_t direction_rows;      /* inactive rows looked at because of these */
  int64_t direction_updates;   /* cached directions that took in exchanges of the basis */
  int64_t direction_solves;    /* solves for a direction */
  int64_t direction_variables; /* variables looked at by these */
  int64_t definitions_searched; /* definitions looked at in search of a row or stay that gives way */
  int64_t multiplier_solves;   /* solves for multipliers */
  int64_t combination_rows;    /* active rows looked at by these */
  int64_t multiplier_changes;  /* multipliers of active rows changed */
  int64_t variables_moved;     /* variables moved, counted each time */
  int64_t refactorisations;    /* factorisations from scratch */
  int64_t rows_factorised;     /* rows placed by these */
  int64_t point_refreshes;     /* times that the whole point was computed afresh */
  int64_t inaccurate_pivots;   /* pivots that, computed in two ways, disagreed; most cause a refactorisation */
  int64_t commits;             /* commits */
} cassowary_statistics;

/*
** THE LIBRARY
**
** cassowary_version() is the version of the library that is linked, CASSOWARY_VERSION that of this header.
** cassowary_code_text() says in words what a code means; of a number that is no code it says so. Both never fail, take
** O(1), and may be called by any thread. Their results are never freed.
*/
const char *cassowary_version(void);
const char *cassowary_code_text(int code);

/*
** Limits the memory of all solvers of the process together, in bytes; 0 lifts the limit. A call is refused with
** CASSOWARY_NO_MEMORY if the most that it may need, a few times the memory in use, would exceed the limit: a table that
** grows is there twice for a moment, and a question may take as much as the system. cassowary_memory_in_use() tells
** how much is taken now. Both take O(1) and may be called by any thread.
*/
void cassowary_set_memory_limit(size_t bytes);
size_t cassowary_memory_in_use(void);

/*
** OPENING AND CLOSING A SOLVER
**
** cassowary_open() makes a solver without variables. Errors: NULL_ARGUMENT, NO_MEMORY, LIMIT (16777215 solvers are open;
** 4095 where addresses have 32 bits). O(1).
**
** cassowary_close() gives the solver up, and all that it handed out. Its handle, and those of its variables, constraints and
** checkpoints, are refused from then on. Errors: UNKNOWN_SOLVER, also for null; BUSY. O(size of the system).
**
** cassowary_message() says what was wrong with the last call to this solver that was refused, and what to do; "" if none
** was. If the handle itself is refused, it says that. Never null; valid until the next call that hands out a text.
*/
int cassowary_open(cassowary_solver **solver);
int cassowary_close(cassowary_solver *solver);
const char *cassowary_message(cassowary_solver *solver);

/*
** VARIABLES
**
** Every call below can also be refused with UNKNOWN_SOLVER and BUSY, and those that make or change something with
** NO_MEMORY. These are not named again.
**
** cassowary_make_variable() makes a variable, which is zero until constraints move it. The name is for people, may be null
** and need not be unique. Errors: NULL_ARGUMENT, BAD_ARGUMENT (the name is no UTF-8), LIMIT (16777216 variables). O(1).
** cassowary_make_variables() makes several without names, all or none. O(count).
** cassowary_remove_variable() removes a variable. Errors: UNKNOWN_VARIABLE, IN_USE. O(1) as a rule.
*/
int cassowary_make_variable(cassowary_solver *solver, const char *name, cassowary_variable *variable);
int cassowary_make_variables(cassowary_solver *solver, size_t count, cassowary_variable *variables);
int cassowary_remove_variable(cassowary_solver *solver, cassowary_variable variable);

/*
** cassowary_get_value() is the value as of the last commit, cassowary_get_values() the values of several. Errors:
** NULL_ARGUMENT, UNKNOWN_VARIABLE (nothing is written then). O(1), O(count).
** cassowary_get_name() is the name as it was given, "" if none was. Errors: NULL_ARGUMENT, UNKNOWN_VARIABLE.
** cassowary_list_variables() lists the variables in the order in which they were made. O(n log n).
*/
int cassowary_get_value(cassowary_solver *solver, cassowary_variable variable, double *value);
int cassowary_get_values(cassowary_solver *solver, const cassowary_variable *variables, size_t count, double *values);
int cassowary_get_name(cassowary_solver *solver, cassowary_variable variable, const char **name);
int cassowary_list_variables(cassowary_solver *solver, const cassowary_variable **variables, size_t *count);

/*
** cassowary_set_bounds() sets the least and the greatest value of a variable; null for none. Those that it had are changed, or
** go if they are not given again. A bound is a constraint on the variable alone, for which nobody has to keep a handle: it goes
** with the variable. Errors: those of cassowary_add_constraint().
** cassowary_get_bounds() writes both; the priority of one that is not there is CASSOWARY_NO_COST.
** cassowary_get_bounded() tells of which variable a constraint, as a conflict names it, is a bound: 0 if of none.
*/
int cassowary_set_bounds(cassowary_solver *solver, cassowary_variable variable, const cassowary_bound *lower,
    const cassowary_bound *upper);
int cassowary_get_bounds(cassowary_solver *solver, cassowary_variable variable, cassowary_bound *lower,
    cassowary_bound *upper);
int cassowary_get_bounded(cassowary_solver *solver, cassowary_constraint constraint, cassowary_variable *variable,
    int *is_upper);

/*
** cassowary_reserve() makes room for so many variables (16777216 at most), those that there are included: tables need not be
** moved while they come. cassowary_trim() gives back memory beyond what is in use; it does nothing within a transaction or
** while a checkpoint is held. Values, handles and results stay as they are. O(size of the tables).
*/
int cassowary_reserve(cassowary_solver *solver, size_t variables);
int cassowary_trim(cassowary_solver *solver);

/*
** CONSTRAINTS
**
** cassowary_add_constraint() adds: the sum of the terms relates to the constant. Errors: UNSATISFIABLE (it is required and
** contradicts others), NOT_FINITE, UNKNOWN_VARIABLE, NO_VARIABLES (`0 >= 3`; `0 >= -3` is added), COEFFICIENT_RANGE, WEIGHT_RANGE, PRIORITY_RANGE,
** NULL_ARGUMENT, BAD_ARGUMENT (relation, note), LIMIT (more than 16777216 constraints, or 1000000 terms). O(terms) where a
** variable was undetermined or the constraint holds already; else a pivot for each required row that has to move.
**
** cassowary_add_content_size() adds the pull of a natural size: to be above the value costs at the priority `hugging`, to be
** below it at `compression`. One row with two slopes, and cheaper than two inequalities. Errors and complexity as above.
**
** cassowary_add_breakpoints() adds several constraints on one sum (1000 at most), all or none: at least 0, at most 300,
** pulled to 80. They are as if added one by one, but the terms are looked at once. A handle for each is written in their
** order. Errors as above; PRIORITY_RANGE also if neither side of a breakpoint costs something.
**
** The note may be null, and so may the pointer to the handle or the handles.
*/
int cassowary_add_constraint(cassowary_solver *solver, const cassowary_term *terms, size_t count, int relation,
    double constant, double priority, double weight, const cassowary_note *note, cassowary_constraint *constraint);
int cassowary_add_content_size(cassowary_solver *solver, const cassowary_term *terms, size_t count, double value,
    double hugging, double compression, double weight, const cassowary_note *note, cassowary_constraint *constraint);
int cassowary_add_breakpoints(cassowary_solver *solver, const cassowary_term *terms, size_t count,
    const cassowary_breakpoint *breakpoints, size_t breakpoint_count, const cassowary_note *note,
    cassowary_constraint *constraints);

/*
** cassowary_load_batch() makes the variables of a batch and adds its rows, all or none: a whole screen by one call, with the
** answers and the refusals of row by row, from a starting point by its structure. Handles are written only if all are added. If a
** breakpoint is refused, its number is written to `refused` (which may be null), and cassowary_batch_conflict() lists the
** constraints that it contradicts, in the order in which they came, until the next call that lists something. Errors: those
** of cassowary_add_breakpoints(), NULL_ARGUMENT, and BAD_ARGUMENT where ends fall or a term names no variable; the number
** written is then that of all breakpoints. O(size of the batch and number of variables), and a pivot for each row that does not fit.
*/
int cassowary_load_batch(cassowary_solver *solver, const cassowary_batch *batch, uint64_t *refused);
int cassowary_batch_conflict(cassowary_solver *solver, const cassowary_batch_member **members, size_t *count);

/*
** cassowary_add_edit() holds a variable at its value, to be moved by cassowary_suggest(); removing the constraint ends the
** edit. Errors as of a constraint, and ALREADY_EDITED.
** cassowary_suggest() moves the edit of a variable. Errors: NOT_FINITE, UNKNOWN_VARIABLE, NOT_EDITED, UNSATISFIABLE if the
** edit is required. The second and every further call in a row costs as much as moves, at the speed of memory.
** cassowary_add_stay() lets a variable keep the value that the last commit left it, as far as higher priorities allow; it
** goes along with every commit. Errors as of a constraint, and ALREADY_STAYS.
*/
int cassowary_add_edit(cassowary_solver *solver, cassowary_variable variable, double priority, double weight,
    const cassowary_note *note, cassowary_constraint *constraint);
int cassowary_suggest(cassowary_solver *solver, cassowary_variable variable, double value);
int cassowary_add_stay(cassowary_solver *solver, cassowary_variable variable, double priority, double weight,
    const cassowary_note *note, cassowary_constraint *constraint);

/*
** cassowary_remove_constraint() removes; variables stay where they are unless something weaker can be satisfied better now.
** Errors: UNKNOWN_CONSTRAINT.
*/
int cassowary_remove_constraint(cassowary_solver *solver, cassowary_constraint constraint);

/*
** Changes of a constraint in force, which cost as much as moves. Errors: UNKNOWN_CONSTRAINT, UNSATISFIABLE, and
** NOT_FINITE, PRIORITY_RANGE, WEIGHT_RANGE, BAD_ARGUMENT of the new values.
** cassowary_set_constants() changes several constants, all or none, and checks once whether required constraints can
** hold; of a constraint named twice the last constant counts. cassowary_set_priority() sets both sides,
** cassowary_set_priorities() each.
*/
int cassowary_set_constant(cassowary_solver *solver, cassowary_constraint constraint, double constant);
int cassowary_set_constants(cassowary_solver *solver, const cassowary_constraint *constraints, const double *constants,
    size_t count);
int cassowary_set_priority(cassowary_solver *solver, cassowary_constraint constraint, double priority);
int cassowary_set_priorities(cassowary_solver *solver, cassowary_constraint constraint, double hugging,
    double compression);
int cassowary_set_weight(cassowary_solver *solver, cassowary_constraint constraint, double weight);
int cassowary_set_relation(cassowary_solver *solver, cassowary_constraint constraint, int relation);

/*
** Questions about a constraint. Errors: NULL_ARGUMENT, UNKNOWN_CONSTRAINT. O(constraints on the same sum, and terms).
** cassowary_get_terms(): its terms, those of one variable added up. cassowary_get_text(): all of it in words, as
** `left + width <= 300 (required) "caption" at card.layout:7`. cassowary_get_label(), cassowary_get_file(): "" if not given.
** cassowary_list_constraints() lists the constraints in force in the order in which they were added. O(n log n).
*/
int cassowary_get_parts(cassowary_solver *solver, cassowary_constraint constraint, cassowary_parts *parts);
int cassowary_get_terms(cassowary_solver *solver, cassowary_constraint constraint, const cassowary_term **terms,
    size_t *count);
int cassowary_get_label(cassowary_solver *solver, cassowary_constraint constraint, const char **label);
int cassowary_get_file(cassowary_solver *solver, cassowary_constraint constraint, const char **file);
int cassowary_get_text(cassowary_solver *solver, cassowary_constraint constraint, const char **text);
int cassowary_list_constraints(cassowary_solver *solver, const cassowary_constraint **constraints, size_t *count);

/*
** COMMIT
**
** cassowary_commit() optimises, and lists each variable whose value differs from that of the last commit, once. The order
** says nothing, but is the same for the same program. Either both pointers are null or none (NULL_ARGUMENT); null asks for
** no list. Costs as much as the changes since the last commit ask for.
*/
int cassowary_commit(cassowary_solver *solver, const cassowary_change **changes, size_t *count);

/*
** TRANSACTIONS
**
** All calls between cassowary_begin() and cassowary_end() are one step, which cassowary_abandon() takes back bit for bit.
** Transactions nest (1000 deep at most: LIMIT); end and abandon mean the innermost one. Errors: NO_TRANSACTION.
** A value that a commit within an abandoned transaction has reported stays until the next commit.
*/
int cassowary_begin(cassowary_solver *solver);
int cassowary_end(cassowary_solver *solver);
int cassowary_abandon(cassowary_solver *solver);

/*
** CHECKPOINTS
**
** cassowary_make_checkpoint() notes the present state, after optimising waiting changes. From the first one held on all
** changes are recorded. cassowary_restore() goes back to one, or forward as long as nothing was changed since; handles
** made after it are unknown until then. cassowary_discard() gives one up, cassowary_discard_checkpoints() all. Errors:
** UNKNOWN_CHECKPOINT, TRANSACTION_OPEN (restore and discard). O(work between the states, and checkpoints held).
*/
int cassowary_make_checkpoint(cassowary_solver *solver, cassowary_checkpoint *checkpoint);
int cassowary_restore(cassowary_solver *solver, cassowary_checkpoint checkpoint);
int cassowary_discard(cassowary_solver *solver, cassowary_checkpoint checkpoint);
int cassowary_discard_checkpoints(cassowary_solver *solver);

/*
** QUESTIONS
**
** They leave the state as it is. Those about the solution are about the optimum: the solver first optimises everything that
** waits for a commit, and the next commit reports it.
**
** cassowary_get_conflict(): if the last refused call was UNSATISFIABLE, the constraints in force that the refused one
** contradicts, of which none can be left out; with ILL_CONDITIONED, those with which the contradiction cannot be decided;
** none after another refusal. Constraints removed since are left in.
**
** cassowary_is_proved(): 1 if the result of the last commit is proved optimal, 0 if rounding was magnified too much for that.
**
** cassowary_why(): the summands of which a value is the sum. cassowary_why_text(): the same as lines of text. Errors:
** UNKNOWN_VARIABLE.
**
** cassowary_is_free(): 1 if the variable could have another value at the same cost, else 0. Errors: UNKNOWN_VARIABLE.
** cassowary_list_freedoms(): up to `most` ways in which the solution could move at no cost. A way may name every variable.
**
** cassowary_redundancy(): 1 and the required constraints from which a constraint follows, or 0 and none. Errors:
** UNKNOWN_CONSTRAINT.
**
** cassowary_get_multipliers(): how hard a constraint pulls at each priority, highest first. Errors: UNKNOWN_CONSTRAINT.
** cassowary_list_costs(): the cost of every optional priority as of the last commit, highest first.
** cassowary_linear_program(): the problem of one priority in LP format, for other solvers; by `slack`, relative to
** them, the costs of higher priorities may exceed the attained ones. Errors: PRIORITY_RANGE, NOT_FINITE.
** cassowary_check(): errors inside, for those who test the library: "" if there are none.
*/
int cassowary_get_conflict(cassowary_solver *solver, const cassowary_constraint **constraints, size_t *count);
int cassowary_is_proved(cassowary_solver *solver, int *is_proved);
int cassowary_why(cassowary_solver *solver, cassowary_variable variable, const cassowary_summand **summands,
    size_t *count);
int cassowary_why_text(cassowary_solver *solver, cassowary_variable variable, const char **text);
int cassowary_is_free(cassowary_solver *solver, cassowary_variable variable, int *is_free);
int cassowary_list_freedoms(cassowary_solver *solver, size_t most, const cassowary_freedom **freedoms, size_t *count);
int cassowary_redundancy(cassowary_solver *solver, cassowary_constraint constraint, int *is_redundant,
    const cassowary_constraint **implied_by, size_t *count);
int cassowary_get_multipliers(cassowary_solver *solver, cassowary_constraint constraint,
    const cassowary_multiplier **multipliers, size_t *count);
int cassowary_list_costs(cassowary_solver *solver, const cassowary_cost **costs, size_t *count);
int cassowary_linear_program(cassowary_solver *solver, double priority, double slack, const char **text);
int cassowary_check(cassowary_solver *solver, const char **text);

/*
** SWEEPS
**
** The solution as a function of one number, exactly: the constant of a constraint, such as an edit. Nothing changes.
**
** cassowary_sweep() lists the pieces between `low` and `high`, in rising order; each begins where the one before ends. At
** most `most` are followed. If required constraints exclude some values, the pieces cover the others. Errors:
** UNKNOWN_CONSTRAINT, NOT_FINITE, BAD_ARGUMENT (`low` is not below `high`), LIMIT (there are more pieces), UNSATISFIABLE (the
** constraint holds for no value: cassowary_get_conflict() names what excludes them), ILL_CONDITIONED. Linear in the pieces.
**
** cassowary_sweep_segments() lists the straight lines of a variable in the last sweep, none if it was made later. Errors:
** UNKNOWN_VARIABLE, BAD_ARGUMENT (there was no sweep).
** cassowary_sweep_conflict() lists the required constraints that exclude the values above the last piece of the last sweep,
** or, if `is_above` is 0, below the first; none if nothing is excluded there. Errors: BAD_ARGUMENT (there was no sweep).
*/
int cassowary_sweep(cassowary_solver *solver, cassowary_constraint constraint, double low, double high, size_t most,
    const cassowary_piece **pieces, size_t *count);
int cassowary_sweep_segments(cassowary_solver *solver, cassowary_variable variable, const cassowary_segment **segments,
    size_t *count);
int cassowary_sweep_conflict(cassowary_solver *solver, int is_above, const cassowary_constraint **constraints,
    size_t *count);

/*
** SNAPSHOTS AND COUNTS
**
** cassowary_save() is the whole state as a text, of `length` bytes but for the null byte at its end (the pointer to the
** length may be null). A solver that loads it, here or elsewhere, goes on with the same bits. Errors: TRANSACTION_OPEN,
** INCONSISTENT (rounding was magnified too much). O(size of the system).
**
** cassowary_load() puts the state of a text in the place of all that the solver holds. Handles made before are unknown then;
** cassowary_list_variables() and cassowary_list_constraints() give those of the loaded state, in the order in which they
** were made. Errors: TRANSACTION_OPEN, MALFORMED, INCONSISTENT, BAD_ARGUMENT (no UTF-8), NULL_ARGUMENT. O(length).
**
** cassowary_get_statistics() writes the first `size` bytes of the counts, and zeros where this library knows fewer.
*/
int cassowary_save(cassowary_solver *solver, const char **text, size_t *length);
int cassowary_load(cassowary_solver *solver, const char *text, size_t length);
int cassowary_get_statistics(cassowary_solver *solver, cassowary_statistics *statistics, size_t size);

#ifdef __cplusplus
}
#endif

#endif
