import Foundation
import PortableUIKit

/// A button: its background, its image and its title.
struct ButtonPainter: ContentPainter {
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
    let content = ButtonContent(
      title: button.currentTitle ?? "", font: button.titleLabel?.font ?? .systemFont(ofSize: 15),
      image: button.currentImage ?? standardImage(of: button), gap: 0)
    let ink =
      button.isEnabled
      ? color(button.currentTitleColor, in: button) : color(.tertiaryLabel, in: button)
    paint(
      content, of: button, in: button.contentRect(forBounds: button.bounds), ink,
      imageTint: button.isEnabled ? tint(of: button) : ink)
  }

  private func paint(_ button: UIButton, as configuration: UIButton.Configuration) {
    let tint = tint(of: button)
    let ground = configuration.background
    let own = ground.backgroundColor.map { color in
      self.color(ground.backgroundColorTransformer?(color) ?? color, in: button)
    }
    let base = configuration.baseBackgroundColor.map { color($0, in: button) }
    var ink = configuration.baseForegroundColor.map { color($0, in: button) } ?? tint
    let background: PaintColor?
    switch configuration.look {
    case .plain:
      background = base
    case .gray:
      background = base ?? color(.secondarySystemFill, in: button)
    case .tinted:
      background = (base ?? tint).faded(to: 0.18)
    case .filled:
      background = base ?? tint
      if configuration.baseForegroundColor == nil { ink = PaintColor(white: 1) }
    }
    if !button.isEnabled { ink = color(.tertiaryLabel, in: button) }
    let edges = ground.backgroundInsets
    let inner = button.bounds.inset(
      by: UIEdgeInsets(
        top: edges.top, left: isRightToLeft(button) ? edges.trailing : edges.leading,
        bottom: edges.bottom, right: isRightToLeft(button) ? edges.leading : edges.trailing))
    let radius = cornerRadius(of: configuration, in: inner)
    if let background = own ?? background {
      context.fillRounded(
        inner, radius: radius,
        button.isEnabled ? background : color(.tertiarySystemFill, in: button))
    }
    if let image = ground.image {
      paint(image, in: inner, tint: tint, view: button)
    }
    if ground.strokeWidth > 0, let stroke = ground.strokeColor {
      context.addRoundedRectangle(
        inner.insetBy(
          dx: ground.strokeWidth / 2 - ground.strokeOutset,
          dy: ground.strokeWidth / 2 - ground.strokeOutset), radius: radius)
      context.stroke(color(stroke, in: button), width: ground.strokeWidth)
    }
    let content = ButtonContent(
      title: button.shownAttributedTitle?.string ?? configuration.title ?? button.currentTitle
        ?? "",
      font: button.configuredTitleFont,
      image: configuration.showsActivityIndicator
        ? Self.room : configuration.shownImage(of: button),
      gap: configuration.imagePadding)
    paint(content, of: button, in: button.bounds, ink, imageTint: ink)
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

  /// Stands where the indicator is.
  private static let room = UIImage(name: nil, size: CGSize(width: 20, height: 20))

  /// The content of a button, side by side: its image before its title.
  private struct ButtonContent {
    var title: String
    var font: UIFont
    var image: UIImage?
    var gap: Double
  }

  private func paint(
    _ content: ButtonContent, of button: UIButton, in rect: CGRect, _ ink: PaintColor,
    imageTint: PaintColor
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let imageSize = content.image.map { imageExtent(of: $0, font: content.font, in: rect) } ?? .zero
    let gap = content.image == nil || content.title.isEmpty ? 0 : content.gap
    let room = max(0, rect.width - imageSize.width - gap)
    let titleWidth =
      content.title.isEmpty
      ? 0
      : min(room, button.titleWidth(shapedBy: look.measurer.shaper))
    let free = rect.width - imageSize.width - gap - titleWidth
    let rightToLeft = isRightToLeft(button)
    var x = rect.minX + free * share(of: button.contentHorizontalAlignment, rightToLeft)
    func take(_ width: Double) -> Double {
      defer { x += width }
      return x
    }
    var places: (image: Double, title: Double) = (0, 0)
    if rightToLeft {
      places.title = take(titleWidth + gap)
      places.image = take(imageSize.width)
    } else {
      places.image = take(imageSize.width + gap)
      places.title = take(titleWidth)
    }
    let overridden = button.overriddenPlaces
    let position = verticalShare(of: button.contentVerticalAlignment)
    if let image = content.image {
      let y = rect.minY + (rect.height - imageSize.height) * position
      paint(
        image,
        in: overridden.image
          ?? CGRect(x: places.image, y: y, width: imageSize.width, height: imageSize.height),
        tint: imageTint, view: button)
    }
    guard !content.title.isEmpty else { return }
    look.texts.append(content.title)
    let place =
      overridden.title
      ?? CGRect(x: places.title, y: rect.minY, width: titleWidth, height: rect.height)
    context.draw {
      button.drawTitle(
        in: place, color: UIColor(ink), position: position, shaper: look.measurer.shaper,
        scale: scale, context: $0)
    }
  }

  /// The size an image has in a button: a symbol stands a little higher than capital letters.
  private func imageExtent(of image: UIImage, font: UIFont, in rect: CGRect) -> CGSize {
    guard image.isSymbolImage else {
      return CGSize(
        width: min(image.size.width, rect.width), height: min(image.size.height, rect.height))
    }
    let side = min(Double(font.pointSize) * 1.2, rect.width, rect.height)
    return CGSize(width: side, height: side)
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

  private func share(
    of alignment: UIControl.ContentHorizontalAlignment, _ rightToLeft: Bool
  ) -> Double {
    switch alignment {
    case .left: 0
    case .right: 1
    case .leading: rightToLeft ? 1 : 0
    case .trailing: rightToLeft ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  private func verticalShare(of alignment: UIControl.ContentVerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}
