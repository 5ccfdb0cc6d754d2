import AutoLayout

/// Updates that follow frames: the lines of labels that may break, and the safe areas of views that
/// reach out of the safe area around them.
extension LayoutModel {
  /// How often frames are followed for one statement: each time may move them again, and a layout in
  /// which they chase one another has no end.
  private static let roundLimit = 8

  /// Widths in points nearer than this are the same: far below a pixel, above rounding errors.
  private static let settledWidth = 1e-4

  /// Takes note that a view's insets matter to a constraint.
  func usesInsets(of item: SessionItem) {
    if item !== screen { followers[item.serial] = item }
  }

  /// Takes note that a quantity is in use.
  func note(_ quantity: Quantity) {
    guard case .attribute(let item, _, let attribute) = quantity, attribute.isWithinMargins else {
      return
    }
    usesInsets(of: item)
  }

  /// Looks at a view again when frames have moved, if that is of use.
  func follow(_ item: SessionItem) {
    let breaksLines = item.kind == .label && item.content.lines != 1
    if breaksLines || item.stack?.isMarginsRelative == true { followers[item.serial] = item }
  }

  /// Brings lines and insets in line with the frames, and solves until nothing moves.
  ///
  /// - Complexity: the views whose lines or insets matter, for each round.
  func followFrames() {
    guard !followers.isEmpty else { return }
    let items = followers.sorted { $0.key < $1.key }.map(\.value)
    for _ in 0..<Self.roundLimit {
      var hasChanged = false
      for item in items {
        if item.kind == .label, item.content.lines != 1 {
          // Not the frame's, which begins and ends with pixels.
          let width = engine.value(of: .width, of: item)
          if abs((item.brokenWidth ?? .infinity) - width) > Self.settledWidth {
            item.brokenWidth = width
            tellContent(of: item)
            updateArrangement(of: item.parent)
            hasChanged = true
          }
        }
        if item.toldSafeArea != safeArea(of: item) {
          tellInsets(of: item)
          hasChanged = true
        }
      }
      guard hasChanged else { return }
      engine.solve()
    }
  }

  /// Tells the engine the margins and the safe area of a view.
  func tellInsets(of item: SessionItem) {
    let safeArea = safeArea(of: item)
    item.toldSafeArea = safeArea
    var margins = item.content.margins ?? usualMargins(of: item)
    // The safe area of an edge is added to its margin (AL-69).
    margins.top += safeArea.top
    margins.left += safeArea.left
    margins.bottom += safeArea.bottom
    margins.right += safeArea.right
    engine.setMargins(margins, of: item)
    if item.hasGuide(.safeArea) {
      engine.setGuide(.insets(safeArea), of: item.guide(.safeArea))
    }
  }

  /// The margins of a view within its safe area unless others were given (AL-67).
  func usualMargins(of item: SessionItem) -> LayoutInsets {
    item === screen
      ? surroundings.screenMargins : LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The safe area of a view, in points: the given one, else the part of its parent's that reaches
  /// this view (AL-62).
  ///
  /// - Complexity: O(depth).
  func safeArea(of item: SessionItem) -> LayoutInsets {
    if let own = item.content.safeArea { return own }
    if item === screen { return surroundings.safeArea }
    guard let parent = item.parent else { return .zero }
    let around = safeArea(of: parent)
    guard around != .zero else { return .zero }
    let frame = engine.frame(of: item)
    let bounds = engine.frame(of: parent)
    func part(_ inset: Double, _ distance: Double) -> Double {
      min(inset, max(0, inset - distance))
    }
    return LayoutInsets(
      top: part(around.top, frame.minY), left: part(around.left, frame.minX),
      bottom: part(around.bottom, bounds.height - frame.maxY),
      right: part(around.right, bounds.width - frame.maxX))
  }
}
