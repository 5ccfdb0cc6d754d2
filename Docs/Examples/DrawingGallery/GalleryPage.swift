import Foundation
import PortableUIKit

/// The page of the gallery: rows of captioned tiles under headings.
@MainActor public enum GalleryPage {
  private static let width: CGFloat = 760
  private static let tile = CGSize(width: 92, height: 92)

  /// The page, laid out and drawn.
  public static func view() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    page.backgroundColor = .white
    var y: CGFloat = 16
    for (title, tiles) in sections() {
      y = add(title, tiles, to: page, at: y)
    }
    page.frame.size.height = y
    return page
  }

  private static func sections() -> [(String, [(String, UIView)])] {
    [
      ("Content modes: a drawing of 60 x 40 points in a view of another size", modes()),
      ("Stretched parts: a third, a half, nothing but a line", stretches()),
      ("Blend modes: a disc over a square, as one group", blends()),
      ("Masks, groups and clips", masks()),
      ("Shadows", shadows()),
      ("Corners and borders", corners()),
      (
        "Idioms of drawing code",
        IdiomSketch.Idiom.allCases.map { ($0.rawValue, IdiomSketch($0)) }
      ),
    ]
  }

  private static func add(
    _ title: String, _ tiles: [(String, UIView)], to page: UIView, at top: CGFloat
  ) -> CGFloat {
    page.addSubview(
      label(title, CGRect(x: 16, y: top, width: width - 32, height: 22), size: 15, .semibold))
    var (x, y) = (CGFloat(16), top + 30)
    for (caption, view) in tiles {
      if x + tile.width > width - 8 { (x, y) = (16, y + tile.height + 30) }
      view.center = CGPoint(x: x + tile.width / 2, y: y + tile.height / 2)
      page.addSubview(view)
      let text = label(
        caption, CGRect(x: x - 4, y: y + tile.height + 2, width: tile.width + 8, height: 14),
        size: 10, .regular)
      text.textAlignment = .center
      page.addSubview(text)
      x += tile.width + 14
    }
    return y + tile.height + 34
  }

  private static func label(
    _ text: String, _ frame: CGRect, size: CGFloat, _ weight: UIFont.Weight
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    return label
  }

  // MARK: Drawings

  /// A view that has drawn itself for `size` and then gets the size `shown`.
  private static func drawn(
    _ size: CGSize, shown: CGSize, _ mode: UIView.ContentMode
  ) -> Sketch {
    let sketch = Sketch(frame: CGRect(origin: .zero, size: size))
    sketch.contentMode = mode
    sketch.backgroundColor = UIColor(white: 0.93, alpha: 1)
    sketch.layer.displayIfNeeded()
    sketch.bounds.size = shown
    return sketch
  }

  private static func modes() -> [(String, UIView)] {
    let modes: [(String, UIView.ContentMode)] = [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
      ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]
    return modes.map { name, mode in
      let view = drawn(CGSize(width: 60, height: 40), shown: CGSize(width: 80, height: 88), mode)
      view.clipsToBounds = true
      return (name, view)
    }
  }

  private static func stretches() -> [(String, UIView)] {
    let parts: [(String, CGRect)] = [
      ("all (plain)", CGRect(x: 0, y: 0, width: 1, height: 1)),
      ("middle third", CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)),
      ("left half", CGRect(x: 0, y: 0, width: 0.5, height: 1)),
      ("line at 0.5", CGRect(x: 0.5, y: 0.5, width: 0, height: 0)),
    ]
    return parts.map { name, part in
      let view = drawn(
        CGSize(width: 45, height: 45), shown: CGSize(width: 90, height: 80), .scaleToFill)
      view.layer.contentsCenter = part
      return (name, view)
    }
  }

  private static func blends() -> [(String, UIView)] {
    CGBlendMode.allCases.map { mode in
      ("\(mode)", BlendSketch(mode, frame: CGRect(x: 0, y: 0, width: 84, height: 84)))
    }
  }

  // MARK: Layers

  private static func box(
    _ color: UIColor = .systemYellow, _ width: CGFloat = 70, _ height: CGFloat = 70
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private static func sub(
    _ frame: CGRect, _ color: UIColor, in view: UIView
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    view.layer.addSublayer(layer)
    return layer
  }

  private static func masks() -> [(String, UIView)] {
    let round = box(.systemTeal)
    let disc = CALayer()
    disc.frame = round.bounds.insetBy(dx: 5, dy: 5)
    disc.cornerRadius = 30
    disc.backgroundColor = UIColor.black.cgColor
    round.layer.mask = disc
    let half = box(.systemTeal)
    let pale = CALayer()
    pale.frame = CGRect(x: 0, y: 0, width: 70, height: 35)
    pale.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
    half.layer.mask = pale
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    _ = sub(CGRect(x: 0, y: 0, width: 50, height: 50), .systemBlue, in: group)
    _ = sub(CGRect(x: 30, y: 30, width: 50, height: 50), .systemRed, in: group)
    group.alpha = 0.5
    let clip = box(.systemYellow)
    clip.layer.cornerRadius = 20
    clip.clipsToBounds = true
    _ = sub(CGRect(x: 20, y: -15, width: 90, height: 50), .systemPurple, in: clip)
    let turned = box(.systemGreen, 60, 60)
    turned.transform = CGAffineTransform(rotationAngle: 0.4)
    _ = sub(CGRect(x: 10, y: 10, width: 20, height: 20), .white, in: turned)
    let drawn = Sketch(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    drawn.backgroundColor = UIColor(white: 0.93, alpha: 1)
    drawn.transform = CGAffineTransform(rotationAngle: -0.3)
    return [
      ("round mask", round), ("half mask", half), ("group opacity", group), ("clip", clip),
      ("turned", turned), ("turned drawing", drawn),
    ]
  }

  private static func shadows() -> [(String, UIView)] {
    func shaded(
      _ radius: CGFloat, _ offset: CGSize = CGSize(width: 0, height: 4),
      _ change: (UIView) -> Void = { _ in }
    ) -> UIView {
      let view = box(.white, 60, 60)
      view.layer.shadowOpacity = 0.6
      view.layer.shadowRadius = radius
      view.layer.shadowOffset = offset
      change(view)
      return view
    }
    return [
      ("radius 3", shaded(3)), ("radius 8", shaded(8)),
      ("hard, right", shaded(0, CGSize(width: 8, height: 8))),
      (
        "round, red",
        shaded(6) {
          $0.layer.cornerRadius = 30
          $0.layer.shadowColor = UIColor.systemRed.cgColor
        }
      ),
      (
        "of a border",
        shaded(3) {
          $0.backgroundColor = nil
          $0.layer.borderWidth = 6
        }
      ),
      (
        "of sublayers",
        shaded(3) {
          $0.backgroundColor = nil
          _ = sub(CGRect(x: 0, y: 0, width: 25, height: 60), .systemOrange, in: $0)
          _ = sub(CGRect(x: 35, y: 20, width: 25, height: 25), .systemGreen, in: $0)
        }
      ),
      (
        "by path",
        shaded(4) {
          $0.layer.shadowPath = CGPath(
            rect: CGRect(x: -5, y: 52, width: 70, height: 14), transform: nil)
        }
      ),
    ]
  }

  private static func corners() -> [(String, UIView)] {
    func rounded(_ radius: CGFloat, _ change: (CALayer) -> Void = { _ in }) -> UIView {
      let view = box(.systemIndigo)
      view.layer.cornerRadius = radius
      change(view.layer)
      return view
    }
    return [
      ("radius 10", rounded(10)), ("circle", rounded(35)),
      ("continuous 22", rounded(22) { $0.cornerCurve = .continuous }),
      ("circular 22", rounded(22)),
      (
        "two corners",
        rounded(24) {
          $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
      ),
      (
        "border 6",
        rounded(16) {
          $0.borderWidth = 6
          $0.borderColor = UIColor.systemOrange.cgColor
        }
      ),
      (
        "border, square",
        rounded(0) {
          $0.borderWidth = 3
          $0.borderColor = UIColor.black.cgColor
        }
      ),
    ]
  }
}
