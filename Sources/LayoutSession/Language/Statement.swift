import AutoLayout
import LayoutReports

/// One statement or question of the session's language.
package enum Statement: Equatable, Sendable {
  /// Nothing but white space or a comment.
  case empty
  // Statements
  case declare(Declaration)
  case variables([Name])
  case relation(RelationStatement)
  case visualFormat(VisualFormatStatement)
  case edit(Operand, priority: Located<Double>?)
  case set(Assignment)
  case content(Name, ContentChange)
  case remove([Located<Reference>])
  case activate([Located<Reference>], isActive: Bool)
  case device(Located<String>, isLandscape: Bool)
  case trait(LayoutAxis, Located<SizeClassName>)
  case rightToLeft(Bool)
  case textSize(Located<String>)
  /// Begins anew.
  case reset
  case trace(Bool)
  case undo(UndoTarget)
  case redo(Int)
  case checkpoint(Name?)
  case load(Located<String>, scene: Located<String>?)
  // Questions
  case value(Located<LinearText>)
  case sweep(SweepQuestion)
  case prove(Proof)
  case show([Name])
  case tree
  case constraints
  case why(WhyTarget)
  case conflicts
  case ambiguity
  case freedom
  case statistics
  case tableau
  case certify
  case draw(columns: Int?)
  case history
  case help(String?)
  // Files
  case save(Located<String>)
  case picture(Located<String>)
  case report(Located<String>)
  case quit
}

/// The horizontal and vertical size classes, by name.
package enum SizeClassName: String, Equatable, Sendable, CaseIterable {
  case compact, regular, any
}

/// How far `undo` goes.
package enum UndoTarget: Equatable, Sendable {
  /// This many statements.
  case steps(Int)
  /// To the checkpoint of this name, or to the last one.
  case checkpoint(Name?)
}

/// The target of `remove` and `activate`: a view, variable or label; or a constraint by number.
package enum Reference: Equatable, Sendable {
  case name(String)
  case number(Int)
}

/// `set` with its target and value.
package enum Assignment: Equatable, Sendable {
  /// A variable or attribute gets a value.
  case value(Operand, Located<Double>)
  /// A constraint gets another constant.
  case constant(Located<Reference>, Located<Double>)
  /// A constraint gets another priority.
  case priority(Located<Reference>, Located<Double>)
}

/// A change of a view's content or of how it holds to its natural size.
package enum ContentChange: Equatable, Sendable {
  case text(String)
  /// The natural size in points; along an axis without a number it has none of its own. That of a label
  /// whose lines may break holds at one width only, where one is given.
  case size(width: Double?, height: Double?, at: Double? = nil)
  case hugging(LayoutAxis, Located<Double>)
  case compression(LayoutAxis, Located<Double>)
  case hidden(Bool)
  /// The most lines of a label, 0 for any number.
  case lines(Int)
  /// The size of a font in points.
  case font(Double)
  case margins(EdgeChange)
  case safeArea(EdgeChange)
  /// How far the alignment rectangle lies inside the frame.
  case insets(EdgeChange)
  /// The reading direction of a view and of all inside it.
  case direction(ReadingDirection)
}

/// A line of the visual format language, with the session's additions.
package struct VisualFormatStatement: Equatable, Sendable {
  /// The format itself, as it was written.
  package var format: Located<String>
  package var alignment: Located<LayoutAttribute>?
  package var label: Name?
  package var condition: TraitCondition?
}

/// `sweep card.width 200..600 step 50`.
package struct SweepQuestion: Equatable, Sendable {
  package var operand: Operand
  package var range: Located<ClosedRange<Double>>
  package var step: Located<Double>?
  /// The quantities to tell at each step; all views if empty.
  package var columns: [Operand]
}

/// `prove title.trailing + 8 <= open.leading for card.width 140..400`.
package struct Proof: Equatable, Sendable {
  /// What should hold.
  package enum Claim: Equatable, Sendable {
    case relation(Located<LinearText>, LayoutRelation, Located<LinearText>)
    /// The text of a view has its place.
    case notTruncated(Name)
  }

  package var claim: Claim
  package var operand: Operand
  package var range: Located<ClosedRange<Double>>
}

/// The declaration of a view.
package struct Declaration: Equatable, Sendable {
  package var kind: Located<ViewKind>
  package var name: Name
  package var text: Located<String>?
  package var width: Located<Double>?
  package var height: Located<Double>?
  package var parent: Name?
  package var stack: StackConfiguration?
}

/// The sort of view that a declaration makes.
package enum ViewKind: String, Equatable, Sendable, CaseIterable {
  case view, label, button, image, field, toggle, slider, progress, stack, scroll

  /// Whether the view shows text of its own.
  var hasText: Bool { self == .label || self == .button || self == .field }

  /// Whether the view is there for its subviews and has no natural size.
  var isContainer: Bool { self == .view || self == .stack || self == .scroll }
}
