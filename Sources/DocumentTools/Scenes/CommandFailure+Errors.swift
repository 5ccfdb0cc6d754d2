import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

extension CommandFailure {
  /// The failure that any error of the libraries amounts to; `file` is the input being worked on.
  init(_ error: any Error, file: String) {
    switch error {
    case let error as CommandFailure:
      self = error
    case let error as InterfaceBuilderError:
      self.init(Diagnostic(error), error.exitStatus)
      isOfOtherPlatform = error.isOfOtherPlatform
    case let error as RenderError:
      self.init(Diagnostic("\(error)", file: file), .unreadableInput)
    case .cannotCreate as FileWriteError:
      self.init(Diagnostic("\(error)"), .cannotCreateOutput)
    case let error as FileWriteError:
      self.init(Diagnostic("\(error)"), .inputOutputError)
    default:
      self.init(Diagnostic("\(error)", file: file), .inputOutputError)
    }
  }
}

extension Diagnostic {
  /// The message of an error in a document.
  init(_ error: InterfaceBuilderError, severity: Severity = .error) {
    let element = error.elementID.map { " (element \"\($0)\")" } ?? ""
    self.init(
      error.reason.description + element, severity: severity, file: error.file, line: error.line,
      column: error.column)
  }
}

extension InterfaceBuilderError {
  /// The status of a command that this error stops.
  var exitStatus: ExitStatus {
    switch reason {
    case .unreadable: .noInput
    case .unknownScene, .ambiguousScene: .usage
    default: .unreadableInput
    }
  }
}
