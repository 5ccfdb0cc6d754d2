/// Told of changes of a layout.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// The layout is out of date.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// A container is laid out; nil for text that has no room in any.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
