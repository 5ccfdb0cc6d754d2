import Cassowary

/// A variable that belongs to no view.
final class FreeVariable {
  let name: String
  let variable: Variable
  /// The order of declaration.
  let serial: Int

  init(_ name: String, _ variable: Variable, serial: Int) {
    self.name = name
    self.variable = variable
    self.serial = serial
  }
}
