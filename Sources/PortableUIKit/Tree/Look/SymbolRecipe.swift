/// How a system symbol is put together from drawings that are at hand.
///
/// A name such as `person.crop.circle.badge.checkmark` is a sign with additions: a frame around it, a
/// line across it, a smaller sign at its corner. A symbol that no single drawing shows is composed of
/// several.
struct SymbolRecipe: Hashable, Sendable {
  /// Where a drawing comes from.
  enum Drawing: Hashable, Sendable {
    /// A drawing of ``SymbolLibrary``, by its name there.
    case own(String)
    /// A file of ``SymbolFiles``, by its name there.
    case file(String)
    /// A letter or a number.
    case text(String)
  }

  /// The shape around the sign.
  struct Enclosure: Hashable, Sendable {
    enum Shape: String, Hashable, Sendable {
      case circle
      case square
      case rectangle
    }

    var shape: Shape
    /// Whether the sign is cut out of a filled shape.
    var isFilled: Bool
  }

  /// The sign itself; nil where no sign comes near.
  var sign: Drawing?
  var enclosure: Enclosure?
  /// Whether a line runs across the sign.
  var hasSlash = false
  /// The smaller sign at the corner; `dot` for a plain spot.
  var badge: Badge?
  /// Whether the sign shares only a part of the name.
  var isNearest = false

  /// The smaller sign at the lower right corner.
  enum Badge: Hashable, Sendable {
    case dot
    case sign(Drawing)
  }
}
