/// The records that a row's expression was made from, each with the row's place among those that read it. Up
/// to three lie in the row itself, as a constraint between siblings reads: both items and their parent.
///
/// Records are not kept alive: one that leaves disconnects the rows that read it.
struct RowInputs {
  private struct Input {
    unowned(unsafe) let node: ItemNode
    var place: Int32
  }

  private unowned(unsafe) var node0: ItemNode?
  private unowned(unsafe) var node1: ItemNode?
  private unowned(unsafe) var node2: ItemNode?
  private var place0: Int32 = 0
  private var place1: Int32 = 0
  private var place2: Int32 = 0
  private var total: Int32 = 0
  private var rest: [Input] = []

  var count: Int { Int(total) }

  mutating func append(_ node: ItemNode, at place: Int) {
    let place = Int32(truncatingIfNeeded: place)
    switch total {
    case 0: (node0, place0) = (node, place)
    case 1: (node1, place1) = (node, place)
    case 2: (node2, place2) = (node, place)
    default: rest.append(Input(node: node, place: place))
    }
    total += 1
  }

  func node(_ number: Int) -> ItemNode? {
    switch number {
    case 0: node0
    case 1: node1
    case 2: node2
    default: rest[number - 3].node
    }
  }

  func place(_ number: Int) -> Int {
    switch number {
    case 0: Int(place0)
    case 1: Int(place1)
    case 2: Int(place2)
    default: Int(rest[number - 3].place)
    }
  }

  /// Notes that the row has another place among those that read `node`.
  mutating func move(_ node: ItemNode, to place: Int) {
    let place = Int32(truncatingIfNeeded: place)
    if node0 === node {
      place0 = place
    } else if node1 === node {
      place1 = place
    } else if node2 === node {
      place2 = place
    } else if let number = rest.firstIndex(where: { $0.node === node }) {
      rest[number].place = place
    }
  }
}
