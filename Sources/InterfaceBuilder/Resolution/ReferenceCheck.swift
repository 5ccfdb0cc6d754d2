/// Finds references of a document to objects that it does not have.
///
/// Interface Builder leaves them behind when a document is merged or edited by hand; a program that loads
/// the document finds nothing in an outlet, or no screen at all.
struct ReferenceCheck {
  private let root: DocumentElement
  /// The identifiers of the document's objects.
  private let known: Set<String>
  /// Those of all elements, collected when a reference leads to none of the objects.
  private lazy var all: Set<String> = {
    var all: Set<String> = []
    root.visit { element in
      if let id = element.id { all.insert(id) }
    }
    return all
  }()
  private let file: String
  private(set) var problems: [InterfaceBuilderError] = []

  /// Checks the whole document.
  ///
  /// - Parameter known: the identifiers of the document's objects.
  /// - Complexity: O(elements).
  init(root: DocumentElement, known: Set<String>, file: String) {
    self.root = root
    self.known = known
    self.file = file
    check(root, "initialViewController", "the initial view controller")
    visit(root)
  }

  private mutating func visit(_ element: DocumentElement) {
    switch element.name {
    case "outlet":
      check(element, "destination", "the outlet \(element.attributes["property"] ?? "")")
    case "outletCollection":
      check(element, "destination", "the outlet collection \(element.attributes["property"] ?? "")")
    case "action":
      check(element, "destination", "the action \(element.attributes["selector"] ?? "")")
    case "segue":
      check(element, "destination", "a segue")
      // Below the scenes, the segue that a scene's simulated metrics are taken from.
      check(element, "reference", "a tie-breaker of simulated metrics")
    case "include", "exclude": check(element, "reference", "a variation")
    default: break
    }
    for child in element.children { visit(child) }
  }

  private mutating func check(
    _ element: DocumentElement, _ attribute: String, _ referrer: @autoclosure () -> String
  ) {
    guard let id = element.attributes[attribute], !id.isEmpty, !known.contains(id),
      !all.contains(id)
    else { return }
    problems.append(
      InterfaceBuilderError(
        file: file, line: element.line, column: element.column, elementID: element.id,
        element: element.name,
        reason: .danglingReference(referrer(), attribute: attribute, identifier: id)))
  }
}
