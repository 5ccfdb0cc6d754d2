import CairoRenderer
import Foundation
import InterfaceBuilder
import PortableUIKit

/// Why a command stops: the message and the status to end with.
struct CommandFailure: Error {
  var diagnostic: Diagnostic
  let status: ExitStatus
  /// Whether the input is a document of another platform.
  var isOfOtherPlatform = false

  init(_ diagnostic: Diagnostic, _ status: ExitStatus) {
    self.diagnostic = diagnostic
    self.status = status
  }

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

  var outcome: CommandOutcome { .failure(diagnostic, status) }
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

extension DeviceEnvironment {
  /// The devices of these names; every one where one of the names is `all`.
  static func wanted(_ names: [String]) throws(CommandFailure) -> [DeviceEnvironment] {
    if names.contains(where: { $0.lowercased() == "all" }) { return all }
    var chosen: [DeviceEnvironment] = []
    for name in names { chosen.append(try wanted(name)) }
    return chosen
  }

  /// The device of that name.
  ///
  /// - Throws: A failure that names devices of a similar name, or the command that lists all.
  static func wanted(_ name: String) throws(CommandFailure) -> DeviceEnvironment {
    if var device = named(name) {
      // Devices of one size are one: the report speaks of the one that was asked for.
      if let asked = device.knownName(like: name) { device.name = asked }
      return device
    }
    let advice =
      DeviceList.suggestion(for: name) ?? "`autolayout devices` lists the known ones"
    throw CommandFailure(Diagnostic("unknown device '\(name)': \(advice)"), .usage)
  }
}
