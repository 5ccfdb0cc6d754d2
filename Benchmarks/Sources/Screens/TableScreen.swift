import AutoLayout

/// A bar, and under it a list of rows as tall as their texts.
final class TableScreen: EngineScreen, Screen {
  private struct Row {
    let box: Box
    let icon: Box
    let title: Box
    let subtitle: Box
    let chevron: Box
    /// What places the row below the one before, or at the top of the list.
    var link: LayoutConstraint
    var titleSize: LayoutSize
    var subtitleSize: LayoutSize

    var boxes: [Box] { [box, icon, title, subtitle, chevron] }
  }

  private let bar: Box
  private let list: Box
  private var rows: [Row] = []
  private var end: LayoutConstraint?

  var viewCount: Int { 3 + 5 * rows.count }

  convenience init(rows count: Int) {
    self.init(sizes: (0..<count).map { (Self.titleSize($0), Self.subtitleSize($0)) })
  }

  private static func titleSize(_ index: Int) -> LayoutSize {
    let width = 90 + index * 37 % 120
    return LayoutSize(width: Double(width), height: 20)
  }

  private static func subtitleSize(_ index: Int) -> LayoutSize {
    let width = 60 + index * 53 % 160
    return LayoutSize(width: Double(width), height: 16)
  }

  private init(sizes: [(title: LayoutSize, subtitle: LayoutSize)]) {
    let root = Box()
    bar = Box(in: root)
    list = Box(in: root)
    super.init(root: root)
    for box in [bar, list] {
      tie(box, .leading, to: root, .leading)
      tie(box, .trailing, to: root, .trailing)
    }
    tie(bar, .top, to: root, .top)
    hold(bar, .height, .equal, 44)
    tie(list, .top, to: bar, .bottom)
    for (place, size) in sizes.enumerated() {
      rows.append(makeRow(size.title, size.subtitle, below: place > 0 ? rows[place - 1].box : nil))
    }
    finishList()
    layOut()
  }

  private func makeRow(_ title: LayoutSize, _ subtitle: LayoutSize, below previous: Box?) -> Row {
    let box = Box(in: list)
    let link = place(box, below: previous)
    let row = Row(
      box: box, icon: Box(in: box), title: Box(in: box), subtitle: Box(in: box),
      chevron: Box(in: box), link: link, titleSize: title, subtitleSize: subtitle)
    tie(box, .leading, to: list, .leading)
    tie(box, .trailing, to: list, .trailing)
    tie(row.icon, .leading, to: box, .leading, 16)
    tie(row.icon, .centerY, to: box, .centerY)
    tie(row.title, .leading, to: row.icon, .trailing, 12)
    tie(row.title, .top, to: box, .top, 8)
    tie(row.title, .trailing, .lessThanOrEqual, to: row.chevron, .leading, -8)
    tie(row.subtitle, .leading, to: row.title, .leading)
    tie(row.subtitle, .top, to: row.title, .bottom, 2)
    tie(row.subtitle, .bottom, to: box, .bottom, -8)
    tie(row.subtitle, .trailing, .lessThanOrEqual, to: row.chevron, .leading, -8)
    tie(row.chevron, .trailing, to: box, .trailing, -16)
    tie(row.chevron, .centerY, to: box, .centerY)
    engine.setContentSize(LayoutSize(width: 24, height: 24), of: row.icon)
    engine.setContentSize(LayoutSize(width: 8, height: 13), of: row.chevron)
    engine.setContentSize(title, of: row.title)
    engine.setContentSize(subtitle, of: row.subtitle)
    return row
  }

  private func place(_ box: Box, below previous: Box?) -> LayoutConstraint {
    previous.map { tie(box, .top, to: $0, .bottom) } ?? tie(box, .top, to: list, .top)
  }

  /// Makes the list end where its last row does.
  private func finishList() {
    if let end { engine.uninstall(end) }
    end = rows.last.map { tie(list, .bottom, to: $0.box, .bottom) }
  }

  // MARK: What happens

  var phases: [ScreenPhase] {
    let middle = rows.count / 2
    let last = rows.count - 1
    return [
      rotation,
      ScreenPhase(
        "a row's text changes", isLocal: true,
        steps: [11.0, 23, 5, 0].map { change in
          { [unowned self] in setSubtitle(middle, change: change) }
        }),
      ScreenPhase(
        "a row's text needs another line",
        steps: [40.0, 20].map { height in { [unowned self] in setTitle(middle, height: height) } }),
      ScreenPhase(
        "a row in the middle goes and comes",
        steps: [{ [unowned self] in removeRow(middle) }, { [unowned self] in insertRow(middle) }]),
      ScreenPhase(
        "the last row goes and comes", isLocal: true,
        steps: [{ [unowned self] in removeRow(last) }, { [unowned self] in insertRow(last) }]),
    ]
  }

  private func setSubtitle(_ index: Int, change: Double) {
    rows[index].subtitleSize.width = Self.subtitleSize(index).width + change
    engine.setContentSize(rows[index].subtitleSize, of: rows[index].subtitle)
    layOut()
  }

  private func setTitle(_ index: Int, height: Double) {
    rows[index].titleSize.height = height
    engine.setContentSize(rows[index].titleSize, of: rows[index].title)
    layOut()
  }

  private func removeRow(_ index: Int) {
    let row = rows.remove(at: index)
    for box in row.boxes { engine.remove(box) }
    if index < rows.count {
      engine.uninstall(rows[index].link)
      rows[index].link = place(rows[index].box, below: index > 0 ? rows[index - 1].box : nil)
    } else {
      finishList()
    }
    layOut()
  }

  private func insertRow(_ index: Int) {
    let row = makeRow(
      Self.titleSize(index), Self.subtitleSize(index),
      below: index > 0 ? rows[index - 1].box : nil)
    if index < rows.count {
      engine.uninstall(rows[index].link)
      rows[index].link = place(rows[index].box, below: row.box)
      rows.insert(row, at: index)
    } else {
      rows.append(row)
      finishList()
    }
    layOut()
  }

  // MARK: Comparison

  var flexbox: FlexScreen {
    var screen = FlexScreen(portrait: Self.portrait, landscape: Self.landscape)
    var bar = FlexNode(item: 0)
    bar.size = LayoutSize(width: .nan, height: 44)
    _ = screen.add(bar, in: 0)
    let list = screen.add(FlexNode(item: 1), in: 0)
    for (number, row) in rows.enumerated() {
      let item = 2 + 5 * number
      let box = screen.add(
        .row(item, padding: LayoutInsets(top: 0, left: 16, bottom: 0, right: 16)), in: list)
      _ = screen.add(.fixed(item + 1, 24, 24), in: box)
      let texts = screen.add(.texts, in: box)
      var title = FlexNode.text(item + 2, row.titleSize)
      title.margins.bottom = 2
      _ = screen.add(title, in: texts)
      let subtitle = screen.add(.text(item + 3, row.subtitleSize), in: texts)
      if number == rows.count / 2 { screen.changingText = subtitle }
      _ = screen.add(.fixed(item + 4, 8, 13), in: box)
    }
    return screen
  }

  func frames() -> [Double] {
    ([bar, list] + rows.flatMap(\.boxes)).flatMap { frame($0) }
  }

  func remade() -> any Screen {
    let screen = TableScreen(sizes: rows.map { ($0.titleSize, $0.subtitleSize) })
    screen.rotate(to: engine.rootSize)
    return screen
  }
}
