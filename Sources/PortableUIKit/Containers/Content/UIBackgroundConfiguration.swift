import Foundation

/// The background behind a cell, as a value.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var customView: UIView?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var visualEffect: UIVisualEffect?
  /// In points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  init(_ backgroundColor: UIColor?) {
    self.backgroundColor = backgroundColor
  }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// A chosen or pressed cell is grey where no colour was asked for.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The view of a background.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { show() }
  }
  private let ground = UIView()
  private var picture: UIImageView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(ground)
    show()
  }

  required init?(coder: NSCoder) { return nil }

  private func show() {
    ground.backgroundColor = configuration.backgroundColor
    ground.layer.cornerRadius = configuration.cornerRadius
    ground.clipsToBounds = configuration.cornerRadius > 0
    ground.layer.borderWidth = configuration.strokeWidth
    ground.layer.borderColor = configuration.strokeColor?.cgColor
    for view in ground.subviews where view !== configuration.customView {
      view.removeFromSuperview()
    }
    if let image = configuration.image {
      let view = UIImageView(image: image)
      view.contentMode = configuration.imageContentMode
      ground.addSubview(view)
    }
    if let view = configuration.customView { ground.addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets.resolved(
      for: effectiveUserInterfaceLayoutDirection)
    ground.frame = bounds.inset(by: insets)
    for view in ground.subviews { view.frame = ground.bounds }
  }
}
