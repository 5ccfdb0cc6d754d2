import Foundation
import LayoutReports

/// One thing that happens in a recording.
public enum RecordingStep: Hashable, Sendable {
  /// The device turns.
  case rotate
  /// Light becomes dark, or dark light.
  case appearance
  /// Another scene is presented.
  case present(String)
  /// The presented scene goes.
  case dismiss
  /// Another scene is pushed onto the navigation stack.
  case push(String)
  /// The top of the navigation stack goes.
  case pop
  /// Nothing, for so many seconds.
  case wait(Double)

  /// The longest wait in seconds.
  public static let longestWait = 60.0

  /// Reads a step as the command line writes it; nil of a word that is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count > 1 ? parts[1] : nil) {
    case ("rotate", nil): self = .rotate
    case ("appearance", nil): self = .appearance
    case ("present", let scene?): self = .present(scene)
    case ("dismiss", nil): self = .dismiss
    case ("push", let scene?): self = .push(scene)
    case ("pop", nil): self = .pop
    case ("wait", let text?):
      guard let seconds = Double(text), seconds > 0, seconds <= Self.longestWait else { return nil }
      self = .wait(seconds)
    default: return nil
    }
  }

  /// The message about a word that is no step.
  public static func advice(_ text: String) -> String {
    "unknown step '\(text)': use rotate, appearance, present:SCENE, dismiss, push:SCENE, pop or "
      + "wait:SECONDS (up to 60)"
  }

  /// The steps of a script: one a line; empty lines and comments after a # are left out.
  ///
  /// - Throws: The line that is no step, with its number.
  static func script(_ text: String, file: String) throws(CommandFailure) -> [RecordingStep] {
    var steps: [RecordingStep] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = (line.split(separator: "#", omittingEmptySubsequences: false).first ?? "")
        .trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { continue }
      guard let step = RecordingStep(words) else {
        throw CommandFailure(
          Diagnostic(advice(words), file: file, line: index + 1), .unreadableInput)
      }
      steps.append(step)
    }
    return steps
  }

  /// The step in words, for progress.
  var name: String {
    switch self {
    case .rotate: "rotate"
    case .appearance: "appearance"
    case .present(let scene): "present \(scene)"
    case .dismiss: "dismiss"
    case .push(let scene): "push \(scene)"
    case .pop: "pop"
    case .wait: "wait"
    }
  }
}
