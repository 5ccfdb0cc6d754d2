/// The result of a proof over all widths, as a value and as an error.
public struct WidthReport: Error, Sendable {
  /// The pieces that the proof is made of.
  public let sweep: ScreenSweep
  /// The names of the properties, in the order they were asked for.
  public let properties: [String]
  /// The intervals on which a property is false, in the order of the properties.
  public let findings: [WidthFinding]
  /// The pictures of the screen at the worst width of each property that is false, by property.
  public var pictures: [String: String] = [:]

  /// Returns the report if all properties hold at every width.
  ///
  /// - Throws: the report itself, whose description is the message for the log.
  @discardableResult
  public func get() throws(WidthReport) -> WidthReport {
    guard findings.isEmpty else { throw self }
    return self
  }
}

extension WidthReport: CustomStringConvertible {
  public var description: String {
    let widths =
      "from \(sweep.range.lowerBound.widthText) to \(sweep.range.upperBound.widthText)"
    let way =
      sweep.sampled.isEmpty
      ? "proved in \(sweep.pieces.count) pieces, to half a pixel"
      : "sampled, as \(sweep.sampled.sorted().prefix(8).joined(separator: ", ")) "
        + "follow code or text of their own"
    guard !findings.isEmpty else { return "All properties hold \(widths): \(way)." }
    let parts = properties.compactMap { property -> String? in
      let own = findings.filter { $0.property == property }
      if own.isEmpty { return nil }
      let picture = pictures[property].map { "\n  Picture: \($0)" } ?? ""
      return "\"\(property)\" is false\n" + own.map { "  \($0)" }.joined(separator: "\n") + picture
    }
    return parts.joined(separator: "\n") + "\nThe widths \(widths) are \(way)."
  }
}

/// Follows a screen over all widths of its window, and checks properties at every one of them.
///
/// - Parameters:
///   - properties: the properties that should hold.
///   - range: the widths, in points.
///   - cuts: the widths at which the surroundings change.
///   - limit: how many layouts may be made.
///   - layOut: lays the screen out afresh at a width.
/// - Throws: `ScreenCheckError` if there is no property, or one names a view that is shown at no width;
///   `ScreenSweepError`; any error of laying out.
/// - Complexity: three to five layouts for each piece.
public func proveScreen(
  _ properties: [WidthProperty], widths range: ClosedRange<Double>, cutAt cuts: [Double] = [],
  atMost limit: Int = 4_000, layOut: @escaping (_ width: Double) throws -> ScreenSample
) throws -> WidthReport {
  if properties.isEmpty { throw ScreenCheckError(.noProperties) }
  let sweep = try sweepScreen(widths: range, cutAt: cuts, atMost: limit, layOut: layOut)
  let shown = Set(sweep.pieces.flatMap { $0.start.elements.map(\.name) })
  for property in properties {
    let missing = property.subjects.filter { !shown.contains($0) }
    if !missing.isEmpty {
      throw ScreenCheckError(.unknownViews(missing, property: property.name), known: Array(shown))
    }
    if Set(property.subjects).count < property.leastSubjects {
      throw ScreenCheckError(.tooFewNames(property: property.name), known: Array(shown))
    }
  }
  return WidthReport(
    sweep: sweep, properties: properties.map(\.name),
    findings: properties.flatMap { $0.findings(in: sweep) })
}

/// Follows a screen over all widths of its window.
///
/// - Throws: `ScreenSweepError`; any error of laying out.
public func sweepScreen(
  widths range: ClosedRange<Double>, cutAt cuts: [Double] = [], atMost limit: Int = 4_000,
  layOut: @escaping (_ width: Double) throws -> ScreenSample
) throws -> ScreenSweep {
  var walk = try ScreenWalk(over: range, cutAt: cuts, limit: limit, layOut: layOut)
  return try walk.run()
}
