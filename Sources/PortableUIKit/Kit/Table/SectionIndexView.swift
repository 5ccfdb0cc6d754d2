import Foundation

/// The titles of sections at the end of a plain table; a finger on one brings its section to the top.
final class SectionIndexView: UIControl {
  let titles: [String]
  private weak var table: UITableView?
  /// The title that the finger has chosen last.
  private var chosen: Int?

  /// Titles have 11 points; the view is 4 points wider than the longest one, and at least 15 (both reported by
  /// developers of iOS 7 to 10).
  static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private static let leastWidth: CGFloat = 15
  private static let widthBesideTitles: CGFloat = 4
  /// The height of a title in points (not measured).
  private static let titleHeight: CGFloat = 15

  init(_ titles: [String], of table: UITableView) {
    self.titles = titles
    self.table = table
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { return nil }

  /// The width in points that the titles need: each row asks for it, and the titles are measured once.
  private(set) lazy var neededWidth: CGFloat = {
    let longest =
      titles.filter { $0 != UITableView.indexSearch }
      .map { singleLineSize(of: $0, font: Self.font).width }.max() ?? 0
    return longest < Self.leastWidth ? Self.leastWidth : longest + Self.widthBesideTitles
  }()

  /// The titles that are shown, nil for a dot in the place of several; their places follow each other.
  ///
  /// If there is no room for all, a dot stands in the place of those between each two that are shown.
  var shownTitles: [String?] {
    let room = max(1, Int(bounds.height / Self.titleHeight))
    guard titles.count > room else { return titles }
    let shown = max(1, (room + 1) / 2)
    guard shown > 1 else { return titles.prefix(1).map { $0 } }
    return (0..<(2 * shown - 1)).map { place in
      place.isMultiple(of: 2) ? titles[place / 2 * (titles.count - 1) / (shown - 1)] : nil
    }
  }

  /// The rectangle of a place among the shown titles, which stand together in the middle.
  func rect(ofPlace place: Int) -> CGRect {
    let height = Self.titleHeight
    let top = bounds.midY - CGFloat(shownTitles.count) * height / 2
    return CGRect(
      x: bounds.minX, y: top + CGFloat(place) * height, width: bounds.width, height: height)
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    setNeedsDisplay()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { trackingDidEnd() }
  override func cancelTracking(with event: UIEvent?) { trackingDidEnd() }

  private func trackingDidEnd() {
    chosen = nil
    setNeedsDisplay()
  }

  /// Shows the section of the title under a finger, which may be beside the titles.
  private func choose(_ touch: UITouch) {
    let (first, last) = (rect(ofPlace: 0), rect(ofPlace: shownTitles.count - 1))
    guard !titles.isEmpty, last.maxY > first.minY else { return }
    let part = (touch.location(in: self).y - first.minY) / (last.maxY - first.minY)
    let index = min(max(0, Int(part * CGFloat(titles.count))), titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    table?.showSection(ofIndexTitle: index)
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    SectionIndexLook(look: look).paint(self, table)
    return true
  }
}
