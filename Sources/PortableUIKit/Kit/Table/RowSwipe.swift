import Foundation

/// A row of a table or list that was drawn aside, and the buttons beside it.
@MainActor final class RowSwipe {
  let path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons stand at the leading edge.
  let isLeading: Bool
  let buttons: [UIButton]
  /// How far the row is drawn aside in points, 0 or more, and how far it was when the present drag began.
  var distance: CGFloat = 0
  var distanceAtStart: CGFloat = 0

  /// The least width of a button, and the room of its title at both sides, in points (not measured).
  private static let leastWidth: CGFloat = 74
  private static let titleMargin: CGFloat = 10

  init(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    self.path = path
    self.configuration = configuration
    self.isLeading = isLeading
    buttons = configuration.actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      return button
    }
  }

  /// The width in points of each button beside a row that rests: as the widest title needs.
  private var buttonWidth: CGFloat {
    let widest = buttons.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return max(Self.leastWidth, widest + 2 * Self.titleMargin)
  }

  /// The distance at which all buttons are seen.
  var openDistance: CGFloat { CGFloat(buttons.count) * buttonWidth }

  /// Puts the buttons beside a row with the frame `row`, the first one at its edge. They grow as the row is drawn further.
  func place(beside row: CGRect, atRight: Bool) {
    let width = max(buttonWidth, distance / CGFloat(max(1, buttons.count)))
    for (number, button) in buttons.enumerated() {
      let x = CGFloat(number) * width
      button.frame = CGRect(
        x: atRight ? row.maxX - x - width : row.minX + x, y: row.minY, width: width,
        height: row.height)
    }
  }
}

/// A drag across a row of a table or list.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: RowSwipeRecognizer.follow)
  }

  private func follow(_ recognizer: RowSwipeRecognizer) {
    (view as? any RowSwipeHost)?.followSwipe(self)
  }
}
