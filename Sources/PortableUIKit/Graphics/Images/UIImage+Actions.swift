extension UIImage {
  /// The system's pictures of common actions.
  public static var actions: UIImage { standard("ellipsis.circle") }
  public static var add: UIImage { standard("plus.circle.fill") }
  public static var remove: UIImage { standard("minus.circle.fill") }
  public static var checkmark: UIImage { standard("checkmark") }
  public static var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private static func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}
