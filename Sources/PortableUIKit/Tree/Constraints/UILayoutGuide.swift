internal import AutoLayout
import Foundation

/// A rectangle that takes part in layout without being a view (AL-60).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchorItem, @preconcurrency NSCoding {
  private var owner: AnchorPlace?
  nonisolated(unsafe) private var placeIfAsked: AnchorPlace?
  final var place: AnchorPlace {
    if let placeIfAsked { return placeIfAsked }
    let place = AnchorPlace(of: self)
    placeIfAsked = place
    return place
  }
  private var anchors = LayoutAnchorCache()
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  open var identifier = ""

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit { placeIfAsked?.clear() }

  open func encode(with coder: NSCoder) {}

  /// The view in whose coordinates the guide lies.
  open var owningView: UIView? { owner?.view }

  /// Whether the system places the guide, which then stays with its view.
  var isOfSystem: Bool { false }

  /// Active constraints that relate the guide to nothing but itself, kept until it has an owner.
  private(set) var waitingConstraints: [NSLayoutConstraint] = []

  func setOwner(_ view: UIView?) {
    owner = view?.place
    guard let view else { return }
    let waiting = waitingConstraints
    waitingConstraints = []
    for constraint in waiting { view.addConstraint(constraint) }
  }

  /// Keeps an active constraint of this guide alone.
  func keepWaiting(_ constraint: NSLayoutConstraint) { waitingConstraints.append(constraint) }

  func giveUpWaiting(_ constraint: NSLayoutConstraint) {
    waitingConstraints.removeAll { $0 === constraint }
  }

  /// The guide's rectangle in points in the owning view's coordinates, valid after layout; zero
  /// before the guide took part in one.
  open var layoutFrame: CGRect { owningView?.engineFrame(of: self) ?? .zero }

  var hostView: UIView? { owningView }

  var layoutItem: any LayoutItem { self }

  func anchor(for attribute: NSLayoutConstraint.Attribute) -> NSObject {
    anchors.anchor(attribute, of: self)
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.leading, of: self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.trailing, of: self) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.left, of: self) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.right, of: self) }
  open var topAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.top, of: self) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.bottom, of: self) }
  open var widthAnchor: NSLayoutDimension { anchors.dimension(.width, of: self) }
  open var heightAnchor: NSLayoutDimension { anchors.dimension(.height, of: self) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.centerX, of: self) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.centerY, of: self) }
}
