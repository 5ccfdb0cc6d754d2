import AutoLayout

/// One page: header and footer, and two columns that are filled from the top.
final class Page {
  /// A4 in points.
  static let size = LayoutSize(width: 595, height: 842)
  static let margin: Double = 48
  static let gutter: Double = 22

  let root = Block("page")
  let engine: LayoutEngine
  let number: Int
  private let typesetter: any Typesetter
  private let columns: [LayoutSpacer]
  /// The last block of each column.
  private var ends: [Block?] = [nil, nil]

  /// - Parameter shortening: the number of points by which the columns end above their usual place.
  init(
    _ number: Int, of document: Document, typesetter: any Typesetter, shortening: Double = 0
  ) throws {
    self.number = number
    self.typesetter = typesetter
    engine = LayoutEngine(root: root, size: Page.size)
    engine.pixelGrid = PixelGrid(scale: 4)
    engine.setMargins(LayoutInsets(Page.margin), of: root)
    columns = ["first", "second"].map { [root] in LayoutSpacer(parent: root, name: $0) }
    let head = try number == 1 ? masthead(document) : runningHead(document)
    try frame(below: head, shortening: shortening)
    settle()
  }

  // MARK: Header and footer

  /// The title with the issue on its baseline, a thick line, and the summary below.
  private func masthead(_ document: Document) throws -> Block {
    let title = Block("title", .line(document.title, .title), in: root)
    let issue = Block("issue", .line(document.issue, .issue), in: root)
    let line = Block("line", .fill(.accent), in: root)
    let summary = Block("summary", .flow(document.summary, .summary), in: root)
    let views = ["title": title, "issue": issue, "line": line, "summary": summary]
    try add(["H:|-[title]-(>=12)-[issue]-|"], views, options: .alignAllLastBaseline)
    try add(["H:|-[line]-|", "H:|-[summary]-|", "V:|-[title]-6-[line(2)]-12-[summary]"], views)
    return summary
  }

  /// The title in small letters above a thin line.
  private func runningHead(_ document: Document) throws -> Block {
    let title = Block("title", .line(document.title, .issue), in: root)
    let issue = Block("issue", .line(document.issue, .issue), in: root)
    let line = Block("line", .fill(.line), in: root)
    let views = ["title": title, "issue": issue, "line": line]
    try add(["H:|-[title]-(>=12)-[issue]-|"], views, options: .alignAllLastBaseline)
    try add(["H:|-[line]-|", "V:|-[title]-6-[line(0.5)]"], views)
    return line
  }

  /// The page's number at the bottom, and the columns between it and `head`.
  private func frame(below head: Block, shortening: Double) throws {
    let footer = Block("footer", .line("\(number)", .footer), in: root)
    let views: [String: any LayoutItem] = [
      "head": head, "footer": footer, "first": columns[0], "second": columns[1],
    ]
    try add(
      [
        "C:footer.centerX(super.centerX)", "V:[footer]-|",
        "H:|-[first]-gutter-[second(first)]-|",
        "V:[head]-18-[first,second]-foot-[footer]",
      ], views, metrics: ["gutter": Page.gutter, "foot": 14 + shortening])
  }

  private func add(
    _ formats: [String], _ views: [String: any LayoutItem], options: VisualFormatOptions = [],
    metrics: [String: Double] = [:]
  ) throws {
    for format in formats {
      try VisualFormat(format, options: options, extensions: .all)
        .layout(metrics: metrics, views: views).install(in: engine)
    }
  }

  // MARK: Filling

  /// Appends blocks to the first column that has room for all of them; returns whether a column has.
  func append(_ unit: [Figure]) throws -> Bool {
    for column in columns.indices where !closed.contains(column) {
      let end = ends[column]
      for figure in unit { try place(figure, in: column) }
      settle()
      if end == nil || overflow(of: column) <= 0 { return true }
      for figure in unit {
        engine.remove(figure.block)
        figure.block.leave()
      }
      ends[column] = end
      closed.insert(column)
    }
    return false
  }

  /// Columns in which a block did not fit: later blocks go after that block.
  private var closed: Set<Int> = []

  private func place(_ figure: Figure, in column: Int) throws {
    let block = figure.block
    root.adopt(block)
    let space = LayoutAnchors(columns[column])
    let anchors = LayoutAnchors(block)
    try engine.install(anchors.leading.equal(to: space.leading))
    try engine.install(anchors.trailing.equal(to: space.trailing))
    if let end = ends[column] {
      try engine.install(
        anchors.top.equal(to: LayoutAnchors(end).bottom, plus: figure.spaceBefore))
    } else {
      try engine.install(anchors.top.equal(to: space.top))
    }
    try figure.arrange(engine)
    // Texts may have been measured in another column already.
    for block in [block] + block.descendants {
      engine.updateContentSize(of: block)
      engine.updateBaselines(of: block)
    }
    ends[column] = block
  }

  /// Whether a block reaches out of its column.
  var overflows: Bool { columns.indices.contains { overflow(of: $0) > 0 } }

  /// The distance by which the last block of a column reaches below it, in points.
  private func overflow(of column: Int) -> Double {
    guard let end = ends[column] else { return 0 }
    return engine.exactFrame(of: end).maxY - engine.exactFrame(of: columns[column]).maxY
  }

  /// Solves, and measures texts again as long as their widths have changed.
  private func settle() {
    measure(root.descendants)
    for _ in 0..<4 {
      guard measure(engine.solve().compactMap { $0 as? Block }) else { return }
    }
    engine.solve()
  }

  @discardableResult
  private func measure(_ blocks: [Block]) -> Bool {
    var hasChanged = false
    for block in blocks {
      let width = engine.alignmentRect(of: block).width
      guard block.measure(atWidth: width, with: typesetter) else { continue }
      engine.updateContentSize(of: block)
      engine.updateBaselines(of: block)
      hasChanged = true
    }
    return hasChanged
  }

  /// The frame of the block of a name in the page, in points; nil if there is none.
  func frame(of name: String) -> LayoutRect? {
    root.descendants.first { $0.layoutName == name }.map(frame)
  }

  /// The frame of a block in the page.
  func frame(of block: Block) -> LayoutRect {
    var frame = engine.frame(of: block)
    var parent = block.layoutParent
    while let current = parent, current !== root {
      let origin = engine.frame(of: current)
      frame = frame.offsetBy(x: origin.x, y: origin.y)
      parent = current.layoutParent
    }
    return frame
  }
}

extension Block {
  /// All blocks below this one, parents first.
  var descendants: [Block] { children.flatMap { [$0] + $0.descendants } }
}
