import AutoLayout
import Foundation

extension Session {
  /// Writes a page that shows the layout at every size of its outermost view.
  func saveReport(_ file: Located<String>) throws(SessionError) -> [Response.Part] {
    let views = model.orderedViews
    guard let root = views.first else {
      throw SessionError("there is no view to show", hint: "view card 320x200 makes one")
    }
    let frame = model.engine.exactFrame(of: root)
    guard frame.width > 0, frame.height > 0 else {
      throw SessionError(
        "\(root.name) has no size to start from", hint: "set \(root.name).width 320")
    }
    let shown = views.filter { $0 === root || $0.isInside(root) }
    var data: [JSONText.Member] = [
      .init("width", .number(frame.width)), .init("height", .number(frame.height)),
    ]
    var all: [PiecewiseLayout] = []
    for (name, attribute) in [("byWidth", AttributeName.width), ("byHeight", .height)] {
      let pieces = try pieces(of: .attribute(root, nil, attribute), shown)
      all.append(pieces)
      data.append(.init(name, Self.json(pieces)))
    }
    data.append(.init("separable", .bool(Self.isSeparable(all[0], all[1]))))
    data.append(
      .init(
        "views",
        .array(
          try shown.map { item throws(SessionError) in
            try json(item)
          })))
    let text = ReportPage.html(title: root.name, data: JSONText.object(data).text())
    return try write(Data(text.utf8), to: file)
  }

  /// Four numbers of each view, from a quarter of the present size to twice as much.
  private func pieces(
    of quantity: Quantity, _ views: [SessionItem]
  ) throws(SessionError) -> PiecewiseLayout {
    let now = value(of: quantity)
    var pieces = PiecewiseLayout(now...now) { _ in [] }
    try whileMoving(quantity) { move in
      pieces = PiecewiseLayout(now / 4...now * 2) { size in
        move(size)
        return views.flatMap { item -> [Double] in
          let frame = self.model.engine.exactFrame(of: item)
          return [frame.x, frame.y, frame.width, frame.height]
        }
      }
    }
    return pieces
  }

  /// Whether each coordinate follows one of the two sizes only.
  private static func isSeparable(_ first: PiecewiseLayout, _ second: PiecewiseLayout) -> Bool {
    func moves(_ pieces: PiecewiseLayout, _ index: Int) -> Bool {
      let values = pieces.values.map { $0[index] }
      return (values.max() ?? 0) - (values.min() ?? 0) > PiecewiseLayout.tolerance
    }
    let count = first.values.first?.count ?? 0
    return (0..<count).allSatisfy { !(moves(first, $0) && moves(second, $0)) }
  }

  /// A number without the noise of the last digits, which a page need not show.
  private static func number(_ value: Double) -> JSONText {
    .number((value * 1e6).rounded() / 1e6)
  }

  private static func json(_ pieces: PiecewiseLayout) -> JSONText {
    .object([
      .init("stops", .array(pieces.stops.map(number))),
      .init("values", .array(pieces.values.map { .array($0.map(number)) })),
    ])
  }

  private func json(_ item: SessionItem) throws(SessionError) -> JSONText {
    let constraints = model.orderedRecords.filter { record in
      record.isInstalled && record.quantities.contains { $0.item === item }
    }
    var why = ""
    for attribute in [AttributeName.left, .top, .width, .height] {
      why += try explanation(of: .attribute(item, nil, attribute))
    }
    return .object([
      .init("name", .string(item.name)), .init("kind", .string(item.kind.rawValue)),
      .init("text", .string(item.content.text ?? "")),
      .init("parent", .string(item.parent?.name ?? "")),
      .init("constraints", .array(constraints.map { .string($0.line) })),
      .init("why", .string(why)),
    ])
  }
}

extension SessionItem {
  /// Whether the view lies in `other`, at any depth.
  func isInside(_ other: SessionItem) -> Bool {
    var item = parent
    while let next = item {
      if next === other { return true }
      item = next.parent
    }
    return false
  }
}
