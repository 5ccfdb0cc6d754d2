/// The size classes under which a document is read: they decide which variations apply.
public struct SizeClassPair: Hashable, Sendable {
  /// The class of one axis; `any` is the generic canvas of documents without a device.
  public enum SizeClass: String, Sendable {
    case any
    case compact
    case regular
  }

  public var width: SizeClass
  public var height: SizeClass

  /// Creates a pair; by default the generic canvas.
  public init(width: SizeClass = .any, height: SizeClass = .any) {
    self.width = width
    self.height = height
  }

  /// How many terms of a variation's key match, or `nil` if one does not.
  ///
  /// The key `default` has no terms; `heightClass=regular-widthClass=compact` has two.
  func specificity(ofVariation key: String) -> Int? {
    if key == "default" { return 0 }
    var terms = 0
    for term in key.split(separator: "-") {
      let parts = term.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "widthClass" where parts[1] == width.rawValue: terms += 1
      case "heightClass" where parts[1] == height.rawValue: terms += 1
      default: return nil
      }
    }
    return terms
  }
}
