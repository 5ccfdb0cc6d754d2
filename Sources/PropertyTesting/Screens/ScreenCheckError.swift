/// Why a screen could not be checked: the check concerns nothing.
public struct ScreenCheckError: Error, Hashable, Sendable {
  /// The missing part.
  public enum Kind: Hashable, Sendable {
    /// No property was asked for.
    case noProperties
    /// There are no conditions to check under.
    case noConditions
    /// No device has these names.
    case unknownDevices([String])
    /// A property names views that are shown under none of the conditions.
    case unknownViews([String], property: String)
    /// A property needs the names of more views than it was given.
    case tooFewNames(property: String)
  }

  public let kind: Kind
  /// The names that there are, those nearest to the given one first.
  public let known: [String]

  /// Makes an error; `known` are the names that there are.
  public init(_ kind: Kind, known: [String] = []) {
    self.kind = kind
    self.known = Self.sorted(known, nearestTo: kind.names.first)
  }

  private static func sorted(_ names: [String], nearestTo wanted: String?) -> [String] {
    let unique = Array(Set(names)).sorted()
    guard let wanted else { return unique }
    return unique.map { (distance: wanted.editDistance(to: $0), name: $0) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .map(\.name)
  }
}

extension ScreenCheckError.Kind {
  /// The names that were not found.
  fileprivate var names: [String] {
    switch self {
    case .unknownDevices(let names), .unknownViews(let names, _): names
    case .noProperties, .noConditions, .tooFewNames: []
    }
  }
}

extension ScreenCheckError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .noProperties: "There is no property to check."
    case .noConditions:
      "There are no conditions to check under: the matrix lacks devices, directions or sizes of text."
    case .unknownDevices(let names):
      "No device is called \(Self.list(names)). \(choice("Devices"))"
    case .unknownViews(let names, let property):
      "\"\(property)\" names \(Self.list(names)), which is shown under none of the conditions. "
        + choice("Views")
    case .tooFewNames(let property):
      "\"\(property)\" has nothing to compare: name at least two views. \(choice("Views"))"
    }
  }

  private func choice(_ kind: String) -> String {
    let most = 12
    let first = known.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = known.count > most ? " and \(known.count - most) more" : ""
    return known.isEmpty ? "\(kind) there are none." : "\(kind) there are: \(first)\(rest)."
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension String {
  /// The number of letters to insert, drop or change on the way to another text, letter case aside.
  ///
  /// - Complexity: O(own length times the other's).
  fileprivate func editDistance(to other: String) -> Int {
    let own = Array(lowercased())
    let others = Array(other.lowercased())
    var row = Array(0...others.count)
    for (place, letter) in own.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, candidate) in others.enumerated() {
        let changed = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[others.count]
  }
}
