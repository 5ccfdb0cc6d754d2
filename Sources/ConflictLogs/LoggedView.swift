/// A view of a log: its class and address, and the name by which it is told.
public struct LoggedView: Equatable, Sendable {
  public var className: String
  /// The address, or the label that the log prints in its place.
  public var address: String
  /// The identifier of the view or guide; empty without one.
  public var identifier: String
  /// Whether the log's list of names calls it by `className`, which is then no class.
  public var isNamed = false
  /// Its name in sentences.
  public var name = ""

  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "margins guide",
    "UIViewKeyboardLayoutGuide": "keyboard guide", "UIViewReadableContentGuide": "readable guide",
    "UIScrollView-contentLayoutGuide": "content guide",
    "UIScrollView-frameLayoutGuide": "frame guide",
  ]

  /// The name of a guide, else the identifier, else the class without its module.
  var shortName: String {
    if let guide = Self.guides[identifier] { return guide }
    if !identifier.isEmpty { return identifier }
    return isNamed ? className : ClassText.short(Bytes(className.utf8)) ?? className
  }
}
