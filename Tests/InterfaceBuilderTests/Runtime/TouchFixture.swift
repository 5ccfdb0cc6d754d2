import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Controllers of the storyboard `Touches` under a finger, with the classes that it names.
@MainActor enum TouchFixture {
  /// Shows a controller as the root of a navigation stack, if wanted with its bar; returns what the
  /// loader reported.
  @discardableResult
  static func show<Controller: UIViewController>(
    _ identifier: String, showsBar: Bool = false,
    _ body: (Controller, TouchSimulator) throws -> Void
  ) throws -> [InterfaceBuilderError] {
    try AppFixture.run { _ in
      let controller: Controller = UIStoryboard(name: "Touches", bundle: nil)
        .instantiateViewController(identifier: identifier)
      let window = UIWindow(
        environment: try #require(DeviceEnvironment.named("retina6_12")),
        frameClock: ManualFrameClock())
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isNavigationBarHidden = !showsBar
      window.rootViewController = navigation
      window.isHidden = false
      window.layoutIfNeeded()
      try body(controller, try TouchSimulator(window))
    }
  }

  static func register(in classes: ClassRegistry) {
    classes.register(GesturesController.self) {
      $0.outlet("tap", \.tap)
      $0.outlet("double", \.double)
      $0.outlet("press", \.press)
      $0.outlet("swipe", \.swipe)
      $0.outlet("pan", \.pan)
      $0.outlet("edge", \.edge)
      $0.outlet("own", \.own)
      $0.outletCollection("lines", \.lines)
      $0.action("recognized:") { controller, sender in controller.note(sender) }
    }
    classes.registerObject(MarkedTap.self, make: MarkedTap.init) { $0.attribute("mark", \.mark) }
    classes.register(OwnImageView.self)
    classes.register(OwnLabel.self)
    classes.register(RowsController.self)
    classes.register(PrototypeRowsController.self)
    classes.register(TilesController.self) { $0.outlet("layout", \.layout) }
    classes.register(DiagonalLayout.self) { $0.attribute("step", \.step) }
    classes.register(WideLayout.self)
    classes.register(LayoutsController.self) { $0.outletCollection("collections", \.collections) }
    classes.register(BarsController.self)
    classes.register(HomeController.self) {
      $0.action("goHome:") { $0.note("home", $1) }
      $0.action("goBack:") { $0.note("back", $1) }
    }
    classes.register(StepController.self) { $0.action("goBack:") { $0.note("back", $1) } }
    classes.register(LeafController.self)
  }
}

@MainActor final class GesturesController: UIViewController, UIGestureRecognizerDelegate {
  var tap: UITapGestureRecognizer!
  var double: UITapGestureRecognizer!
  var press: UILongPressGestureRecognizer!
  var swipe: UISwipeGestureRecognizer!
  var pan: UIPanGestureRecognizer!
  var edge: UIScreenEdgePanGestureRecognizer!
  var own: MarkedTap!
  var lines: [UIGestureRecognizer] = []
  var log: [String] = []

  func note(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer else {
      return log.append("no recogniser")
    }
    let place = recognizer.view?.accessibilityIdentifier ?? "nowhere"
    log.append("\(type(of: recognizer)) on \(place) \(recognizer.state)")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.append("asked")
    return true
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") \(type(of: sender ?? "nobody"))")
  }
}

/// A tap of a class of the program's own.
@MainActor final class MarkedTap: UITapGestureRecognizer {
  var mark = ""
}

@MainActor final class OwnImageView: UIImageView {}

@MainActor final class OwnLabel: UILabel {}

/// Three rows of a document, and what is asked and told of them.
@MainActor class RowsController: UITableViewController {
  var log: [String] = []

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.append("accessory \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
    let selected = tableView.indexPathForSelectedRow?.row
    log.append(
      "prepare \(segue.identifier ?? "-") for row \(row ?? -1), selected \(selected ?? -1)")
  }
}

@MainActor final class PrototypeRowsController: RowsController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) }
}

/// Four items, and what is asked and told of them.
@MainActor final class TilesController: UICollectionViewController {
  var log: [String] = []
  var layout: DiagonalLayout?

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log.append("didSelect \(indexPath.item)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0)?.item }
    let selected = collectionView.indexPathsForSelectedItems?.first?.item
    log.append(
      "prepare \(segue.identifier ?? "-") for item \(item ?? -1), selected \(selected ?? -1)")
  }
}

/// Items of 50 points, each one `step` to the right of and below the one before.
@MainActor final class DiagonalLayout: UICollectionViewLayout {
  var step = 10
  private var places: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      place.frame = CGRect(x: step * item, y: 200 + step * item, width: 50, height: 50)
      return place
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 393, height: 1000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }
}

/// A flow layout that finds what the document says of it when it is made.
@MainActor final class WideLayout: UICollectionViewFlowLayout {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    itemSize.width *= 2
  }
}

@MainActor final class LayoutsController: UIViewController {
  var collections: [UICollectionView] = []
}

/// What popovers and buttons of bars are asked and told.
@MainActor final class BarsController: UIViewController {
  var log: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let popover = segue.destination.popoverPresentationController
    let source = popover?.sourceItem.map { "\(type(of: $0))" } ?? popover.map { _ in "nothing" }
    log.append("prepare \(segue.identifier ?? "-") at \(source ?? "no popover")")
  }
}

/// Where segues go back to.
@MainActor class ReturnController: UIViewController {
  var log: [String] = []

  func note(_ action: String, _ segue: Any?) {
    let segue = segue as? UIStoryboardSegue
    let isSeen = viewIfLoaded?.window != nil
    log.append(
      "\(action) from \(segue.map { "\(type(of: $0.source))" } ?? "nobody"), seen: \(isSeen)")
  }
}

@MainActor final class HomeController: ReturnController {}

@MainActor final class StepController: ReturnController {}

/// Where segues go back from.
@MainActor final class LeafController: UIViewController {
  var log: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") to \(type(of: segue.destination))")
  }
}
