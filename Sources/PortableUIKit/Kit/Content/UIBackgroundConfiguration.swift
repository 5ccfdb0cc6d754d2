import Foundation

/// The background behind a cell, as a value.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var customView: UIView?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var visualEffect: UIVisualEffect?
  /// In points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins of the cell come before ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Makes the colour that is shown of ``backgroundColor``; nil for the colour itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Makes the colour of the outline of ``strokeColor``; nil for the colour itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  init(_ backgroundColor: UIColor?) {
    self.backgroundColor = backgroundColor
  }

  /// Nothing but the ground that a button has by itself.
  var withoutColor: UIBackgroundConfiguration {
    var result = self
    result.backgroundColor = nil
    return result
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

  /// The colour of the background for the tint of its view: that of the transformer, or the tint where there is
  /// no colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The same for the outline.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// A chosen or pressed cell is grey where no colour was asked for.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The view of a background.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { show() }
  }
  private let ground = UIView()

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
    ground.backgroundColor = configuration.backgroundColor.map {
      configuration.backgroundColorTransformer?($0) ?? $0
    }
    ground.layer.cornerRadius = configuration.cornerRadius
    ground.clipsToBounds = configuration.cornerRadius > 0
    ground.layer.borderWidth = configuration.strokeWidth
    ground.layer.borderColor = configuration.strokeColor.map {
      (configuration.strokeColorTransformer?($0) ?? $0).cgColor
    }
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
    var inward = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { inward.top += margins.top }
      if edges.contains(.leading) { inward.leading += margins.leading }
      if edges.contains(.bottom) { inward.bottom += margins.bottom }
      if edges.contains(.trailing) { inward.trailing += margins.trailing }
    }
    let insets = inward.resolved(for: effectiveUserInterfaceLayoutDirection)
    ground.frame = bounds.inset(by: insets)
    for view in ground.subviews { view.frame = ground.bounds }
  }
}
