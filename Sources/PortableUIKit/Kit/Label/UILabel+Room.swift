import Foundation

extension UILabel {
  func needsMore(than room: CGSize, _ slack: TextSlack) -> Bool {
    guard let text, !text.isEmpty else { return false }
    let bounds = CGRect(origin: bounds.origin, size: room)
    if numberOfLines == 1 {
      let size = textRect(forBounds: bounds, limitedToNumberOfLines: 1).size
      let scale = adjustsFontSizeToFitWidth ? minimumScaleFactor : 1
      return !slack.admits(size, in: bounds.size, scale: scale)
    }
    if adjustsFontSizeToFitWidth { return false }
    // Narrower letters would break where there is more room.
    var (whole, wider) = (bounds, bounds)
    whole.size.width += slack.lost
    wider.size.width /= 1 - slack.tolerance
    let rooms = slack.tolerance == 0 ? [whole] : [whole, wider]
    return rooms.allSatisfy { !fitsLines(in: $0, slack.slack) }
  }

  /// Whether all lines have their place in a rectangle, and no word is wider.
  private func fitsLines(in room: CGRect, _ slack: Double) -> Bool {
    let whole = textRect(forBounds: room, limitedToNumberOfLines: 0)
    let shown =
      numberOfLines == 0
      ? whole : textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    return whole.height <= min(shown.height, room.height) + slack
      && whole.width <= room.width + slack
  }
}
