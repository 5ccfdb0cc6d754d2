public import Foundation

/// Groups changes of layers, and sets the animation of those that have none of their own (LY-6).
///
/// Transactions nest; an inner one inherits from the outer one the values that it does not set. Changes
/// outside all of them belong to one that begins by itself and ends with the turn.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// The values that one transaction sets.
  private struct Values {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var completion: CompletionGroup?
    var completionBlock: (@MainActor () -> Void)?
    var objects: [String: Any] = [:]
  }

  private static var stack: [Values] = []
  /// The transaction of changes outside all others, where one has begun.
  private static var implicit: Values?
  /// The number of the turn: layers that came into their tree in this one were never shown.
  static var turn = 1
  /// Layers in no window with animations whose begin is not known or not told yet.
  private static var waiting: [Waiting] = []

  private struct Waiting {
    weak var layer: CALayer?
  }

  // MARK: Beginning and ending

  public static func begin() { stack.append(Values()) }

  /// Ends the innermost transaction; without one nothing happens.
  public static func commit() { stack.popLast()?.completion?.close() }

  /// Ends the transaction that began by itself.
  public static func flush() {
    let values = implicit
    implicit = nil
    values?.completion?.close()
  }

  /// Follows the end of a window's turn: its changes are shown from now on.
  static func endTurn(of window: UIWindow) {
    flush()
    turn += 1
    let layers = window.startingLayers + waiting.compactMap(\.layer)
    (window.startingLayers, waiting) = ([], [])
    for layer in layers { layer.tellStarts() }
  }

  /// Has a layer's new animations begin with the end of its window's turn, or of one after it has come into a window.
  static func awaitStart(of layer: CALayer) {
    if let window = layer.window {
      window.startingLayers.append(layer)
    } else {
      waiting.append(Waiting(layer: layer))
    }
  }

  private static func change(_ body: (inout Values) -> Void) {
    if stack.isEmpty {
      if implicit == nil { UIScreen.currentClock.requestTurn { flush() } }
      var values = implicit ?? Values()
      body(&values)
      implicit = values
    } else {
      body(&stack[stack.count - 1])
    }
  }

  /// The answer of the innermost transaction that has one.
  private static func find<Value>(_ path: KeyPath<Values, Value?>) -> Value? {
    for values in stack.reversed() {
      if let value = values[keyPath: path] { return value }
    }
    return implicit?[keyPath: path]
  }

  // MARK: Values

  /// Seconds that animations without a duration take: 0.25 unless set.
  public static func animationDuration() -> CFTimeInterval { find(\.duration) ?? 0.25 }
  public static func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// The pace of animations without one; nil unless set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    find(\.timingFunction) ?? nil
  }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = .some(function) }
  }

  /// Whether changes of layers without a view are shown at once.
  public static func disableActions() -> Bool { find(\.disablesActions) ?? false }
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  public static func completionBlock() -> (@MainActor () -> Void)? {
    stack.isEmpty ? implicit?.completionBlock : stack.last?.completionBlock
  }

  /// Has `block` run when all animations that are added from now on in this transaction have ended; at
  /// its end where there are none.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { values in
      values.completion?.close()
      values.completionBlock = block
      values.completion = block.map { CompletionGroup($0) }
    }
  }

  /// The groups that wait for an animation that is added now.
  static var openCompletions: [CompletionGroup] {
    stack.compactMap(\.completion) + (implicit?.completion.map { [$0] } ?? [])
  }

  /// A value under a name, of the innermost transaction that has one.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": return animationDuration()
    case "disableActions": return disableActions()
    case "animationTimingFunction": return animationTimingFunction()
    case "completionBlock": return completionBlock()
    default:
      for values in stack.reversed() {
        if let value = values.objects[key] { return value }
      }
      return implicit?.objects[key]
    }
  }

  /// Keeps a value for as long as the transaction lasts; the names of the properties above set them.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case "animationDuration":
      if let value = anObject.flatMap({ LayerKey.read($0, as: .number)?.number }) {
        setAnimationDuration(Double(value))
      }
    case "disableActions":
      if let value = anObject.flatMap({ LayerKey.read($0, as: .flag)?.number }) {
        setDisableActions(value != 0)
      }
    case "animationTimingFunction":
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case "completionBlock":
      setCompletionBlock(anObject as? @MainActor () -> Void)
    default: change { $0.objects[key] = anObject }
    }
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key by which a transaction disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
