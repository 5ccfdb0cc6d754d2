import Foundation

/// The entries of the menu for editing, as the responders have them.
@MainActor enum EditMenuEntries {
  /// The commands of the system in the order of the menu.
  private static let commands: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  /// The commands that a responder, or one up its chain, says it carries out.
  static func suggestedActions(for responder: UIResponder) -> [UIMenuElement] {
    commands.compactMap { command in
      guard responder.target(forAction: command.action, withSender: UIMenuController.shared) != nil
      else { return nil }
      return UICommand(title: command.title, action: command.action)
    }
  }
}
