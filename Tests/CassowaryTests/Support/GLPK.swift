import CGLPK
import Foundation

/// The way to GLPK: it keeps its memory in one environment, so one caller at a time.
enum GLPK {
  private static let environment = NSLock()

  /// Runs `body` on an empty program.
  static func withProgram<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    environment.lock()
    defer { environment.unlock() }
    glp_term_out(GLP_OFF)
    let program = glp_create_prob()!
    defer { glp_delete_prob(program) }
    return try body(program)
  }

  /// The optimum of a program, or nil if nothing satisfies it.
  static func optimum(of program: OpaquePointer) -> Double? {
    var parameters = glp_smcp()
    glp_init_smcp(&parameters)
    parameters.msg_lev = GLP_MSG_OFF
    guard glp_simplex(program, &parameters) == 0, glp_get_status(program) == GLP_OPT else {
      return nil
    }
    return glp_get_obj_val(program)
  }

  /// The optimum of a program in exact arithmetic, or nil if nothing satisfies it. GLPK takes every number for the
  /// simplest fraction that differs from it by no more than a billionth of it.
  static func optimum(exactly program: OpaquePointer) -> Double? {
    var parameters = glp_smcp()
    glp_init_smcp(&parameters)
    parameters.msg_lev = GLP_MSG_OFF
    guard glp_exact(program, &parameters) == 0, glp_get_status(program) == GLP_OPT else {
      return nil
    }
    return glp_get_obj_val(program)
  }
}
