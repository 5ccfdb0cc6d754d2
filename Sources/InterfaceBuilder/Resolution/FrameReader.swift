import Foundation

/// Reads where a view was on the canvas, and finds a substitute for a place that is not told.
struct FrameReader {
  let file: String
  /// The size of a root whose document does not tell it, in points.
  let defaultSize: CGSize

  /// A frame, and whether it is the one that the canvas showed.
  typealias Frame = (rect: CGRect, isRecorded: Bool)

  /// The view around.
  struct Parent {
    let frame: Frame
    let element: ResolvedElement
  }

  /// The frame of the view that `resolved` describes, inside `parent`.
  ///
  /// - Throws: for an invalid number.
  func frame(
    of resolved: ResolvedElement, id: String, role: InterfaceView.Role, in parent: Parent?
  ) throws(InterfaceBuilderError) -> Frame {
    let around = parent?.frame.rect.size ?? defaultSize
    if let rect = try resolved.child(key: "frame")?.rectangle(file: file, identifier: id) {
      let isCellContent =
        role == .contentView && resolved.element.name == "tableViewCellContentView"
      guard isCellContent, let cell = parent else { return (rect, true) }
      return (current(rect, in: cell), true)
    }
    if let element = resolved.child(key: "frameInset") {
      return (try inset(element, in: around, id), true)
    }
    if role == .contentView {
      // The view that holds the content of a cell fills it, so its frame is known where that of the
      // cell is.
      return (CGRect(origin: .zero, size: around), parent?.frame.isRecorded ?? false)
    }
    let isPlacedByConstraints =
      role == .arranged
      || resolved.string("translatesAutoresizingMaskIntoConstraints") == "NO"
    return (CGRect(origin: .zero, size: isPlacedByConstraints ? .zero : around), false)
  }

  /// The distance by which a content view may be smaller than its cell: that of a separator.
  private static let separator = 1.0

  /// The frame of a content view; one that an earlier size of the cell left behind is put right.
  private func current(_ rect: CGRect, in cell: Parent) -> CGRect {
    var rect = rect
    let size = cell.frame.rect.size
    if abs(Double(size.height - rect.height)) > Self.separator {
      rect.size.height = size.height
    }
    // Beside the content of a cell stands its accessory, or nothing.
    let hasAccessory = (cell.element.string("accessoryType") ?? "none") != "none"
    let isIndented = rect.minX > 0 || cell.element.string("indentationLevel") != nil
    if !hasAccessory, !isIndented, abs(Double(size.width - rect.width)) > Self.separator {
      rect.size.width = size.width
    }
    return rect
  }

  /// A frame by its distances from the edges of the parent, as some old documents tell it.
  private func inset(
    _ element: DocumentElement, in around: CGSize, _ id: String
  ) throws(InterfaceBuilderError) -> CGRect {
    func number(_ name: String) throws(InterfaceBuilderError) -> CGFloat? {
      try element.number(name, file: file, identifier: id).map { CGFloat($0) }
    }
    let (minX, maxX) = (try number("minX"), try number("maxX"))
    let (minY, maxY) = (try number("minY"), try number("maxY"))
    let width = try number("width") ?? max(0, around.width - (minX ?? 0) - (maxX ?? 0))
    let height = try number("height") ?? max(0, around.height - (minY ?? 0) - (maxY ?? 0))
    return CGRect(
      x: minX ?? maxX.map { around.width - $0 - width } ?? 0,
      y: minY ?? maxY.map { around.height - $0 - height } ?? 0, width: width, height: height)
  }
}

extension InterfaceConstraint {
  var concernsSafeArea: Bool {
    [first, second].contains {
      guard case .guide(.safeArea, of: _)? = $0 else { return false }
      return true
    }
  }
}
