/// Constraints from lines that look like the layout they describe (VF-1 … VF-10).
///
///     let format = VisualFormat("H:|-20-[icon(32)]-[title(>=100)]-|")
///     let constraints = try format.constraints(views: ["icon": icon, "title": title])
///
/// A bare `-` is the standard distance: 8 points between views, the superview's margin at its
/// edges. Nothing is installed; nothing is made if anything in the format is wrong.
public struct VisualFormat: Hashable, Sendable {
  /// The distance a bare dash means between two views, in points (VF-1).
  public static let standardSpacing: Double = 8

  public var format: String
  public var options: VisualFormatOptions
  public var extensions: VisualFormatExtensions

  public init(
    _ format: String, options: VisualFormatOptions = [], extensions: VisualFormatExtensions = []
  ) {
    self.format = format
    self.options = options
    self.extensions = extensions
  }

  /// Makes the constraints of the format, in the order of its text (VF-2), alignment last.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name, in points, or priorities.
  ///   - views: items by name.
  /// - Throws: what is wrong in the format, and at which column, in Apple's words; also where the
  ///   format says more than constraints can, which `layout(metrics:views:)` answers.
  /// - Complexity: linear in the length of the format.
  public func constraints(
    metrics: [String: Double] = [:], views: [String: any LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let layout = try layout(metrics: metrics, views: views)
    guard layout.linearConstraints.isEmpty, layout.depths.isEmpty else {
      throw VisualFormatError(.moreThanConstraints, format: format, position: 0)
    }
    return layout.constraints
  }

  /// Makes all that the format says, in the order of its text.
  ///
  /// - Parameters and complexity: as of `constraints(metrics:views:)`.
  /// - Throws: what is wrong in the format, and at which column, in Apple's words.
  public func layout(
    metrics: [String: Double] = [:], views: [String: any LayoutItem]
  ) throws(VisualFormatError) -> VisualFormatLayout {
    var parser = VisualFormatParser(format, extensions: extensions)
    var builder = VisualFormatBuilder(self, metrics: metrics, views: views)
    if parser.statesNothing { return VisualFormatLayout() }
    if parser.statesRelations { return try builder.build(try parser.parseRelations()) }
    let syntax: VisualFormatSyntax
    do throws(VisualFormatError) {
      syntax = try parser.parse()
    } catch {
      // Apple's parser looks a name up as soon as it has read it: `self` of `[self.title]`.
      if let name = parser.readNames.first(where: { views[$0.text] == nil }) {
        throw VisualFormatError(
          .unknownView(name.text), format: format, position: name.position + name.text.count)
      }
      throw error
    }
    return try builder.build(syntax)
  }
}
