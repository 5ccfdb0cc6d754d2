extension Family {
  /// Apple's third: self-sizing cells that are recycled while the list scrolls.
  static let collectionView = Family(
    name: "A3 collection view",
    summary: """
      a list of self-sizing cells (five views each); a scrolling step takes the first cell out and \
      puts it in again below the last
      """
  ) { views in
    var builder = WorkloadBuilder("A3 collection view", size: views)
    let width = builder.variable()
    builder.addEdit(width)
    builder.suggest(width, 375)
    builder.add(width, .greaterThanOrEqual, 0)
    let cells = (0..<max(2, views / 5)).map { Cell(number: $0, width: width, in: &builder) }
    // Two constraints place a cell: below the cell before it in the ring, or at the top of what is
    // shown. Heights are those of the contents, so that every top is known beforehand and only the
    // recycled cell moves.
    var below: [Int32] = []
    var top: [Int32] = []
    var offset = 0.0
    for (index, cell) in cells.enumerated() {
      let before = cells[(index + cells.count - 1) % cells.count]
      below.append(builder.declare(cell.frame.y - before.frame.bottom, .equal, 0))
      top.append(builder.declare(cell.frame.y, .equal, offset))
      offset += cell.naturalHeight
    }
    builder.addAgain(top[0])
    for slot in below.dropFirst() { builder.addAgain(slot) }
    builder.finishBuild()

    let steps = cells.indices.map { index in
      let next = (index + 1) % cells.count
      // The last step of the cycle moves every cell back up and is not reported.
      return builder.step(next == 0 ? nil : "scroll by a cell") { builder in
        builder.remove(top[index])
        builder.remove(below[next])
        for slot in cells[index].slots { builder.remove(slot) }
        builder.addAgain(top[next])
        for slot in cells[index].slots { builder.addAgain(slot) }
        builder.addAgain(below[index])
      }
    }
    builder.add(Phase(["scroll by a cell": .local], steps: steps))
    return builder.workload()
  }
}

/// A cell with an image, two texts and a separator.
private struct Cell {
  let frame: Box
  let naturalHeight: Double
  let slots: [Int32]

  init(number: Int, width: Sum, in builder: inout WorkloadBuilder) {
    frame = builder.box()
    let (image, title, text, separator) =
      (builder.box(), builder.box(), builder.box(), builder.box())
    let heights = (title: 20.0, text: Double(18 * (1 + number % 3)))
    naturalHeight = 12 + heights.title + 4 + heights.text + 12
    slots = [
      builder.add(frame.x, .equal, 0),
      builder.add(frame.width - width, .equal, 0),
      builder.add(image.x - frame.x, .equal, 16),
      builder.add(image.y - frame.y, .equal, 12),
      builder.add(image.width, .equal, 32),
      builder.add(image.height, .equal, 32),
      builder.add(title.x - image.right, .equal, 12),
      builder.add(title.right - frame.right, .equal, -16),
      builder.add(title.y - frame.y, .equal, 12),
      builder.add(title.width, .greaterThanOrEqual, 0),
      builder.add(title.height, .greaterThanOrEqual, 0),
      builder.addContentSize(title.height, heights.title),
      builder.add(text.x - title.x, .equal, 0),
      builder.add(text.right - title.right, .equal, 0),
      builder.add(text.y - title.bottom, .equal, 4),
      builder.add(text.width, .greaterThanOrEqual, 0),
      builder.add(text.height, .greaterThanOrEqual, 0),
      builder.addContentSize(text.height, heights.text),
      builder.add(frame.bottom - text.bottom, .equal, 12),
      builder.add(separator.x - title.x, .equal, 0),
      builder.add(separator.right - frame.right, .equal, 0),
      builder.add(separator.bottom - frame.bottom, .equal, 0),
      builder.add(separator.height, .equal, 1),
    ]
  }
}
