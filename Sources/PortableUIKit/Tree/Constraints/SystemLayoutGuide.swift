import Foundation

/// A guide the system places: safe area, margins, readable width, bars, scroll content.
///
/// Four edge relations tie it to its owner (AL-61), so that an owner sized by its content takes the
/// insets into account; they are installed when a constraint first mentions the guide.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind: Int, Hashable {
    case layoutMargins
    case safeArea
    case readableContent
    case top
    case bottom
    case content
    case frame

    /// Apple's identifier of the guide.
    var identifier: String {
      switch self {
      case .layoutMargins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .top: "_UIViewControllerTop"
      case .bottom: "_UIViewControllerBottom"
      case .content: "UIScrollViewContentLayoutGuide"
      case .frame: "UIScrollViewFrameLayoutGuide"
      }
    }

    /// The guide's name in a view that has a name.
    var shortName: String {
      switch self {
      case .layoutMargins: "margins"
      case .safeArea: "safeArea"
      case .readableContent: "readableContent"
      case .top: "topLayoutGuide"
      case .bottom: "bottomLayoutGuide"
      case .content: "contentLayoutGuide"
      case .frame: "frameLayoutGuide"
      }
    }
  }

  let kind: Kind

  init(kind: Kind, owner: UIView) {
    self.kind = kind
    super.init()
    identifier = kind.identifier
    setOwner(owner)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isOfSystem: Bool { true }

  /// The constraints that hold a top or bottom guide in its view; none for other guides.
  private(set) lazy var supportConstraints: [NSLayoutConstraint] = makeSupportConstraints()

  private func makeSupportConstraints() -> [NSLayoutConstraint] {
    guard kind == .top || kind == .bottom, let view = owningView else { return [] }
    return [
      LayoutSupportConstraint(edge: kind == .top ? .top : .bottom, of: self, in: view),
      LayoutSupportConstraint(heightOf: self),
    ]
  }

  override var layoutFrame: CGRect { owningView.map { kind.frame(in: $0) } ?? .zero }
}

extension SystemLayoutGuide: UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension SystemLayoutGuide.Kind {
  /// The guide's rectangle in points in `view`'s coordinates.
  @MainActor func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    switch self {
    case .layoutMargins: return bounds.inset(by: view.effectiveMargins)
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .readableContent: return bounds.inset(by: view.readableInsets)
    case .top:
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: view.safeAreaInsets.top)
    case .bottom:
      let bottom = view.safeAreaInsets.bottom
      return CGRect(
        x: bounds.minX, y: bounds.maxY - bottom, width: bounds.width, height: bottom)
    case .content:
      return CGRect(origin: .zero, size: view.scrolledSize)
    case .frame: return bounds
    }
  }
}
