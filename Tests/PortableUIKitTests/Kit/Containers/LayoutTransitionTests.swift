import Foundation
import PortableUIKit
import Testing

/// The change from one layout of a collection to another.
@MainActor @Suite struct LayoutTransitionTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }
  private final class Hooked: UICollectionViewFlowLayout {
    var log: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log.append("from")
    }
    override func finalizeLayoutTransition() { log.append("end") }
  }

  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let items = Items()
  private let small = Hooked()
  private let large = Hooked()
  private let view: UICollectionView

  init() {
    window = makeWindow(clock: clock)
    small.itemSize = CGSize(width: 40, height: 40)
    large.itemSize = CGSize(width: 100, height: 80)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: small)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    window.addSubview(view)
    window.performTurn()
  }

  private var second: CGRect? { view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame }

  @Test("Both layouts are told, and the items have their places when the change is told to be done")
  func change() {
    var done: [Bool] = []
    view.setCollectionViewLayout(large, animated: false) { done.append($0) }
    #expect(done == [true] && second == CGRect(x: 0, y: 90, width: 100, height: 80))
    #expect(small.log == ["to", "end"] && large.log == ["from", "end"])
    #expect(small.collectionView == nil)
    view.setCollectionViewLayout(small, animated: true) { done.append($0) }
    #expect(done == [true])
    clock.advance(by: 1)
    clock.tick()
    #expect(done == [true, true] && second == CGRect(x: 60, y: 0, width: 40, height: 40))
  }

  @Test("Half way between two layouts an element stands in the middle of its places")
  func interactive() {
    var ends: [String] = []
    let between = view.startInteractiveTransition(to: large) { ends.append("\($0) \($1)") }
    window.performTurn()
    #expect(view.collectionViewLayout === between && between.nextLayout === large)
    #expect(second == CGRect(x: 60, y: 0, width: 40, height: 40))
    between.transitionProgress = 0.5
    window.performTurn()
    // Middles at (80, 20) and (50, 130), sizes 40 by 40 and 100 by 80.
    #expect(second == CGRect(x: 30, y: 45, width: 70, height: 60))
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === small && ends == ["true false"])
    #expect(large.collectionView == nil && small.collectionView === view)
    _ = view.startInteractiveTransition(to: large) { ends.append("\($0) \($1)") }
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === large && ends.last == "true true")
    #expect(second == CGRect(x: 0, y: 90, width: 100, height: 80))
  }
}
