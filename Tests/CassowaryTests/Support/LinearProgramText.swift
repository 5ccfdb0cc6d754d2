import CGLPK
import Foundation

/// Reads a program in LP format with GLPK and solves it.
enum LinearProgramText {
  /// The least value of the objective; nil if GLPK cannot read the text or nothing satisfies it.
  static func leastCost(of text: String) -> Double? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).lp")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? text.write(to: file, atomically: false, encoding: .utf8)) != nil else { return nil }
    return GLPK.withProgram { program in
      guard glp_read_lp(program, nil, file.path) == 0 else { return nil }
      return GLPK.optimum(of: program)
    }
  }
}
