import Foundation
import LifecycleTracing
import PortableUIKit

/// The calls that views and controllers of a test receive, in order and in short: without values and
/// arguments, and of traits only what controllers are told. Whole traces are asserted elsewhere.
@MainActor final class CallLog {
  private let trace = LifecycleTrace([
    .hierarchy, .loading, .appearance, .containment, .constraints, .layout, .traits, .insets,
    .transitions,
  ])
  private var controllers: Set<String> = []

  /// A view whose calls are noted as `name.call`.
  func view(_ name: String, frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    trace.record(view, as: name)
    return view
  }

  /// A controller whose calls are noted as `name.call`, those of its view as `name.view.call`.
  func controller(_ name: String) -> UIViewController {
    let controller = UIViewController()
    trace.record(controller, as: name)
    controllers.insert(name)
    return controller
  }

  func note(_ text: String) { trace.note(text) }

  func take() -> [String] {
    trace.take().compactMap { entry in
      let isOfTraits = entry.callback == "traitCollectionDidChange"
      if isOfTraits, !controllers.contains(entry.subject) { return nil }
      if entry.callback == "tintColorDidChange" { return nil }
      return entry.subject.isEmpty ? entry.call : shortened(entry.call)
    }
  }

  /// A call without its arguments, except whether there is a new superview, window or parent, and the
  /// size of a transition.
  private func shortened(_ call: String) -> String {
    guard let open = call.firstIndex(of: "("), let end = call.lastIndex(of: ")") else {
      return call
    }
    let name = call[..<open]
    let argument = call[call.index(after: open)..<end]
    for (label, kind) in [("toSuperview", "view"), ("toWindow", "window"), ("toParent", "parent")]
    where argument.hasPrefix("\(label): ") {
      return "\(name)(\(label):\(argument.hasSuffix(": nil") ? "nil" : kind))"
    }
    guard argument.hasPrefix("to: ") else { return String(name) }
    return "\(name)(to:\(argument.dropFirst(4).replacingOccurrences(of: "×", with: "x")))"
  }
}
