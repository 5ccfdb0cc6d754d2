public import AutoLayout
public import Cassowary
public import Foundation

// `localizedDescription` is the text that the error prints. The solver and the engine import no Foundation, so their
// conformances are here.
extension AddConstraintError: LocalizedError {
  public var errorDescription: String? { description }
}

extension ChangeConstraintError: LocalizedError {
  public var errorDescription: String? { description }
}

extension RemoveConstraintError: LocalizedError {
  public var errorDescription: String? { description }
}

extension RemoveVariableError: LocalizedError {
  public var errorDescription: String? { description }
}

extension RestoreError: LocalizedError {
  public var errorDescription: String? { description }
}

extension SnapshotError: LocalizedError {
  public var errorDescription: String? { description }
}

extension LayoutConstraintError: LocalizedError {
  public var errorDescription: String? { description }
}

extension LayoutEngineError: LocalizedError {
  public var errorDescription: String? { description }
}

extension VisualFormatError: LocalizedError {
  public var errorDescription: String? { description }
}

extension UIKitException: LocalizedError {
  public var errorDescription: String? { description }
}

extension TouchSimulationError: LocalizedError {
  public var errorDescription: String? { description }
}
