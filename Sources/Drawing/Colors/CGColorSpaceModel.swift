/// What the components of a colour space mean.
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
