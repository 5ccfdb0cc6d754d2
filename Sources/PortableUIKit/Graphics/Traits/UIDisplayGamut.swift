/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case srgb = 0
  case p3 = 1
}

extension UIDisplayGamut {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var SRGB: UIDisplayGamut { .srgb }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var P3: UIDisplayGamut { .p3 }
}
