import Foundation
import PortableUIKit

/// A tree of layers that changes at random, the same for the same seed.
@MainActor struct RandomLayers {
  let root = CALayer()
  private(set) var log: [String] = []
  private var layers: [CALayer] = []
  private var state: UInt64

  /// Draws an ellipse of its own colour.
  private final class Drawn: CALayer {
    var ink = UIColor.black
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(ink.cgColor)
      ctx.fill(bounds.insetBy(dx: 2.5, dy: 1.5))
    }
  }

  init(seed: UInt64) {
    state = seed
    root.frame = CGRect(x: 0, y: 0, width: 160, height: 120)
    layers = [root]
    for _ in 0..<10 { add() }
    log = []
  }

  /// A whole number from 0 up to, but not including, `count`.
  mutating func pick(_ count: Int) -> Int {
    // A linear congruential generator of 64 bits (Knuth), of which the upper bits are used.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    // Quarters of a point: half of them do not lie on pixels.
    let steps = Int((range.upperBound - range.lowerBound) * 4)
    return range.lowerBound + CGFloat(pick(steps + 1)) / 4
  }

  private mutating func color() -> UIColor {
    UIColor(
      red: CGFloat(pick(5)) / 4, green: CGFloat(pick(5)) / 4, blue: CGFloat(pick(5)) / 4,
      alpha: pick(3) == 0 ? 0.5 : 1)
  }

  private mutating func frame() -> CGRect {
    CGRect(
      x: number(-20...120), y: number(-20...90), width: number(2...70), height: number(2...60))
  }

  private mutating func add() {
    let layer = pick(3) == 0 ? Drawn() : CALayer()
    layer.frame = frame()
    layer.backgroundColor = pick(3) == 0 ? nil : color().cgColor
    if let drawn = layer as? Drawn {
      drawn.ink = color()
      drawn.setNeedsDisplay()
    }
    layers[pick(layers.count)].addSublayer(layer)
    layers.append(layer)
  }

  /// Changes one thing.
  mutating func edit() {
    guard layers.count > 1 else { return add() }
    let index = 1 + pick(layers.count - 1)
    let layer = layers[index]
    let kind = pick(22)
    log.append("\(kind) of layer \(index)")
    switch kind {
    case 0: layer.frame = frame()
    case 1: layer.position.x += number(-10...10)
    case 2: layer.backgroundColor = color().cgColor
    case 3: layer.opacity = Float(pick(5)) / 4
    case 4: layer.isHidden.toggle()
    case 5: layer.cornerRadius = number(0...20)
    case 6: layer.borderWidth = number(0...5)
    case 7: layer.masksToBounds.toggle()
    case 8:
      layer.shadowOpacity = Float(pick(3)) / 2
      layer.shadowRadius = number(0...6)
    case 9: layer.shadowOffset = CGSize(width: number(-8...8), height: number(-8...8))
    case 10: layer.zPosition = CGFloat(pick(3))
    case 11: layer.bounds.origin.y = number(-9...9)
    case 12:
      layer.setAffineTransform(
        CGAffineTransform(rotationAngle: CGFloat(pick(8)) * .pi / 4)
          .scaledBy(x: number(0.5...2), y: 1))
    case 13:
      (layer as? Drawn)?.ink = color()
      layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: number(1...40), height: 12))
      layer.displayIfNeeded()
    case 14:
      let mask = CALayer()
      mask.frame = CGRect(
        x: layer.bounds.minX + 1, y: layer.bounds.minY + 1, width: layer.bounds.width * 0.75,
        height: layer.bounds.height * 0.75)
      mask.cornerRadius = 6
      mask.backgroundColor = UIColor(white: 0, alpha: pick(2) == 0 ? 1 : 0.5).cgColor
      layer.mask = layer.mask == nil ? mask : nil
    case 15: layer.bounds.size.width = number(2...90)
    case 16: layer.contentsGravity = [.center, .resizeAspect, .resize, .topLeft][pick(4)]
    case 17 where layers.count < 24: add()
    case 18: layer.shouldRasterize.toggle()
    case 20:
      var map = CATransform3DIdentity
      map.m34 = pick(2) == 0 ? 0 : -1 / number(60...300)
      layer.transform = CATransform3DRotate(
        map, CGFloat(pick(12)) * .pi / 6, CGFloat(pick(2)), 1, 0)
    case 21: layer.isDoubleSided.toggle()
    default:
      layer.removeFromSuperlayer()
      var seen: Set<ObjectIdentifier> = []
      var waiting = [root]
      while let here = waiting.popLast() {
        seen.insert(ObjectIdentifier(here))
        waiting += here.sublayers ?? []
      }
      layers.removeAll { !seen.contains(ObjectIdentifier($0)) }
    }
  }
}
