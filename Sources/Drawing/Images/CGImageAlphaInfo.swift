/// Where the opacity of a pixel stands, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly

  /// Whether pixels have an opacity of their own.
  var hasOpacity: Bool {
    switch self {
    case .premultipliedLast, .premultipliedFirst, .last, .first, .alphaOnly: true
    case .none, .noneSkipLast, .noneSkipFirst: false
    }
  }
}
