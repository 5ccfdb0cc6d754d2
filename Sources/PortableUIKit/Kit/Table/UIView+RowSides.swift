import Foundation

/// The sides of rows, by the width of the window and the release of the system.
extension UIView {
  /// The distance in points of the content of a row from its sides, and of inset groups from those of the table.
  var rowSide: CGFloat { side(from: measures.table.wideRowWidth) }
  /// The distance in points of standard texts, and of the lines between rows, from the start of a row.
  var rowTextSide: CGFloat { side(from: measures.table.wideTextWidth) }

  private func side(from width: CGFloat) -> CGFloat {
    if currentScreen.environment.idiom == .pad { return 20 }
    let decisive = window.map { min($0.bounds.width, $0.bounds.height) } ?? bounds.width
    return decisive >= width ? 20 : 16
  }
}

extension UIScreen {
  /// The distance in points of inset groups from the sides of a list as wide as the screen held upright.
  var plainRowSide: CGFloat {
    environment.idiom == .pad || environment.portraitSize.width >= measures.table.wideRowWidth
      ? 20 : 16
  }
}
