/// The records that a row's expression was made from, each with the row's place among those that read it. Up
/// to three lie in the row itself, as a constraint between siblings reads: both items and their parent.
struct RowInputs {
  private struct Input {
    let node: ItemNode
    var place: Int
  }

  private var input0: Input?
  private var input1: Input?
  private var input2: Input?
  private var rest: [Input] = []
  private(set) var count = 0

  mutating func append(_ node: ItemNode, at place: Int) {
    let input = Input(node: node, place: place)
    switch count {
    case 0: input0 = input
    case 1: input1 = input
    case 2: input2 = input
    default: rest.append(input)
    }
    count += 1
  }

  func node(_ number: Int) -> ItemNode? {
    switch number {
    case 0: input0?.node
    case 1: input1?.node
    case 2: input2?.node
    default: rest[number - 3].node
    }
  }

  func place(_ number: Int) -> Int {
    switch number {
    case 0: input0?.place ?? 0
    case 1: input1?.place ?? 0
    case 2: input2?.place ?? 0
    default: rest[number - 3].place
    }
  }

  /// Notes that the row has another place among those that read `node`.
  mutating func move(_ node: ItemNode, to place: Int) {
    if input0?.node === node {
      input0?.place = place
    } else if input1?.node === node {
      input1?.place = place
    } else if input2?.node === node {
      input2?.place = place
    } else if let number = rest.firstIndex(where: { $0.node === node }) {
      rest[number].place = place
    }
  }
}
