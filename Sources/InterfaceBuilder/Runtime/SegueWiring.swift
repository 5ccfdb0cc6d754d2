import PortableUIKit

/// Has the user start the segues of a storyboard: with controls, the items of bars, gestures, and the
/// cells of tables and collections.
@MainActor struct SegueWiring {
  /// The controller that the segues lead away from.
  weak var controller: UIViewController?
  /// Makes the segue of a connection; nil where the connection gives none.
  let template: (InterfaceConnection, ObjectTable) -> ControllerOrigin.SegueTemplate?

  /// Attaches the segues of everything in `table`; those of the controller itself are the program's to
  /// perform.
  func connect(_ table: ObjectTable) {
    for entry in table.entries {
      for connection in entry.connections {
        guard case .segue(let kind, _, _) = connection.kind, kind != "embed",
          let template = template(connection, table)
        else { continue }
        attach(template, to: entry.object, trigger: connection.attributes["trigger"])
      }
    }
  }

  private func attach(
    _ template: ControllerOrigin.SegueTemplate, to source: AnyObject, trigger: String?
  ) {
    let take = { [weak controller] (sender: Any?) -> Void in
      controller?.takeSegue(template, startedBy: sender)
    }
    switch source {
    case let control as UIControl:
      control.addAction(
        UIAction { take($0.sender) }, for: [.primaryActionTriggered, .touchUpInside])
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { take($0.sender) }
    case let recognizer as UIGestureRecognizer:
      // Once, however long the gesture goes on.
      var isUnderWay = false
      recognizer.addAction { recognizer in
        let isNew = !isUnderWay
        isUnderWay = recognizer.state == .began || recognizer.state == .changed
        if isNew { take(recognizer) }
      }
    case let cell as UITableViewCell where trigger == "accessoryAction":
      cell.accessorySegue = { take($0) }
    case let cell as UITableViewCell:
      cell.selectionSegue = { take($0) }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { take($0) }
    default:
      break
    }
  }
}
