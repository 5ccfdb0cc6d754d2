import Foundation

/// A button: its background, its image and its title.
@MainActor struct ButtonLook: ViewLook {
  let look: LookCanvas

  func paint(_ button: UIButton) {
    if let image = button.currentBackgroundImage {
      paint(
        image, in: button.backgroundRect(forBounds: button.bounds), tint: tint(of: button),
        view: button)
    }
    if let configuration = button.configuration {
      return paint(button, as: configuration)
    }
    let ink =
      button.isEnabled
      ? color(button.currentTitleColor, in: button) : color(.tertiaryLabel, in: button)
    paintParts(
      of: button, image: button.currentImage ?? standardImage(of: button), ink,
      imageTint: button.isEnabled ? tint(of: button) : ink)
  }

  private func paint(_ button: UIButton, as configuration: UIButton.Configuration) {
    let tint = tint(of: button)
    let ground = configuration.background
    let own = ground.backgroundColor.map { color in
      self.color(ground.backgroundColorTransformer?(color) ?? color, in: button)
    }
    let base = configuration.baseBackgroundColor.map { color($0, in: button) }
    let background: UIColor? =
      switch configuration.look {
      case .plain: base
      case .gray: base ?? color(.secondarySystemFill, in: button)
      case .tinted: (base ?? tint).faded(to: 0.18)
      case .filled: base ?? tint
      case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: nil
      }
    let edges = ground.backgroundInsets
    let inner = button.bounds.inset(
      by: UIEdgeInsets(
        top: edges.top, left: isRightToLeft(button) ? edges.trailing : edges.leading,
        bottom: edges.bottom, right: isRightToLeft(button) ? edges.leading : edges.trailing))
    let radius = cornerRadius(of: configuration, in: inner)
    if let glass = configuration.look.glass, own == nil {
      let isTinted = configuration.look.isProminent && button.isEnabled
      paintGlass(
        glass, in: inner, radius: radius, tint: isTinted ? base ?? tint : base, button)
    } else if let background = own ?? background {
      context.fillRounded(
        inner, radius: radius,
        button.isEnabled ? background : color(.tertiarySystemFill, in: button))
    }
    if let image = ground.image {
      paint(image, in: inner, tint: tint, view: button)
    }
    if ground.strokeWidth > 0, let stroke = ground.strokeColor {
      context.addRoundedRect(
        inner.insetBy(
          dx: ground.strokeWidth / 2 - ground.strokeOutset,
          dy: ground.strokeWidth / 2 - ground.strokeOutset), radius: radius)
      context.stroke(color(stroke, in: button), width: ground.strokeWidth)
    }
    let ink = ink(of: configuration, in: button)
    // The turning indicator is a view.
    let image = configuration.showsActivityIndicator ? nil : configuration.shownImage(of: button)
    paintParts(
      of: button, image: image, ink,
      imageTint: configuration.imageColorTransformer.map { color($0(ink), in: button) } ?? ink)
  }

  /// Fills the ground with glass that has an edge. A tint lets through more of what is behind clear glass.
  private func paintGlass(
    _ style: UIGlassEffect.Style, in rect: CGRect, radius: Double, tint: UIColor?,
    _ button: UIButton
  ) {
    look.paintGlass(
      style, in: rect, radius: radius,
      tint: style == .clear ? tint?.faded(to: 0.6) : tint, view: button)
    let isDark = button.traitCollection.userInterfaceStyle == .dark
    context.addRoundedRect(
      rect.insetBy(dx: hairline / 2, dy: hairline / 2), radius: radius - hairline / 2)
    context.stroke(
      UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.25 : 0.12), width: hairline)
  }

  /// The colour of texts and symbols.
  private func ink(of configuration: UIButton.Configuration, in button: UIButton) -> UIColor {
    guard button.isEnabled else { return color(.tertiaryLabel, in: button) }
    if let own = configuration.baseForegroundColor { return color(own, in: button) }
    if configuration.look.isProminent { return UIColor(white: 1, alpha: 1) }
    return configuration.look.glass == nil ? tint(of: button) : color(.label, in: button)
  }

  private func cornerRadius(of configuration: UIButton.Configuration, in bounds: CGRect) -> Double {
    if configuration.cornerStyle == .fixed, configuration.background.cornerRadius > 0 {
      return configuration.background.cornerRadius
    }
    if configuration.cornerStyle == .dynamic, configuration.background.cornerRadius > 0 {
      return configuration.background.cornerRadius
    }
    return switch configuration.cornerStyle {
    case .capsule: min(bounds.width, bounds.height) / 2
    case .large: 9
    case .small: 4
    case .fixed, .dynamic, .medium: 6
    }
  }

  private func paintParts(
    of button: UIButton, image: UIImage?, _ ink: UIColor, imageTint: UIColor
  ) {
    let room = button.contentBounds.size
    guard room.width > 0, room.height > 0 else { return }
    let shaper = look.shaper
    let places = button.drawnPlaces(
      image: image.map { extent(of: $0, in: room, button) }, shapedBy: shaper)
    if let image { paint(image, in: places.image, tint: imageTint, view: button) }
    if places.indicator.size != .zero {
      let transformer = button.configuration?.indicatorColorTransformer
      paintSymbol(
        "chevron.up.chevron.down", in: places.indicator,
        transformer.map { color($0(ink), in: button) } ?? ink, hole: ink)
    }
    for (text, characters, place) in [
      (UIButton.Text.title, button.shownTitle, places.title),
      (.subtitle, button.configuration?.shownSubtitle ?? "", places.subtitle),
    ] where !characters.isEmpty {
      button.draw(text, in: place, color: ink, shaper: shaper, scale: scale, context: context)
    }
  }

  /// The size of an image in a button: its own, and no larger than the room. A symbol without a size stands a little higher
  /// than capital letters.
  private func extent(of image: UIImage, in room: CGSize, _ button: UIButton) -> CGSize {
    var size = image.size
    if image.isSymbolImage, size == .zero {
      let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
      size = CGSize(width: font.pointSize * 1.2, height: font.pointSize * 1.2)
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// The image that a button of a standard type shows by itself.
  private func standardImage(of button: UIButton) -> UIImage? {
    let name: String? =
      switch button.buttonType {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle"
      case .custom, .system, .plain: nil
      }
    return name.map {
      UIImage(name: $0, size: CGSize(width: 22, height: 22), isSymbolImage: true)
    }
  }
}
