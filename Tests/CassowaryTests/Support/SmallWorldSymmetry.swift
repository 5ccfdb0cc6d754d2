import Cassowary

/// The ways in which the variables of small worlds can be exchanged and turned round.
///
/// Exchanging variables, and turning the sign of one, carries a system to one that says the same of other
/// names: whether it has a solution, and the least costs, are the same. So of each class of systems one
/// need be tried, whichever. Forms are normalised so that their first coefficient is positive; turning
/// a form round turns its relation and its constant, too.
struct SmallWorldSymmetry {
  /// Where each row goes, for each way.
  private let images: [[Int]]
  let rows: [SmallWorld.Row]

  /// - Parameter rows: a set that each of the ways maps to itself, constants left aside.
  init(of rows: [SmallWorld.Row], variables: Int) {
    var places: [[Int]: Int] = [:]
    for (number, row) in rows.enumerated() { places[Self.key(row)] = number }
    var images: [[Int]] = []
    for order in Self.orders(of: variables) {
      for turned in 0..<(1 << variables) {
        images.append(
          rows.map { row in
            var image = row
            for variable in 0..<variables {
              let sign = turned >> variable & 1 == 1 ? -1 : 1
              image.form[order[variable]] = sign * row.form[variable]
            }
            return places[Self.key(Self.normalised(image))]!
          })
      }
    }
    self.rows = rows
    self.images = images
  }

  /// Whether a system of three rows (by number, in ascending order) is the first of its class.
  func isFirst(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    for image in images {
      var (x, y, z) = (image[a], image[b], image[c])
      if x > y { swap(&x, &y) }
      if y > z { swap(&y, &z) }
      if x > y { swap(&x, &y) }
      if (x, y, z) < (a, b, c) { return false }
    }
    return true
  }

  /// The number of the row to which a row goes in one of the ways.
  func image(of row: Int, way: Int) -> Int { images[way % images.count][row] }

  private static func normalised(_ row: SmallWorld.Row) -> SmallWorld.Row {
    guard let first = row.form.first(where: { $0 != 0 }), first < 0 else { return row }
    var row = row
    row.form = row.form.map { -$0 }
    switch row.relation {
    case .lessThanOrEqual: row.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: row.relation = .lessThanOrEqual
    case .equal: break
    }
    return row
  }

  private static func key(_ row: SmallWorld.Row) -> [Int] {
    let relation =
      switch row.relation {
      case .lessThanOrEqual: 0
      case .equal: 1
      case .greaterThanOrEqual: 2
      }
    return row.form + [relation, row.level]
  }

  private static func orders(of count: Int) -> [[Int]] {
    var orders: [[Int]] = [[]]
    for _ in 0..<count {
      orders = orders.flatMap { order in
        (0..<count).filter { !order.contains($0) }.map { order + [$0] }
      }
    }
    return orders
  }
}
