import Foundation

/// Shows how a layer's old picture gives way to its new one.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The side from which the new picture comes, or to which the old one goes; nil for the left.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins and ends on its way, 0...1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  /// The picture that the layer showed before.
  final var oldPicture: BackingStore?

  public required init() {
    super.init()
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
    oldPicture = other.oldPicture
  }

  @MainActor override func settle(in layer: CALayer) {
    if oldPicture == nil { oldPicture = layer.lastPicture }
  }

  @MainActor override func apply(to shown: CALayer, at time: Double) {
    guard let oldPicture, let (_, progress) = place(at: time) else { return }
    let (start, end) = (Double(startProgress), Double(endProgress))
    shown.own.transition = LayerTransition(
      old: oldPicture, look: look, progress: start + (end - start) * progress)
  }

  @MainActor private var look: LayerTransition.Look {
    let direction: CGVector
    switch subtype ?? .fromLeft {
    case .fromRight: direction = CGVector(dx: 1, dy: 0)
    // Names are those of a space whose y axis points up; on iOS the top is the upper edge.
    case .fromTop: direction = CGVector(dx: 0, dy: -1)
    case .fromBottom: direction = CGVector(dx: 0, dy: 1)
    default: direction = CGVector(dx: -1, dy: 0)
    }
    switch type {
    case .moveIn: return .moveIn(from: direction)
    case .push: return .push(from: direction)
    case .reveal: return .reveal(to: CGVector(dx: -direction.dx, dy: -direction.dy))
    default: return .dissolve
    }
  }
}

/// How one picture takes the place of another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
