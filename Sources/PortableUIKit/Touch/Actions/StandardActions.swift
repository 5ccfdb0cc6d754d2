import Foundation

/// The commands of every responder by the names of their selectors.
///
/// Without Objective-C nobody can ask a responder whether it has a method. The method that a responder inherits from
/// ``UIResponder`` does nothing but say so here: by that a command that was given and not carried out is known.
@MainActor enum StandardActions {
  /// Whether the method of the base class was reached since it was last set to false.
  static var isMissing = false
  /// Whether the question of ``UIResponder/canPerformAction(_:withSender:)`` was left to the base class.
  static var isUndecided = false

  private static let methods: [String: @MainActor (UIResponder, Any?) -> Void] = [
    "cut:": { $0.cut($1) },
    "copy:": { $0.copy($1) },
    "paste:": { $0.paste($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) },
    "pasteAndGo:": { $0.pasteAndGo($1) },
    "pasteAndSearch:": { $0.pasteAndSearch($1) },
    "select:": { $0.select($1) },
    "selectAll:": { $0.selectAll($1) },
    "delete:": { $0.delete($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "toggleBoldface:": { $0.toggleBoldface($1) },
    "toggleItalics:": { $0.toggleItalics($1) },
    "toggleUnderline:": { $0.toggleUnderline($1) },
    "increaseSize:": { $0.increaseSize($1) },
    "decreaseSize:": { $0.decreaseSize($1) },
    "find:": { $0.find($1) },
    "findAndReplace:": { $0.findAndReplace($1) },
    "findNext:": { $0.findNext($1) },
    "findPrevious:": { $0.findPrevious($1) },
    "useSelectionForFind:": { $0.useSelectionForFind($1) },
    "printContent:": { $0.printContent($1) },
    "becomeFirstResponder": { responder, _ in responder.becomeFirstResponder() },
    "resignFirstResponder": { responder, _ in responder.resignFirstResponder() },
    "reloadInputViews": { responder, _ in responder.reloadInputViews() },
  ]

  /// Has an object carry out an action: by its ``SelectorResponding``, as a command of every responder, or by the
  /// method of that name.
  ///
  /// - Returns: Whether it did.
  static func perform(
    _ action: Selector, on target: Any, with sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    if let target = target as? any SelectorResponding, target.perform(action, with: sender) {
      return true
    }
    guard let responder = target as? UIResponder, let method = methods[action.description] else {
      return action.send(to: target as AnyObject, sender, event)
    }
    // The method may give commands itself.
    let outer = isMissing
    defer { isMissing = outer }
    isMissing = false
    method(responder, sender)
    return !isMissing
  }

  /// Gives an action to the first of a chain of responders that carries it out.
  ///
  /// - Returns: Whether there is one.
  static func perform(
    _ action: Selector, from first: UIResponder, with sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    for responder in sequence(first: first, next: \.next) {
      isUndecided = false
      let isAllowed = responder.canPerformAction(action, withSender: sender)
      guard isAllowed || isUndecided else { continue }
      if perform(action, on: responder, with: sender, for: event) { return true }
    }
    return false
  }

  /// Whether a responder says of itself that it carries out an action.
  static func isKnown(_ action: Selector, to responder: UIResponder) -> Bool {
    switch action.description {
    case "becomeFirstResponder", "resignFirstResponder", "reloadInputViews": true
    default:
      (responder as? any SelectorResponding)?.canPerform(action) ?? false
        || MethodFinder.isDeclared(action, byAppOf: type(of: responder))
    }
  }
}
