import Foundation

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    cells.register(identifier) {
      if cellClass != UITableViewCell.self {
        let type = cellClass as? UITableViewCell.Type
        if let type, let cell = ClassMaker.make(type, style: .default, reuseIdentifier: identifier)
        {
          return cell
        }
        ReuseQueue<UIView>.raiseUnmakeable(cellClass)
      }
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  func registerCells(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return cells.register(identifier, nil) }
    cells.register(identifier) {
      let made: UITableViewCell? = nib.onlyObject(identifier, "UITableViewCell")
      guard let made else { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
      if made.reuseIdentifier?.isEmpty ?? true { made.reuseIdentifier = identifier }
      if made.reuseIdentifier != identifier {
        UIKitException.raise(
          .internalInconsistency(
            "cell reuse indicator in nib (\(made.reuseIdentifier ?? "")) does not match the "
              + "identifier used to register the nib (\(identifier))"))
      }
      return made
    }
  }

  func registerHeaders(_ headerClass: AnyClass?, _ identifier: String) {
    guard let headerClass else { return headers.register(identifier, nil) }
    headers.register(identifier) {
      if headerClass != UITableViewHeaderFooterView.self {
        let type = headerClass as? UITableViewHeaderFooterView.Type
        if let type, let view = ClassMaker.make(type, reuseIdentifier: identifier) { return view }
        ReuseQueue<UIView>.raiseUnmakeable(headerClass)
      }
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }

  func registerHeaders(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return headers.register(identifier, nil) }
    headers.register(identifier) {
      let made: UITableViewHeaderFooterView? = nib.onlyObject(
        identifier, "UITableViewHeaderFooterView")
      guard let made else { return UITableViewHeaderFooterView(reuseIdentifier: identifier) }
      made.reuseIdentifier = identifier
      return made
    }
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    let used = cells.take(identifier)
    if !isReconfiguring { used?.prepareForReuse() }
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
        "unable to make a \(type) from its class: the class has no such initialiser, or the program "
          + "was stripped of its symbols; register it together with a closure that makes one"))
  }
}

extension UINib {
  /// The view that a nib for reuse consists of; another content is an exception.
  func onlyObject<View: UIView>(_ identifier: String, _ name: String) -> View? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let view = objects[0] as? View { return view }
    UIKitException.raise(
      .internalInconsistency(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(name) instance"))
    return objects.lazy.compactMap { $0 as? View }.first
  }
}
