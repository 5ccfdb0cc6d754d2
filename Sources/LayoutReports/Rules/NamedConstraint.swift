import AutoLayout

/// A constraint that reports call by a name of its own.
package protocol NamedConstraint: LayoutConstraining {
  /// The name in the part of a sentence: `constraint 3, title.width == 40`.
  var ruleName: String { get }
}
