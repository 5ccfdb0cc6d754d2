/// Required constraints that exclude one another, and the one that was broken (AL-131, AL-133).
///
/// The set is irreducible: without any one of its members the others can hold together.
public struct LayoutConflict {
  /// One of the rules that exclude one another.
  public enum Member {
    /// A constraint that was installed.
    case constraint(LayoutConstraint)
    /// A linear constraint that was installed.
    case linear(LinearLayoutConstraint)
    /// A position or extent fixed by an item's autoresizing mask.
    case autoresizing(String, LayoutAxis, isExtent: Bool)
    /// An item's natural size.
    case contentSize(String, LayoutAxis)
    /// That an item's size cannot be negative.
    case sizeLimit(String, LayoutAxis)
    /// The root's given size, in points.
    case rootSize(LayoutAxis, Double)
  }

  /// What is given up so that the rest can hold.
  public let broken: Member

  /// All members, the broken one included, in order of installation.
  public let members: [Member]

  /// The constraint that is given up, if it is one that was installed.
  public var brokenConstraint: LayoutConstraint? {
    if case .constraint(let constraint) = broken { return constraint }
    return nil
  }

  /// The members that were installed as constraints.
  public var constraints: [LayoutConstraint] {
    members.compactMap { member in
      if case .constraint(let constraint) = member { return constraint }
      return nil
    }
  }
}
