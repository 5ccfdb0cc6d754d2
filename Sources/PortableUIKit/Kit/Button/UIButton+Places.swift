import Foundation

extension UIButton {
  /// The parts that are shown.
  ///
  /// - Parameter shaper: has the fonts that the texts are measured in; nil for those of the layout.
  func parts(
    image: CGSize? = nil, shapedBy shaper: (any TextShaper)? = nil
  ) -> ButtonParts {
    var parts = ButtonParts()
    parts.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if !shownTitle.isEmpty {
      parts.title = { self.size(of: .title, inWidth: $0, shapedBy: shaper) }
    }
    guard let configuration else {
      parts.image = image ?? currentImage?.size ?? .zero
      return parts
    }
    parts.image = image ?? configuredImageSize(of: configuration)
    parts.imagePadding = configuration.imagePadding
    parts.imagePlacement = configuration.imagePlacement.side
    parts.titlePadding = configuration.titlePadding
    parts.titleAlignment = shownTitleAlignment(of: configuration)
    parts.indicator = indicatorSize(of: configuration)
    if configuration.shownSubtitle?.isEmpty == false {
      parts.subtitle = { self.size(of: .subtitle, inWidth: $0, shapedBy: shaper) }
    }
    return parts
  }

  /// How the lines of a configured button stand to each other: towards the image beside them, or as the content stands.
  func shownTitleAlignment(of configuration: Configuration) -> Configuration.TitleAlignment {
    guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return .leading
    case .trailing: return .trailing
    case .left: return isRightToLeft ? .trailing : .leading
    case .right: return isRightToLeft ? .leading : .trailing
    case .center, .fill: break
    }
    guard configuredImageSize(of: configuration) != .zero else { return .center }
    return switch configuration.imagePlacement.side {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  /// The part of bounds that image and title may be in.
  var contentBounds: CGRect {
    guard let configuration else { return contentRect(forBounds: bounds) }
    return bounds.inset(
      by: configuration.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection))
  }

  /// Where the parts are, by the configuration or by the methods that a subclass may override.
  var partPlaces: ButtonPlaces {
    let content = contentBounds
    var places = places(in: content)
    if configuration == nil {
      places.image = imageRect(forContentRect: content)
      places.title = titleRect(forContentRect: content)
    }
    return places
  }

  /// Where the parts stand in a content rectangle, with the insets of title and image.
  func places(in content: CGRect) -> ButtonPlaces { places(of: parts(), in: content) }

  private func places(of parts: ButtonParts, in content: CGRect) -> ButtonPlaces {
    var places = parts.places(in: content, contentHorizontalAlignment, contentVerticalAlignment)
    if configuration == nil {
      places.image = shifted(places.image, imageEdgeInsets)
      places.title = shifted(places.title, titleEdgeInsets)
    }
    return places
  }

  /// Where the parts are drawn: as ``partPlaces``, with the texts measured in the fonts that draw them.
  ///
  /// - Parameter image: the size of an image that the drawing chooses; nil for the button's own.
  func drawnPlaces(image: CGSize?, shapedBy shaper: any TextShaper) -> ButtonPlaces {
    let content = contentBounds
    let parts = parts(image: image, shapedBy: shaper)
    var places = places(of: parts, in: content)
    // Lines break in the room that they were measured in, whatever the drawing rounds to pixels.
    let room = parts.textWidth(in: content.width)
    if lines(of: .title) != 1 { places.title = widened(places.title, to: room) }
    if lines(of: .subtitle) != 1 { places.subtitle = widened(places.subtitle, to: room) }
    guard configuration == nil else { return places }
    // A subclass may place them itself.
    let own = self.places(in: content)
    let (imageRect, titleRect) = (
      imageRect(forContentRect: content), titleRect(forContentRect: content)
    )
    if imageRect != own.image { places.image = imageRect }
    if titleRect != own.title { places.title = titleRect }
    return places
  }

  /// A rectangle of a width in which aligned lines stand as in the narrower one.
  private func widened(_ rect: CGRect, to width: CGFloat) -> CGRect {
    guard width > rect.width else { return rect }
    let x: CGFloat
    switch textAlignment {
    case .left: x = rect.minX
    case .right: x = rect.maxX - width
    default: x = rect.midX - width / 2
    }
    return CGRect(x: x, y: rect.minY, width: width, height: rect.height)
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

  /// Follows a menu that is opened, or followed, by taps from now on or no longer.
  func selectionOfMenuDidChange() {
    showSelectedAction()
    if configuration?.indicator == .automatic { titleDidChange() }
  }

  /// A button that opens a menu and changes its selection shows the action that is on, or the first action where
  /// none is.
  func showSelectedAction() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction,
      let actions = menu?.allActions, let first = actions.first
    else { return }
    let chosen = actions.first { $0.state == .on } ?? first
    chosen.state = .on
    configuration?.title = chosen.title
    if let image = chosen.image { configuration?.image = image }
    setTitle(chosen.title, for: .normal)
    setImage(chosen.image, for: .normal)
  }
}
