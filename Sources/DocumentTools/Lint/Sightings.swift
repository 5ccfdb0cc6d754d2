/// The mark that tells two findings of a scene apart.
struct Sighting: Hashable {
  var rule: LintRule
  var elements: [String]
}

/// The findings in a scene, each once, with the circumstances under which it was found.
struct Sightings {
  /// A thing that was found.
  struct Found {
    var sighting: Sighting
    var message: String
    var line: Int?
    /// The first circumstances; none for the document's own canvas.
    var first: LayoutVariant?
    /// Under how many circumstances it was found, the canvas apart.
    var count = 0
    /// The latest of those circumstances: several conflicts under them can be one thing.
    fileprivate var latest: LayoutVariant?
  }

  /// In the order of discovery.
  private(set) var inOrder: [Found] = []
  private var places: [Sighting: Int] = [:]

  /// Takes note of something found.
  mutating func note(
    _ rule: LintRule, _ elements: [String], _ message: String, line: Int? = nil,
    on variant: LayoutVariant?
  ) {
    let sighting = Sighting(rule: rule, elements: elements)
    let place = places[sighting] ?? inOrder.count
    if place == inOrder.count {
      places[sighting] = place
      inOrder.append(Found(sighting: sighting, message: message, line: line, first: variant))
    }
    guard let variant, inOrder[place].latest != variant else { return }
    inOrder[place].latest = variant
    inOrder[place].count += 1
  }

  /// Takes note of conflicts.
  mutating func note(_ conflicts: [SceneConflict], on variant: LayoutVariant?) {
    // Constraints given up one after another for the same reason are one finding, and so are the system's, as those of
    // a stack are, that give way to the same constraint of the document.
    var groups: [(conflict: SceneConflict, more: Int)] = []
    var places: [Set<String>: Int] = [:]
    for conflict in conflicts {
      let reason = Set(conflict.others)
      let place =
        places[reason] ?? groups.firstIndex { $0.conflict.isOfSystem(sharedBy: conflict) }
      if !reason.isEmpty, let place {
        groups[place].more += 1
      } else {
        if !reason.isEmpty { places[reason] = groups.count }
        groups.append((conflict, 0))
      }
    }
    for (conflict, more) in groups {
      note(
        conflict.rule, conflict.constraints, conflict.message(alsoLeftOut: more),
        line: conflict.line, on: variant)
    }
  }
}
