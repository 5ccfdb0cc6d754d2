/// A constraint of a log, as terms over attributes of views.
public struct LoggedConstraint: Equatable, Sendable {
  public struct Term: Equatable, Sendable {
    /// The place of the view in the log.
    public var view: Int
    public var attribute: String
    public var factor: Double
  }

  /// The line of the text, from 1.
  public var line: Int
  public var kind: String
  /// The address, or the label that the log prints in its place.
  public var address: String
  public var identifier = ""
  /// The place in a program that made it, as SnapKit prints it: `Receipt.swift#41`; else empty.
  public var source: String
  /// The text after the address, without the log's notes on views' names.
  public var formula = ""
  /// The formula with the names of views in place of their addresses.
  public var text = ""
  public var terms: [Term] = []
  /// -1 for `<=`, 0, 1 for `>=`.
  public var relation = 0
  public var constant = 0.0
  /// Nil for required.
  public var priority: Double?
  /// The priority at which a content size holds its view together; nil for other constraints.
  public var hugging: Double?
  /// How far the constant may lie from the printed one, since numbers are printed in six digits.
  public var slack = 0.0
  /// The view that the row calls `|`.
  var around: Int?
  /// Whether the formula has the mark (LTR) or (RTL), and which.
  var direction: ReadingMark?
  /// Whether it speaks of two views of one name, which the log does not tell apart: so that it proves nothing.
  public var isDoubtful = false
  public var isInactive = false

  /// Where the formula mentions views.
  var mentions: [Mention] = []

  struct Mention: Equatable, Sendable {
    /// The first byte in the formula, and the one behind the last.
    var start: Int
    var end: Int
    var view: Int
  }

  enum ReadingMark: Equatable, Sendable { case leftToRight, rightToLeft }

  public var isMask: Bool { kind == "NSAutoresizingMaskLayoutConstraint" }
}
