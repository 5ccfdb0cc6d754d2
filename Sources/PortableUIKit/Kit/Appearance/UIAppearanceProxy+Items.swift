import Foundation

extension UIAppearanceProxy where Target: UIBarItem {
  /// Sets the look of titles in a state, each attribute by itself; nil withdraws them.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setAttribute(.font, of: UIFont.self, from: attributes, for: state)
    setAttribute(.foregroundColor, of: UIColor.self, from: attributes, for: state)
  }

  private func setAttribute<Value: NSObject>(
    _ key: NSAttributedString.Key, of type: Value.Type,
    from attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    set(
      (attributes?[key] as? Value).map { Optional($0) },
      for: TitleAspect(key: key, state: state.rawValue),
      read: { $0.titleTextAttributes(for: state)?[key] as? Value },
      write: { item, value in
        var attributes = item.titleTextAttributes(for: state) ?? [:]
        attributes[key] = value
        item.setTitleTextAttributes(attributes.isEmpty ? nil : attributes, for: state)
      })
  }
}

/// An aspect of a title that is set for a state.
private struct TitleAspect: Hashable {
  let key: NSAttributedString.Key
  let state: UInt
}
