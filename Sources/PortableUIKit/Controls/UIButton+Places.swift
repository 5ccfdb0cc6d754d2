import Foundation

extension UIButton {
  /// Where the image and the title are, by the configuration or by the methods that a subclass may override.
  var partPlaces: (image: CGRect, title: CGRect) {
    guard let configuration else {
      let content = contentRect(forBounds: bounds)
      return (imageRect(forContentRect: content), titleRect(forContentRect: content))
    }
    let insets = configuration.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection)
    return places(
      in: bounds.inset(by: insets), image: configuredImageSize(of: configuration),
      gap: configuration.imagePadding)
  }

  /// Where image and title stand side by side in a content rectangle, with the insets of both.
  func places(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let places = places(in: content, image: currentImage?.size ?? .zero, gap: 0)
    return (shifted(places.image, imageEdgeInsets), shifted(places.title, titleEdgeInsets))
  }

  private func places(
    in content: CGRect, image imageSize: CGSize, gap: CGFloat
  ) -> (image: CGRect, title: CGRect) {
    let hasTitle = !shownTitle.isEmpty
    let gap = hasTitle && imageSize.width > 0 ? gap : 0
    let room = max(0, content.width - imageSize.width - gap)
    var text = hasTitle ? titleSize(inWidth: room) : CGSize.zero
    text.width = min(text.width, room)
    let used = imageSize.width + gap + text.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat
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
    let imageX = isRightToLeft ? x + text.width + gap : x
    let titleX = isRightToLeft ? x : x + imageSize.width + gap
    return (
      CGRect(origin: CGPoint(x: imageX, y: y(imageSize.height)), size: imageSize),
      CGRect(origin: CGPoint(x: titleX, y: y(text.height)), size: text)
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
