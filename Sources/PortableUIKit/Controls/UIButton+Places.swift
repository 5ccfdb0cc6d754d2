import Foundation

extension UIButton {
  /// Where image and title stand side by side in a content rectangle, with the insets of both.
  func places(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let imageSize = currentImage?.size ?? .zero
    let text = currentTitle ?? ""
    let font: UIFont = titleLabel?.font ?? .systemFont(ofSize: 15)
    var titleSize = text.isEmpty ? CGSize.zero : singleLineSize(of: text, font: font)
    titleSize.width = min(titleSize.width, max(0, content.width - imageSize.width))
    let used = imageSize.width + titleSize.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat
    switch contentHorizontalAlignment {
    case .left: x = content.minX
    case .right: x = content.maxX - used
    case .leading: x = isRightToLeft ? content.maxX - used : content.minX
    case .trailing: x = isRightToLeft ? content.minX : content.maxX - used
    case .center, .fill: x = content.minX + (content.width - used) / 2
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - height
      case .center, .fill: content.minY + (content.height - height) / 2
      }
    }
    let imageX = isRightToLeft ? x + titleSize.width : x
    let titleX = isRightToLeft ? x : x + imageSize.width
    x = 0
    return (
      shifted(
        CGRect(origin: CGPoint(x: imageX, y: y(imageSize.height)), size: imageSize), imageEdgeInsets
      ),
      shifted(
        CGRect(origin: CGPoint(x: titleX, y: y(titleSize.height)), size: titleSize), titleEdgeInsets
      )
    )
  }

  /// Where a subclass puts the image and the title, if it places them itself.
  package var overriddenPlaces: (image: CGRect?, title: CGRect?) {
    let content = contentRect(forBounds: bounds)
    let own = places(in: content)
    let image = imageRect(forContentRect: content)
    let title = titleRect(forContentRect: content)
    return (image == own.image ? nil : image, title == own.title ? nil : title)
  }

  /// A rectangle that insets move by half of their difference.
  private func shifted(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  func openMenu() {
    guard let menu else { return }
    MenuView.open(menu, from: self, rect: bounds, source: self) { [weak self] action in
      guard let self else { return }
      if changesSelectionAsPrimaryAction {
        for other in menu.allActions { other.state = other === action ? .on : .off }
        showSelectedAction()
      }
      action.performWithSender(self, target: nil)
    }
  }

  /// A button that changes its selection shows the action that is on, or the first action where
  /// none is.
  func showSelectedAction() {
    guard changesSelectionAsPrimaryAction, let actions = menu?.allActions, let first = actions.first
    else { return }
    let chosen = actions.first { $0.state == .on } ?? first
    chosen.state = .on
    setTitle(chosen.title, for: .normal)
    setImage(chosen.image, for: .normal)
  }
}
