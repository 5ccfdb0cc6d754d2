import AutoLayout

/// Lays a document out on as many pages as it needs.
struct Composer {
  let typesetter: any Typesetter

  /// Elements that stay together: a heading with the element after it.
  private typealias Unit = [(number: Int, element: Document.Element)]

  /// Fills columns from left to right and pages one after the other; the columns of the last page
  /// end at about the same height.
  ///
  /// An element that is higher than a whole column stays where it is put and reaches out of it.
  func compose(_ document: Document) throws -> [Page] {
    var waiting = units(of: document)
    var pages: [Page] = []
    while !waiting.isEmpty || pages.isEmpty {
      let number = pages.count + 1
      let (page, count) = try fill(number, document, waiting)
      if count == waiting.count {
        pages.append(try balanced(number, document, waiting) ?? page)
      } else {
        pages.append(page)
      }
      // A page takes one unit at least, so that composing comes to an end.
      waiting.removeFirst(max(count, min(1, waiting.count)))
    }
    return pages
  }

  /// A page with as many of `units` as have room, and how many these are.
  private func fill(
    _ number: Int, _ document: Document, _ units: [Unit], shortening: Double = 0
  ) throws -> (page: Page, count: Int) {
    let page = try Page(number, of: document, typesetter: typesetter, shortening: shortening)
    for (index, unit) in units.enumerated() {
      let figures = unit.map { Figure($0.element, number: $0.number) }
      guard try page.append(figures) else { return (page, index) }
    }
    return (page, units.count)
  }

  /// The page with the shortest columns that still have room for all of `units`; nil if no column
  /// can be shorter.
  private func balanced(_ number: Int, _ document: Document, _ units: [Unit]) throws -> Page? {
    for shortening in stride(from: 600.0, to: 0, by: -12) {
      let (page, count) = try fill(number, document, units, shortening: shortening)
      if count == units.count, !page.overflows { return page }
    }
    return nil
  }

  private func units(of document: Document) -> [Unit] {
    var units: [Unit] = []
    var isOpen = false
    for (index, element) in document.elements.enumerated() {
      if isOpen {
        units[units.count - 1].append((index + 1, element))
      } else {
        units.append([(index + 1, element)])
      }
      isOpen = element.keepsWithNext
    }
    return units
  }
}
