/// The meaning of a colour space's components.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
}
