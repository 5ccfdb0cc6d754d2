import Foundation

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    cells.register(identifier) {
      if cellClass != UITableViewCell.self { ReuseQueue<UIView>.raiseUnmakeable(cellClass) }
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  func registerCells(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return cells.register(identifier, nil) }
    cells.register(identifier) {
      let cells = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }
      if let cell = cells.first { return cell }
      UIKitException.raise(
        .internalInconsistency(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a UITableViewCell instance"))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  func registerHeaders(_ headerClass: AnyClass?, _ identifier: String) {
    guard let headerClass else { return headers.register(identifier, nil) }
    headers.register(identifier) {
      if headerClass != UITableViewHeaderFooterView.self {
        ReuseQueue<UIView>.raiseUnmakeable(headerClass)
      }
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    let used = cells.take(identifier)
    used?.prepareForReuse()
    return used ?? cells.takeOrMake(identifier)
  }

  func takeRegisteredCell(_ identifier: String) -> UITableViewCell {
    if let cell = takeCell(identifier) { return cell }
    UIKitException.raise(
      .internalInconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    let used = headers.take(identifier)
    used?.prepareForReuse()
    return used ?? headers.takeOrMake(identifier)
  }
}

extension ReuseQueue {
  /// Says that a class cannot be made from its type.
  static func raiseUnmakeable(_ type: AnyClass) {
    UIKitException.raise(
      .internalInconsistency(
        "unable to make a \(type) from its class: initialisers of subclasses are not known through "
          + "the type; register it together with a closure that makes one"))
  }
}
