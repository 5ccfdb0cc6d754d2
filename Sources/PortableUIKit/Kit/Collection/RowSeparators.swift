import Foundation

/// The lines above and below a row of a list.
@MainActor final class RowSeparators {
  private let top = CALayer()
  private let bottom = CALayer()
  private let configuration: UIListSeparatorConfiguration

  init(_ configuration: UIListSeparatorConfiguration, in cell: UIView) {
    self.configuration = configuration
    for line in [top, bottom] {
      // Over the content.
      line.zPosition = 1
      cell.layer.addSublayer(line)
    }
  }

  func remove() {
    top.removeFromSuperlayer()
    bottom.removeFromSuperlayer()
  }

  /// Puts the lines in their places in a cell.
  ///
  /// - Parameter inset: How far from the leading edge a line begins whose insets are automatic, in points.
  func place(in cell: UIView, inset: CGFloat, showsBottom: Bool) {
    let color = configuration.color.resolvedColor(with: cell.traitCollection).cgColor
    let height = 1 / max(1, cell.currentScreen.scale)
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ line: CALayer, _ insets: NSDirectionalEdgeInsets, y: CGFloat) {
      let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
      let (leading, trailing) = isAutomatic ? (inset, 0) : (insets.leading, insets.trailing)
      line.frame = CGRect(
        x: isRightToLeft ? trailing : leading, y: y,
        width: max(0, cell.bounds.width - leading - trailing), height: height)
      line.backgroundColor = color
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    place(top, configuration.topSeparatorInsets, y: 0)
    place(bottom, configuration.bottomSeparatorInsets, y: cell.bounds.height - height)
    top.isHidden = configuration.topSeparatorVisibility != .visible
    bottom.isHidden = !showsBottom
    CATransaction.commit()
  }
}
