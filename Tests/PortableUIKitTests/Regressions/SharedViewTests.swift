import Foundation
import PropertyTesting
import Testing

@testable import PortableUIKit

/// Random histories in which views are made, moved, shared and released: afterwards the layout is the one
/// that a tree made afresh has.
@MainActor @Suite("Shared views")
struct SharedViewTests {
  /// One of the views that are passed around: a box with an inner one, both placed by constraints.
  @MainActor private final class Parcel {
    let view = UIView()
    let inner = UIView()
    let inset: CGFloat

    init(_ inset: CGFloat) {
      self.inset = inset
      view.translatesAutoresizingMaskIntoConstraints = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: inset),
        view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: inset),
      ])
    }

    func pin(to root: UIView) {
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor),
        view.heightAnchor.constraint(equalTo: root.heightAnchor),
      ])
    }
  }

  /// A place for views: alone, in a host, in a window or as a controller's view.
  @MainActor private final class Place {
    let root: UIView
    private var keepers: [AnyObject] = []
    private let top: UIView

    init(kind: Int, size: CGSize) {
      switch kind {
      case 0:
        root = UIView(frame: CGRect(origin: .zero, size: size))
        top = root
      case 1:
        top = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
        root = UIView(frame: CGRect(origin: .zero, size: size))
        top.addSubview(root)
      case 2:
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
        window.isHidden = false
        root = UIView(frame: CGRect(origin: .zero, size: size))
        window.addSubview(root)
        top = window
      default:
        let controller = UIViewController()
        root = controller.view
        root.frame = CGRect(origin: .zero, size: size)
        top = root
        keepers.append(controller)
      }
    }

    func layOut() { top.layoutIfNeeded() }
    func takeOut() { if top !== root { root.removeFromSuperview() } }
  }

  @Test("Views that were in released places are laid out as in fresh ones", arguments: 0..<200)
  func histories(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let parcels = (0..<3).map { Parcel(CGFloat($0 + 1)) }
    var places: [Place?] = [nil, nil, nil]
    for _ in 0..<24 {
      let slot = pick(3)
      let size = CGSize(width: 40 + pick(400), height: 40 + pick(400))
      switch pick(7) {
      case 0, 1: places[slot] = Place(kind: pick(4), size: size)
      case 2: places[slot] = nil
      case 3: if let place = places[slot] { parcels[pick(3)].pin(to: place.root) }
      case 4: places[slot]?.layOut()
      case 5: parcels[pick(3)].view.removeFromSuperview()
      default:
        if let place = places[slot] {
          place.takeOut()
          place.layOut()
        }
      }
      if pick(3) == 0 { parcels[pick(3)].view.layoutIfNeeded() }
    }
    for parcel in parcels {
      let size = CGSize(width: 40 + pick(400), height: 40 + pick(400))
      let place = Place(kind: pick(4), size: size)
      parcel.pin(to: place.root)
      place.layOut()
      #expect(parcel.view.frame == CGRect(origin: .zero, size: size))
      let inner = CGRect(origin: .zero, size: size).insetBy(dx: parcel.inset, dy: parcel.inset)
      #expect(parcel.inner.frame == inner)
      if pick(2) == 0 { places[pick(3)] = place }
    }
  }
}
