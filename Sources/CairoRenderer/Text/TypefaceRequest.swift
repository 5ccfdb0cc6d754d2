/// The face and size a view asks for, before it is known which fonts are installed.
struct TypefaceRequest: Hashable, Sendable {
  /// Which family is wanted.
  enum Family: Hashable, Sendable {
    /// Apple's system font, San Francisco.
    case system
    /// Apple's fixed-width system font, SF Mono.
    case monospaced
    /// A font by its family or full name.
    case named(String)
  }

  var family: Family
  /// The size in points, above zero.
  var pointSize: Double
  /// The weight on the scale of CSS and Pango: 400 regular, 700 bold.
  var weight: Int
  var isItalic: Bool

  init(family: Family, pointSize: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }
}
