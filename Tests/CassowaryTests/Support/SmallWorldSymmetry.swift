import Cassowary

/// The ways in which the variables of small worlds can be exchanged and turned round.
///
/// Exchanging variables, and turning the sign of one, carries a system to one that says the same of other
/// names: `x` solves the one exactly if the exchanged and turned `x` solves the other, and every row is
/// missed by as much. So whether it has a solution, and the least costs, are the same, and of each class
/// of systems one need be tried, whichever. Forms are normalised so that their first coefficient is
/// positive; turning a form round turns its relation and its constant, too.
struct SmallWorldSymmetry {
  /// Where each row goes, for each way.
  private let images: [[Int]]
  let rows: [SmallWorld.Row]

  /// - Parameter rows: a set that each of the ways maps to itself.
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

  /// The number of classes of systems of three rows, by the lemma of Burnside: the mean, over all ways, of
  /// the number of systems that the way maps to themselves. Such a system is made of whole cycles of the
  /// way: three rows that stay, one that stays and two that change places, or three that go round.
  var classCount: Int {
    var total = 0
    for image in images {
      var cycles = [0, 0, 0, 0]
      for row in image.indices {
        if image[row] == row {
          cycles[1] += 1
        } else if image[image[row]] == row {
          cycles[2] += 1
        } else if image[image[image[row]]] == row {
          cycles[3] += 1
        }
      }
      let (fixed, pairs, triples) = (cycles[1], cycles[2] / 2, cycles[3] / 3)
      total += fixed * (fixed + 1) * (fixed + 2) / 6 + fixed * pairs + triples
    }
    return total / images.count
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
    row.constant = -row.constant
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
    return row.form + [relation, row.level, row.constant]
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
