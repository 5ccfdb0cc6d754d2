import AutoLayout
import LayoutReports
import PropertyTesting

/// A scene at every width of its window, as `sweep --json` prints it.
public struct SweepRecord: Codable, Equatable, Sendable {
  /// A stretch of widths on which the edges of a view are straight lines.
  public struct Stretch: Codable, Equatable, Sendable {
    /// The narrowest and the widest window of the stretch, in points.
    public var from, to: Double
    /// x, y, width and height at both ends, in points of the window.
    public var start, end: [Double]
    /// The rule that takes hold where the stretch begins; `null` where the range begins.
    @Nullable public var beginning: String?
  }

  /// A view over the widths.
  public struct View: Codable, Equatable, Sendable {
    /// The identifier of the view.
    public var view: String
    /// The words for it.
    public var name: String
    /// Whether layouts were tried, as code or a text of its own width has a hand in its place, and nothing is proved.
    public var sampled: Bool
    /// In rising order.
    public var stretches: [Stretch]
  }

  public var document: String
  /// The identifier of the scene.
  public var scene: String
  /// The narrowest and the widest window that were asked for, in points.
  public var from, to: Double
  /// How many pieces the whole scene has.
  public var pieces: Int
  public var views: [View]
}

extension SweepRecord {
  /// Makes the record of some views of a scene.
  init(_ swept: SceneSweep, views names: [String], document: String, scene: String) {
    let sweep = swept.sweep
    self.document = document
    self.scene = scene
    (from, to) = (sweep.range.lowerBound, sweep.range.upperBound)
    pieces = sweep.pieces.count
    views = names.map { name in
      View(
        view: swept.ids[name] ?? name, name: name, sampled: sweep.sampled.contains(name),
        stretches: WidthStretch.all(of: name, in: sweep).map(Stretch.init))
    }
  }
}

extension SweepRecord.Stretch {
  fileprivate init(_ stretch: WidthStretch) {
    func numbers(_ frame: LayoutRect) -> [Double] {
      [frame.x, frame.y, frame.width, frame.height]
    }
    (from, to) = (stretch.range.lowerBound, stretch.range.upperBound)
    (start, end) = (numbers(stretch.start), numbers(stretch.end))
    beginning = stretch.beginning
  }
}
