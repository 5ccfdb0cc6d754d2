import AutoLayout

/// Sections of grouped rows, six levels deep: root, page, section, group, row, column, text.
final class SettingsScreen: EngineScreen, Screen {
  private struct Row {
    let box: Box
    let column: Box
    let title: Box
    let detail: Box
    let value: Box
    var link: LayoutConstraint
    var detailWidth: Double
    var titleHeight: Double

    var boxes: [Box] { [box, column, title, detail, value] }
  }

  private struct Section {
    let box: Box
    let heading: Box
    let group: Box
    var rows: [Row]
    var end: LayoutConstraint?
  }

  private let page: Box
  private var sections: [Section] = []

  var viewCount: Int { 2 + sections.reduce(0) { $0 + 3 + 5 * $1.rows.count } }

  /// Sections of twelve rows, which are 63 views; on a small screen one of at least three.
  convenience init(views: Int) {
    let rows = min(12, max(3, (views - 5) / 5))
    self.init(
      details: (0..<max(1, views / 63)).map { section in
        (0..<rows).map { (Self.detailWidth(section, $0), 20) }
      })
  }

  /// The row to which things happen.
  private var place: Int { sections[0].rows.count / 2 }

  private static func detailWidth(_ section: Int, _ row: Int) -> Double {
    Double(70 + (section * 31 + row * 17) % 90)
  }

  private init(details: [[(width: Double, titleHeight: Double)]]) {
    let root = Box()
    page = Box(in: root)
    super.init(root: root)
    tie(page, .leading, to: root, .leading)
    tie(page, .trailing, to: root, .trailing)
    tie(page, .top, to: root, .top)
    for (index, rows) in details.enumerated() {
      let box = Box(in: page)
      var section = Section(box: box, heading: Box(in: box), group: Box(in: box), rows: [])
      let (heading, group) = (section.heading, section.group)
      tie(box, .leading, to: page, .leading, 16)
      tie(box, .trailing, to: page, .trailing, -16)
      if let previous = sections.last {
        tie(box, .top, to: previous.box, .bottom, 24)
      } else {
        tie(box, .top, to: page, .top, 24)
      }
      tie(heading, .leading, to: box, .leading, 8)
      tie(heading, .top, to: box, .top)
      tie(heading, .trailing, .lessThanOrEqual, to: box, .trailing)
      engine.setContentSize(
        LayoutSize(width: Double(80 + index % 40), height: 18), of: heading)
      tie(group, .leading, to: box, .leading)
      tie(group, .trailing, to: box, .trailing)
      tie(group, .top, to: heading, .bottom, 6)
      tie(group, .bottom, to: box, .bottom)
      for (place, row) in rows.enumerated() {
        section.rows.append(
          makeRow(
            row.width, row.titleHeight, in: group,
            below: place > 0 ? section.rows[place - 1].box : nil))
      }
      finish(&section)
      sections.append(section)
    }
    if let last = sections.last { tie(page, .bottom, to: last.box, .bottom, 24) }
    layOut()
  }

  private func makeRow(
    _ detailWidth: Double, _ titleHeight: Double, in group: Box, below previous: Box?
  ) -> Row {
    let box = Box(in: group)
    let column = Box(in: box)
    let link = link(box, in: group, below: previous)
    let row = Row(
      box: box, column: column, title: Box(in: column), detail: Box(in: column),
      value: Box(in: box), link: link, detailWidth: detailWidth, titleHeight: titleHeight)
    tie(box, .leading, to: group, .leading)
    tie(box, .trailing, to: group, .trailing)
    hold(box, .height, .greaterThanOrEqual, 44)
    tie(column, .leading, to: box, .leading, 12)
    tie(column, .centerY, to: box, .centerY)
    tie(column, .height, .lessThanOrEqual, to: box, .height, -12)
    tie(column, .trailing, .lessThanOrEqual, to: row.value, .leading, -8)
    tie(row.value, .trailing, to: box, .trailing, -12)
    tie(row.value, .centerY, to: box, .centerY)
    engine.setContentSize(LayoutSize(width: 51, height: 31), of: row.value)
    for text in [row.title, row.detail] {
      tie(text, .leading, to: column, .leading)
      tie(text, .trailing, .lessThanOrEqual, to: column, .trailing)
    }
    tie(row.title, .top, to: column, .top)
    tie(row.detail, .top, to: row.title, .bottom)
    tie(row.detail, .bottom, to: column, .bottom)
    setSizes(of: row)
    return row
  }

