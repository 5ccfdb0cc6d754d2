public import PortableUIKit

/// The callbacks that chosen views and view controllers receive, in order, with their values.
///
/// A lifecycle is asserted as text:
///
///     let trace = LifecycleTrace(.layout)
///     trace.record(controller, as: "R", viewAs: "V")
///     controller.view.setNeedsLayout()
///     window.performTurn()
///     // R.viewWillLayoutSubviews
///     // V.layoutSubviews = 375×667
///     // R.viewDidLayoutSubviews
///     trace.takeText()
///
/// The trace writes an entry before the callback is made, and for every kind of object: no subclass
/// and no call of `super` is needed. Only `willMove(toParent:)` and `didMove(toParent:)`, which
/// containers call themselves, are seen in the base class and so need `super`. A method that code
/// calls directly, such as its own `layoutSubviews()`, is no callback and is not written down.
///
/// Recorded objects keep the trace alive until ``stop()``; the trace does not keep them.
@MainActor public final class LifecycleTrace {
  /// The entries since the last `take`.
  public private(set) var entries: [LifecycleEntry] = []

  private let groups: LifecycleGroups
  private var subjects: [Subject] = []
  /// The names for the views of controllers that have not loaded them.
  private var namesOfViewsToCome: [ObjectIdentifier: String] = [:]

  private struct Subject {
    weak var object: UIResponder?
    let name: String
  }

  /// A trace of the callbacks of some groups.
  public init(_ groups: LifecycleGroups = .all) {
    self.groups = groups
  }

  // MARK: Recording

  /// Writes down the callbacks of `view` from now on, under `name`.
  public func record(_ view: UIView, as name: String) {
    add(view, name)
  }

  /// Writes down the callbacks of `controller`, and those of its root view as soon as there is one;
  /// the view is named `viewName` or else `name.view`.
  public func record(
    _ controller: UIViewController, as name: String, viewAs viewName: String? = nil
  ) {
    add(controller, name)
    let viewName = viewName ?? "\(name).view"
    if let view = controller.viewIfLoaded {
      add(view, viewName)
    } else {
      namesOfViewsToCome[ObjectIdentifier(controller)] = viewName
    }
  }

  private func add(_ object: UIResponder, _ name: String) {
    subjects.removeAll { $0.object === object || $0.object == nil }
    subjects.append(Subject(object: object, name: name))
    if !object.lifecycleObservers.contains(where: { $0 === self }) {
      object.lifecycleObservers.append(self)
    }
  }

  /// Writes down a line of one's own between the callbacks.
  public func note(_ text: String) {
    entries.append(LifecycleEntry(subject: "", callback: text, value: nil))
  }

  /// Writes down nothing more, and lets go of every object.
  public func stop() {
    for subject in subjects {
      subject.object?.lifecycleObservers.removeAll { $0 === self }
    }
    subjects = []
    namesOfViewsToCome = [:]
  }

  // MARK: Reading

  /// The entries so far; the trace starts again empty.
  public func take() -> [LifecycleEntry] {
    defer { entries = [] }
    return entries
  }

  /// The calls so far without their values, such as `A.layoutSubviews`; the trace starts again
  /// empty.
  public func takeCalls() -> [String] { take().map(\.call) }

  /// The entries so far, one a line; the trace starts again empty.
  public func takeText() -> String { take().map(\.description).joined(separator: "\n") }

  /// The name an object was given, otherwise its type.
  func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return subjects.first { $0.object === object }?.name ?? "\(type(of: object))"
  }
}

extension LifecycleTrace: CustomStringConvertible {
  /// The recorded objects and the number of callbacks: `LifecycleTrace of W, R, V: 12 callbacks`.
  ///
  /// `takeText()` has the callbacks themselves.
  nonisolated public var description: String {
    MainActor.assumeIsolated {
      let names = subjects.filter { $0.object != nil }.map(\.name)
      let count = entries.count == 1 ? "1 callback" : "\(entries.count) callbacks"
      let recorded = names.isEmpty ? "nothing" : names.joined(separator: ", ")
      return "LifecycleTrace of \(recorded): \(count)"
    }
  }
}

extension LifecycleTrace: LifecycleObserver {
  package func willSend(_ callback: LifecycleCallback, to receiver: UIResponder) {
    if case .viewDidLoad = callback, let controller = receiver as? UIViewController,
      let name = namesOfViewsToCome.removeValue(forKey: ObjectIdentifier(controller)),
      let view = controller.viewIfLoaded
    {
      add(view, name)
    }
    guard groups.contains(callback.group) else { return }
    let (call, value) = callback.text(for: receiver, in: self)
    entries.append(
      LifecycleEntry(subject: name(of: receiver), callback: call, value: value))
  }
}
