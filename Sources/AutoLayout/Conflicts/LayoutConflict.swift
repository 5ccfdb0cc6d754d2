/// Required constraints that exclude one another, and the one that was broken (AL-131, AL-133).
///
/// The set is irreducible: without any one of its members the others can hold together.
public struct LayoutConflict {
  /// One of the rules that exclude one another.
  public enum Member {
    /// A constraint that was installed.
    case constraint(any LayoutConstraining)
    /// A rule the engine made of a fact it was told.
    case rule(SystemRule)

    /// Whether another member is the same rule.
    public func isSame(as other: Member) -> Bool {
      switch (self, other) {
      case (.constraint(let one), .constraint(let another)): one === another
      case (.rule(let one), .rule(let another)): one.identity == another.identity
      default: false
      }
    }
  }

  /// A rule that follows from a fact about an item.
  public struct SystemRule: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// A position or extent fixed by an autoresizing mask (AL-95).
      case autoresizing
      /// A natural size.
      case contentSize
      /// That a size cannot be negative.
      case sizeLimit
      /// A size that is given from outside: that of the root, or of an item that is hosted (AL-96).
      case rootSize
    }

    public let kind: Kind
    /// The attribute of the item that the rule is about: left, top, width or height.
    public let attribute: LayoutAttribute
    /// The name of the item it is about.
    public let item: String
    /// The item it is about: what `LayoutEngine.item(of:)` finds.
    public let subject: ObjectIdentifier
    /// The number it ends with, in points: a size, a position, or what is added to a share of the
    /// parent's size.
    public let constant: Double
    /// The rule in words of attributes: `h=--& v=--& panel.minX == 20`.
    public let body: String
    /// Footnotes to the names and the bar in Apple's text of it.
    public let names: [String]
    /// The mark that tells two rules of the same words apart.
    public let identity: ObjectIdentifier

    public var axis: LayoutAxis { attribute.axis ?? .horizontal }
  }

  /// The member that is given up so that the rest can hold.
  public let broken: Member

  /// All members, the broken one included, in order of installation.
  public let members: [Member]

  /// The constraint that is given up, if it is one that was installed.
  public var brokenConstraint: (any LayoutConstraining)? {
    if case .constraint(let constraint) = broken { return constraint }
    return nil
  }

  /// The members that were installed as constraints.
  public var constraints: [any LayoutConstraining] {
    members.compactMap { member in
      if case .constraint(let constraint) = member { return constraint }
      return nil
    }
  }
}
