import AutoLayout

/// A block of a column, and the constraints inside it.
struct Figure {
  let block: Block
  /// Points between the block and the one above it.
  let spaceBefore: Double
  /// Installs the constraints inside the block, which is on a page by then.
  var arrange: (LayoutEngine) throws -> Void = { _ in }

  init(_ element: Document.Element, number: Int) {
    switch element {
    case .heading(let text):
      self.init(Block("heading \(number)", .flow(text, .heading)), spaceBefore: 14)
    case .paragraph(let text):
      self.init(Block("paragraph \(number)", .flow(text, .body)), spaceBefore: 6)
    case .quote(let text, let source):
      self.init(quote: text, by: source, number: number)
    case .chart(let chart):
      self.init(chart, number: number)
    }
  }

  private init(_ block: Block, spaceBefore: Double) {
    self.block = block
    self.spaceBefore = spaceBefore
  }

  /// A bar beside the quotation, and its author below.
  private init(quote text: String, by source: String, number: Int) {
    self.init(Block("quote \(number)"), spaceBefore: 12)
    let bar = Block("bar \(number)", .fill(.accent), in: block)
    let quote = Block("words \(number)", .flow(text, .quote), in: block)
    let source = Block("source \(number)", .line(source, .source), in: block)
    arrange = { engine in
      for format in [
        "H:|[bar(2)]-12-[quote]|", "H:[bar]-12-[source]->|", "V:|[bar]|",
        "V:|-2-[quote]-4-[source]-2-|",
      ] {
        try VisualFormat(format, extensions: .all)
          .layout(views: ["bar": bar, "quote": quote, "source": source]).install(in: engine)
      }
    }
  }

  /// Columns on a ground of their own, equally wide and equally far apart, as high as their values
  /// say; labels below them and values above.
  private init(_ chart: Document.Chart, number: Int) {
    self.init(Block("chart \(number)"), spaceBefore: 12)
    let ground = Block("ground \(number)", .fill(.tint), in: block)
    let title = Block("chart title \(number)", .flow(chart.title, .chartTitle), in: block)
    let plot = Block("plot \(number)", in: block)
    let base = Block("base \(number)", .fill(.line), in: block)
    let caption = Block("caption \(number)", .flow(chart.caption, .source), in: block)
    let greatest = chart.columns.map(\.value).max() ?? 1
    let columns = chart.columns.enumerated().map { index, column in
      (
        bar: Block("column \(number).\(index)", .fill(.accent), in: plot),
        value: Block("value \(number).\(index)", .line(Self.text(column.value), .label), in: plot),
        label: Block("label \(number).\(index)", .line(column.label, .label), in: block),
        share: column.value / greatest
      )
    }
    arrange = { engine in
      var views: [String: any LayoutItem] = [
        "ground": ground, "title": title, "plot": plot, "base": base, "caption": caption,
      ]
      for (index, column) in columns.enumerated() { views["c\(index)"] = column.bar }
      // |~[c0]~[c1(c0)]~…~|: the distances are half as wide as the columns.
      let row = columns.indices.map { $0 == 0 ? "[c0]" : "[c\($0)(c0)]" }.joined(separator: "~")
      for format in [
        "HV:|[ground]|", "H:|-12-[title]-12-|", "H:|-12-[plot]-12-|", "H:|-12-[base]-12-|",
        "H:|-12-[caption]-12-|", "V:|-10-[title]-16-[plot(110)][base(0.75)]-18-[caption]-10-|",
        "H:|~\(row)~|", "V:[\(columns.indices.map { "c\($0)" }.joined(separator: ","))]|",
      ] {
        try VisualFormat(format, extensions: .all).layout(views: views).install(in: engine)
      }
      let room = LayoutAnchors(plot)
      for column in columns {
        let bar = LayoutAnchors(column.bar)
        let label = LayoutAnchors(column.label)
        let value = LayoutAnchors(column.value)
        // 14 points of the plot are for the value above the highest column.
        try engine.install(
          bar.height.equal(to: room.height, times: column.share, plus: -14 * column.share))
        try engine.install(value.bottom.equal(to: bar.top, plus: -3))
        try engine.install(value.centerX.equal(to: bar.centerX))
        try engine.install(label.centerX.equal(to: bar.centerX))
        try engine.install(label.top.equal(to: LayoutAnchors(base).bottom, plus: 4))
      }
      if let first = columns.first {
        let bar = LayoutAnchors(first.bar)
        try engine.install(
          room.leading.distance(to: bar.leading).related(.equal, to: bar.width, times: 0.5))
      }
    }
  }

  /// The text of a number; a whole number has no decimals.
  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