  private func setSizes(of row: Row) {
    engine.setContentSize(LayoutSize(width: 110, height: row.titleHeight), of: row.title)
    engine.setContentSize(LayoutSize(width: row.detailWidth, height: 14), of: row.detail)
  }

  private func link(_ box: Box, in group: Box, below previous: Box?) -> LayoutConstraint {
    previous.map { tie(box, .top, to: $0, .bottom) } ?? tie(box, .top, to: group, .top)
  }

  private func finish(_ section: inout Section) {
    if let end = section.end { engine.uninstall(end) }
    section.end = section.rows.last.map { tie(section.group, .bottom, to: $0.box, .bottom) }
  }

  // MARK: What happens

  var phases: [ScreenPhase] {
    let middle = sections.count / 2
    let place = place
    return [
      rotation,
      ScreenPhase(
        "a row's text changes", isLocal: true,
        steps: [11.0, 23, 5, 0].map { change in
          { [unowned self] in
            sections[middle].rows[place].detailWidth = Self.detailWidth(middle, place) + change
            setSizes(of: sections[middle].rows[place])
            layOut()
          }
        }),
      ScreenPhase(
        "a row's text needs another line",
        steps: [40.0, 20].map { height in
          { [unowned self] in
            sections[middle].rows[place].titleHeight = height
            setSizes(of: sections[middle].rows[place])
            layOut()
          }
        }),
      ScreenPhase(
        "a row in the middle goes and comes",
        steps: [
          { [unowned self] in removeRow(place, of: middle) },
          { [unowned self] in insertRow(place, of: middle) },
        ]),
    ]
  }

  private func removeRow(_ place: Int, of index: Int) {
    let row = sections[index].rows.remove(at: place)
    for box in row.boxes { engine.remove(box) }
    let next = sections[index].rows[place]
    engine.uninstall(next.link)
    sections[index].rows[place].link = link(
      next.box, in: sections[index].group, below: sections[index].rows[place - 1].box)
    layOut()
  }

  private func insertRow(_ place: Int, of index: Int) {
    let row = makeRow(
      Self.detailWidth(index, place), 20, in: sections[index].group,
      below: sections[index].rows[place - 1].box)
    let next = sections[index].rows[place]
    engine.uninstall(next.link)
    sections[index].rows[place].link = link(next.box, in: sections[index].group, below: row.box)
    sections[index].rows.insert(row, at: place)
    layOut()
  }

  // MARK: Comparison

  var flexbox: FlexScreen {
    var screen = FlexScreen(portrait: Self.portrait, landscape: Self.landscape)
    var whole = FlexNode(item: 0)
    whole.padding = LayoutInsets(top: 0, left: 16, bottom: 24, right: 16)
    let page = screen.add(whole, in: 0)
    var item = 1
    for (number, section) in sections.enumerated() {
      var part = FlexNode(item: item)
      part.margins.top = 24
      let box = screen.add(part, in: page)
      var heading = FlexNode.text(
        item + 1, LayoutSize(width: Double(80 + number % 40), height: 18))
      heading.margins = LayoutInsets(top: 0, left: 8, bottom: 6, right: 0)
      heading.isAlignedToStart = true
      _ = screen.add(heading, in: box)
      let group = screen.add(FlexNode(item: item + 2), in: box)
      item += 3
      for (place, row) in section.rows.enumerated() {
        var line = FlexNode.row(
          item, padding: LayoutInsets(top: 6, left: 12, bottom: 6, right: 12))
        line.minimumHeight = 44
        line.spacesBetween = true
        let box = screen.add(line, in: group)
        var texts = FlexNode(item: item + 1)
        texts.alignment = .start
        texts.shrink = 1
        texts.margins.right = 8
        let column = screen.add(texts, in: box)
        _ = screen.add(
          .text(item + 2, LayoutSize(width: 110, height: row.titleHeight)), in: column)
        let detail = screen.add(
          .text(item + 3, LayoutSize(width: row.detailWidth, height: 14)), in: column)
        if number == sections.count / 2, place == self.place { screen.changingText = detail }
        _ = screen.add(.fixed(item + 4, 51, 31), in: box)
        item += 5
      }
    }
    return screen
  }

  func frames() -> [Double] {
    var boxes = [page]
    for section in sections {
      boxes += [section.box, section.heading, section.group] + section.rows.flatMap(\.boxes)
    }
    return boxes.flatMap { frame($0) }
  }

  func remade() -> any Screen {
    let screen = SettingsScreen(
      details: sections.map { $0.rows.map { ($0.detailWidth, $0.titleHeight) } })
    screen.rotate(to: engine.rootSize)
    return screen
  }
}
