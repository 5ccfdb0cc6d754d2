import Foundation
import PortableUIKit
import Testing

/// Layouts of collections as programs write them; frames are derived by hand.
@MainActor @Suite struct CustomLayoutTests {
  /// A column of items of 40 points, which notes what it is asked.
  private final class ColumnLayout: UICollectionViewLayout {
    var prepared = 0
    /// The size of the collection and the new one with each change of the bounds.
    var questions: [String] = []
    var elements: [UICollectionViewLayoutAttributes] = []
    /// What else there is, and how items differ.
    var others: [UICollectionViewLayoutAttributes] = []
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override func prepare() {
      super.prepare()
      prepared += 1
      let width = collectionView?.bounds.width ?? 0
      elements = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let place = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(x: 0, y: 40 * CGFloat(item), width: width, height: 40)
        change(place)
        return place
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: 40 * CGFloat(elements.count))
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (elements + others).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { elements[indexPath.item] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let old = collectionView?.bounds ?? .zero
      if newBounds.size != old.size { questions.append("\(old.width) to \(newBounds.width)") }
      return newBounds.size != old.size
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
  }

  private let source = Source()
  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let layout = ColumnLayout()

  init() { window = makeWindow(clock: clock) }

  /// A collection of 100 by 100 points, in which two and a half items are seen.
  private func shown(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    window.addSubview(view)
    window.performTurn()
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("A layout places what reaches into view, and is prepared once however far it is scrolled")
  func places() {
    let view = shown(layout)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 80] && layout.prepared == 1)
    #expect(view.contentSize == CGSize(width: 100, height: 800))
    view.contentOffset.y = 50
    window.performTurn()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3] && layout.prepared == 1)
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 100)) == path(2))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 500)) == nil)
    layout.invalidateLayout()
    window.performTurn()
    #expect(layout.prepared == 2)
  }

  @Test("A layout is asked about other bounds while the collection has the old ones")
  func otherBounds() {
    let view = shown(layout)
    layout.questions = []
    view.frame.size.width = 150
    window.performTurn()
    #expect(layout.questions == ["100.0 to 150.0"] && layout.prepared == 2)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 150 })
    view.bounds = CGRect(x: 0, y: 40, width: 120, height: 100)
    window.performTurn()
    #expect(layout.questions == ["100.0 to 150.0", "150.0 to 120.0"] && layout.prepared == 3)
  }

  /// Measured with iOS.
  @Test("A layout is asked about a set offset when the collection has it, and before a scroll")
  func offsets() {
    final class Asked: UICollectionViewLayout {
      var questions: [String] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 900) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        questions.append("\(collectionView?.contentOffset.y ?? -1) to \(newBounds.minY)")
        return false
      }
    }
    let asked = Asked()
    let view = shown(asked)
    asked.questions = []
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    view.bounds.origin.y = 30
    view.contentOffset.y = 30
    #expect(asked.questions == ["10.0 to 10.0", "10.0 to 20.0", "20.0 to 30.0"])
  }

  @Test("Another layout places the items that are there")
  func exchange() {
    let view = shown(layout)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 30, height: 30)
    flow.minimumLineSpacing = 0
    view.setCollectionViewLayout(flow, animated: false)
    window.performTurn()
    #expect(layout.collectionView == nil && flow.collectionView === view)
    #expect(view.cellForItem(at: path(0))?.frame.size == CGSize(width: 30, height: 30))
  }

  @Test("Higher numbers stand over lower ones; alpha, transform and hiding reach the views")
  func looks() throws {
    layout.change = { place in
      place.zIndex = -place.indexPath.item
      if place.indexPath.item == 1 {
        place.alpha = 0.5
        place.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      place.isHidden = place.indexPath.item == 2
    }
    let view = shown(layout)
    let cells = (0...2).compactMap { view.cellForItem(at: path($0)) }
    #expect(view.subviews.suffix(3) == [cells[2], cells[1], cells[0]])
    #expect(cells[1].alpha == 0.5 && cells[2].isHidden)
    // Half as large about its middle at (50, 60).
    #expect(cells[1].frame == CGRect(x: 25, y: 50, width: 50, height: 20))
    #expect(cells[1].bounds.size == CGSize(width: 100, height: 40))
    layout.change = { _ in }
    layout.invalidateLayout()
    window.performTurn()
    #expect(cells[1].frame == CGRect(x: 0, y: 40, width: 100, height: 40))
    #expect(cells[1].transform.isIdentity)
  }

  @Test("Decorations are made by what the layout has registered for their kind, and used again")
  func decorations() throws {
    final class Ground: UICollectionReusableView {
      var uses = 0
      override func prepareForReuse() { uses += 1 }
    }
    var made = 0
    layout.register(Ground.self, forDecorationViewOfKind: "ground") {
      made += 1
      return Ground(frame: .zero)
    }
    for band in 0..<2 {
      let place = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "ground", with: path(band))
      place.frame = CGRect(x: 0, y: 400 * CGFloat(band), width: 100, height: 40)
      place.zIndex = -1
      layout.others.append(place)
    }
    let view = shown(layout)
    #expect(view.subviews.compactMap { $0 as? Ground }.map(\.frame.minY) == [0])
    #expect(view.visibleCells.count == 3)
    let grounds = view.subviews.filter { $0 is Ground || $0 is UICollectionViewCell }
    #expect(grounds.first is Ground)
    view.contentOffset.y = 200
    window.performTurn()
    #expect(!view.subviews.contains { $0 is Ground })
    view.contentOffset.y = 400
    window.performTurn()
    let second = try #require(view.subviews.compactMap { $0 as? Ground }.first)
    #expect(second.frame.minY == 400 && second.uses == 1 && made == 1)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    window.performTurn()
    #expect(!view.subviews.contains { $0 is Ground })
  }

  @Test("A kind of decoration that nothing is registered for is an exception")
  func unknownDecoration() {
    layout.others = [
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "none", with: path(0))
    ]
    layout.others[0].frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let exceptions = recordingExceptions { _ = shown(layout) }
    #expect(
      exceptions.first?.reason
        == "could not make a decoration view of kind: none - must register a nib or a class for the "
        + "kind with the layout")
  }

  @Test("Where a drag comes to rest is for the layout to say, before the delegate")
  func resting() throws {
    final class Snapping: UICollectionViewFlowLayout {
      var proposed: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        proposed.append(proposedContentOffset)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
      }
    }
    let snapping = Snapping()
    snapping.itemSize = CGSize(width: 100, height: 50)
    snapping.minimumLineSpacing = 0
    let view = shown(snapping)
    let finger = try TouchSimulator(window)
    finger.perform(.drag(from: at(50, 90), to: at(50, 10), duration: 0.3))
    // 80 points less the 10 that start the drag.
    #expect(snapping.proposed == [at(0, 70)] && view.contentOffset == at(0, 50))
  }

  @Test("Attributes of a subclass are copied whole and compared with what they add")
  func subclasses() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Tinted)?.tint == tint
      }
    }
    let place = Tinted(forSupplementaryViewOfKind: "head", with: path(1))
    place.tint = 7
    place.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    place.zIndex = 3
    let copy = try #require(place.copy() as? Tinted)
    #expect(copy !== place && copy == place && copy.tint == 7)
    #expect(copy.representedElementCategory == .supplementaryView)
    #expect(copy.representedElementKind == "head" && copy.center == CGPoint(x: 25, y: 40))
    copy.tint = 8
    #expect(copy != place)
    copy.tint = 7
    copy.bounds.size = CGSize(width: 10, height: 10)
    #expect(copy.frame == CGRect(x: 20, y: 35, width: 10, height: 10) && copy != place)
    copy.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
    copy.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(copy.size == CGSize(width: 20, height: 20) && copy.center == CGPoint(x: 20, y: 20))
  }

  @Test("Contexts are of the layout's class, tell what has changed, and may scroll the content")
  func contexts() throws {
    final class Context: UICollectionViewLayoutInvalidationContext {}
    final class Telling: UICollectionViewLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 900) }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let telling = Telling()
    let view = shown(telling)
    telling.contexts = []
    view.reloadData()
    let reload = try #require(telling.contexts.last)
    #expect(reload is Context && reload.invalidateEverything && reload.invalidateDataSourceCounts)
    let context = Context()
    context.contentOffsetAdjustment = at(0, 30)
    context.invalidateItems(at: [path(1)])
    context.invalidateItems(at: [path(2)])
    #expect(context.invalidatedItemIndexPaths == [path(1), path(2)])
    telling.invalidateLayout(with: context)
    #expect(view.contentOffset == at(0, 30))
  }

  @Test("A flow layout keeps its places where a context says that nothing of them is wrong")
  func flowContexts() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    let view = shown(flow)
    let first = view.layoutAttributesForItem(at: path(0))
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    flow.invalidateLayout(with: context)
    window.performTurn()
    #expect(view.layoutAttributesForItem(at: path(0)) === first)
    flow.invalidateLayout()
    window.performTurn()
    #expect(view.layoutAttributesForItem(at: path(0)) !== first)
  }
}
