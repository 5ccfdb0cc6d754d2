import AutoLayout
import Cassowary

/// A number that the constraints may leave open: a free variable, or one of a view's four.
///
/// The engine's variables come and go with views; this names the quantities that they stand for.
struct Coordinate: Hashable {
  private let owner: ObjectIdentifier
  private let attribute: LayoutAttribute
  /// The view; none for a free variable. It is kept alive, so that its identity is.
  private let item: SessionItem?
  private let free: Variable?

  /// The coordinate of a variable of the engine; nil for variables that are no view's.
  @MainActor init?(_ variable: Variable, in model: LayoutModel) {
    if let free = model.variable(variable) {
      owner = ObjectIdentifier(free)
      attribute = .notAnAttribute
      item = nil
      self.free = variable
      return
    }
    guard let (item, attribute) = model.engine.coordinate(of: variable),
      let item = item as? SessionItem
    else { return nil }
    owner = ObjectIdentifier(item)
    self.attribute = attribute
    self.item = item
    free = nil
  }

  /// The engine's variable now; nil while the view is not in the engine.
  @MainActor func variable(in model: LayoutModel) -> Variable? {
    if let free { return free }
    guard let item, model.engine.contains(item) else { return nil }
    let terms = model.engine.expression(of: attribute, of: item).terms
    return terms.count == 1 ? terms[0].variable : nil
  }

  static func == (first: Coordinate, second: Coordinate) -> Bool {
    first.owner == second.owner && first.attribute == second.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(attribute)
  }
}

/// Where coordinates are to be, in the order in which they were first mentioned.
struct Placement {
  private(set) var values: [(coordinate: Coordinate, value: Double)] = []
  private var places: [Coordinate: Int] = [:]

  /// Wants a coordinate at a value, whatever was wanted before.
  mutating func put(_ coordinate: Coordinate, at value: Double) {
    if let place = places[coordinate] {
      values[place].value = value
    } else {
      places[coordinate] = values.count
      values.append((coordinate, value))
    }
  }

  /// Wants a coordinate at a value unless something else is wanted of it already.
  mutating func keep(_ coordinate: Coordinate, at value: Double) {
    if places[coordinate] == nil { put(coordinate, at: value) }
  }
}
