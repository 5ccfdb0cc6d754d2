import Foundation
import PortableUIKit

/// Several views in one picture, each with a caption: a screen on many devices, or in several
/// versions.
@MainActor public struct ContactSheet {
  /// One view of the sheet.
  public struct Item {
    /// The view, laid out.
    public var view: UIView
    /// The caption above it.
    public var caption: String
    /// Frames to mark, in points of the view, with the colour of each.
    public var marks: [Mark]

    /// Makes an item.
    public init(view: UIView, caption: String, marks: [Mark] = []) {
      self.view = view
      self.caption = caption
      self.marks = marks
    }
  }

  /// A frame that is marked.
  public struct Mark: Hashable, Sendable {
    /// The frame, in points from the upper left corner of the view.
    public var frame: CGRect
    public var color: UIColor
    /// Whether the frame is tinted too, and not only outlined.
    public var isFilled: Bool

    /// Makes a mark.
    public init(frame: CGRect, color: UIColor, isFilled: Bool = true) {
      self.frame = frame
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// What a colour of marks means.
  public struct LegendEntry: Hashable, Sendable {
    public var color: UIColor
    public var meaning: String

    /// Makes an entry.
    public init(color: UIColor, meaning: String) {
      self.color = color
      self.meaning = meaning
    }
  }

  /// The meanings of the marks' colours, in a line below the pictures; none for no line.
  public var legend: [LegendEntry] = []
  /// The pictures in the order of the sheet.
  public var items: [Item]
  /// The outlines drawn over the views; none for plain pictures.
  public var wireframe: Wireframe?
  /// The number of pictures in a row; nil for the number that wastes the least room.
  public var picturesPerRow: Int?

  /// The most pixels of a sheet whose scale is chosen by itself.
  private static let comfortablePixels = 50_000_000.0

  /// Makes a sheet.
  public init(items: [Item], wireframe: Wireframe? = nil, picturesPerRow: Int? = nil) {
    self.items = items
    self.wireframe = wireframe
    self.picturesPerRow = picturesPerRow
  }

  /// Draws the sheet.
  ///
  /// - Parameter scale: Pixels per point; nil chooses the largest of 3, 2, 1 and 1/2 that gives a
  ///   picture of at most 50 million pixels.
  /// - Throws: ``RenderError`` where there is no item, a view has no area, or all are too many.
  /// - Complexity: O(views + pixels).
  public func picture(
    format: PictureFormat, title: String, scale: Double? = nil,
    measurer: PangoTextMeasurer? = nil
  ) throws(RenderError) -> Picture {
    let measurer = measurer ?? .shared
    for item in items {
      try ViewRenderer.checkDepth(of: item.view)
      let size = item.view.bounds.size
      guard size.width > 0, size.height > 0 else {
        throw .noArea(width: size.width, height: size.height)
      }
    }
    let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    let layout = SheetLayout(
      sizes: items.map(\.view.bounds.size),
      captionWidths: items.map {
        Double(
          measurer.measure($0.caption, font: font, maximumWidth: .infinity, numberOfLines: 1)
            .size.width) + 1
      }, perRow: picturesPerRow)
    let renderer = ViewRenderer(
      scale: scale ?? Self.comfortableScale(for: layout.size), wireframe: wireframe,
      measurer: measurer)
    let line = SheetLegend(entries: legend, font: font) {
      measurer.measure($0, font: font, maximumWidth: .infinity, numberOfLines: 1).size.width
    }
    let size = CGSize(
      width: max(layout.size.width, line.size.width), height: layout.size.height + line.size.height)
    return try renderer.picture(
      width: items.isEmpty ? 0 : size.width, height: size.height, format: format, title: title
    ) { canvas in
      canvas.context.fill(CGRect(origin: .zero, size: size), UIColor(rgb: 0xDCDCE1))
      line.draw(at: CGPoint(x: SheetLayout.margin, y: layout.size.height), canvas.look)
      for (index, item) in items.enumerated() {
        draw(item, layout.pictures[index], layout.captions[index], font, canvas)
      }
    }
  }

  private func draw(
    _ item: Item, _ frame: CGRect, _ caption: CGRect, _ font: UIFont, _ canvas: PictureCanvas
  ) {
    let look = canvas.look
    look.paint(
      item.caption, in: caption.insetBy(dx: 0, dy: 2),
      TextStyle(font: font, color: UIColor(rgb: 0x3A3A3C)))
    look.context.saved {
      look.context.translateBy(x: look.pixel(frame.minX), y: look.pixel(frame.minY))
      canvas.draw(item.view, wireframe: wireframe)
      look.context.addRect(
        CGRect(origin: .zero, size: frame.size).insetBy(dx: -2, dy: -2))
      look.context.clip()
      for mark in item.marks {
        if mark.isFilled { look.context.fill(mark.frame, mark.color.faded(to: 0.12)) }
        // White and dark lines beside it show a line on a ground of its own colour, and on white or black.
        for (color, width) in [(UIColor(rgb: 0x1C1C1E), 5.0), (.white, 4)] {
          look.context.addRect(mark.frame.insetBy(dx: -1, dy: -1))
          look.context.stroke(color, width: width)
        }
        look.context.addRect(mark.frame.insetBy(dx: -1, dy: -1))
        look.context.stroke(mark.color, width: 2)
      }
    }
  }

  private static func comfortableScale(for size: CGSize) -> Double {
    [3, 2, 1].first { size.width * size.height * $0 * $0 <= comfortablePixels } ?? 0.5
  }
}
