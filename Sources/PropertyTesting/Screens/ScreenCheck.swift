/// Checks properties of a screen under all conditions of a matrix.
///
/// - Parameters:
///   - properties: The properties that should hold.
///   - matrix: The conditions.
///   - picture: Writes a picture of the screen under some conditions for a property and returns its path; for
///     the simplest failing case of each property.
///   - snapshot: Lays the screen out under some conditions.
/// - Returns: The report; `get()` throws it if a property does not hold.
/// - Throws: `ScreenCheckError` if there is no property or no condition, if a device is unknown, and if a property
///   names a view that is shown under none of the conditions; any error of laying out or drawing.
/// - Complexity: one layout per condition, and one more for each property that compares.
public func checkScreen(
  _ properties: [ScreenProperty], over matrix: ScreenMatrix,
  picture: (ScreenConditions, _ property: String) throws -> String? = { _, _ in nil },
  snapshot: (ScreenConditions) throws -> ScreenSnapshot
) throws -> ScreenReport {
  if properties.isEmpty { throw ScreenCheckError(.noProperties) }
  try matrix.checkConditions()
  var known: [ScreenConditions: ScreenSnapshot] = [:]
  func cached(_ conditions: ScreenConditions) throws -> ScreenSnapshot {
    if let found = known[conditions] { return found }
    let made = try snapshot(conditions)
    known[conditions] = made
    return made
  }
  let conditions = matrix.conditions
  if properties.contains(where: { !$0.subjects.isEmpty || $0.leastSubjects > 0 }) {
    var shown: Set<String> = []
    for each in conditions { shown.formUnion(try cached(each).elements.map(\.name)) }
    for property in properties { try property.checkSubjects(among: shown) }
  }
  var failures: [ScreenReport.Failure] = []
  for property in properties {
    var count = 0
    var simplest: (conditions: ScreenConditions, violations: [String])?
    for each in conditions {
      let violations = try property.foundViolations(of: cached(each), variation: cached)
      guard !violations.isEmpty else { continue }
      count += 1
      if simplest == nil { simplest = (each, violations.map(\.text)) }
    }
    guard let simplest else { continue }
    failures.append(
      ScreenReport.Failure(
        property: property.name, conditions: simplest.conditions,
        violations: simplest.violations, count: count,
        picture: try picture(simplest.conditions, property.name)))
  }
  return ScreenReport(conditionCount: conditions.count, failures: failures)
}
