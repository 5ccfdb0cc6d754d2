import AutoLayout

/// Something that should be true of a screen under all conditions.
public struct ScreenProperty: Sendable {
  /// Makes snapshots of the screen under other conditions, for properties that compare.
  public typealias Variation = (ScreenConditions) throws -> ScreenSnapshot

  /// The statement of the property.
  public let name: String
  /// The names of the views it is about; empty for all.
  public let subjects: [String]
  /// How many views of these names it takes for the property to say anything.
  let leastSubjects: Int
  private let body: (@Sendable (ScreenSnapshot, Variation) throws -> [ScreenViolation])

  /// Makes a property from a function that lists what is wrong, in sentences.
  ///
  /// - Parameter subjects: The names of the views it is about: a name that no view has is an error of the
  ///   check, not a property that holds.
  public init(
    _ name: String, subjects: [String] = [],
    _ body: @escaping @Sendable (ScreenSnapshot, Variation) throws -> [ScreenViolation]
  ) {
    self.init(name, subjects: subjects, leastSubjects: 0, body)
  }

  init(
    _ name: String, subjects: [String], leastSubjects: Int,
    _ body: @escaping @Sendable (ScreenSnapshot, Variation) throws -> [ScreenViolation]
  ) {
    self.name = name
    self.subjects = subjects
    self.leastSubjects = leastSubjects
    self.body = body
  }

  /// Returns what is wrong with a snapshot; empty if the property holds.
  ///
  /// - Throws: `ScreenCheckError` if the snapshot has no view of a name that the property is about; any error of the
  ///   property and of `variation`.
  public func violations(
    of snapshot: ScreenSnapshot, variation: Variation
  ) throws -> [ScreenViolation] {
    try checkSubjects(among: Set(snapshot.elements.map(\.name)))
    return try foundViolations(of: snapshot, variation: variation)
  }

  /// The violations of a snapshot, whether or not it has the views the property is about.
  func foundViolations(
    of snapshot: ScreenSnapshot, variation: Variation
  ) throws -> [ScreenViolation] {
    try body(snapshot, variation)
  }

  /// Throws where the property is about views that are not among those shown.
  func checkSubjects(among shown: Set<String>) throws(ScreenCheckError) {
    let missing = subjects.filter { !shown.contains($0) }
    if !missing.isEmpty {
      throw ScreenCheckError(.unknownViews(missing, property: name), known: Array(shown))
    }
    if Set(subjects).count < leastSubjects {
      throw ScreenCheckError(.tooFewNames(property: name), known: Array(shown))
    }
  }

  /// The distance by which a frame may be off a limit, in points: frames are rounded to pixels.
  static let slack = 0.51
}
