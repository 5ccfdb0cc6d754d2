import Foundation
import PortableUIKit
import Testing

/// Methods of a collection layout that a subclass overrides: its classes, its invalidations, its side.
@MainActor @Suite struct CollectionLayoutOverrideTests {
  private final class NumberedAttributes: UICollectionViewLayoutAttributes {
    var number = 7

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? NumberedAttributes)?.number = number
      return copy
    }
  }

  /// A flow of attributes of its own, which records what it is told of preferred sizes.
  private final class Flow: UICollectionViewFlowLayout {
    var flips = false
    var preferred: [IndexPath] = []
    var invalidated: [[IndexPath]] = []

    override class var layoutAttributesClass: AnyClass { NumberedAttributes.self }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      preferred.append(preferredAttributes.indexPath)
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let paths = context.invalidatedItemIndexPaths { invalidated.append(paths) }
      super.invalidateLayout(with: context)
    }
  }

  /// Writes the size that it prefers into the attributes that it is given, as most cells do, and keeps the numbers of those
  /// that it is placed with.
  private final class Cell: UICollectionViewCell {
    static var numbers: [Int] = []
    var width: CGFloat = 30

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let own = layoutAttributes as? NumberedAttributes { Self.numbers.append(own.number) }
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: width, height: 20)
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()
  private let window = makeWindow()
  private let flow = Flow()

  private func shown() -> UICollectionView {
    Cell.numbers = []
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 100, height: 200), collectionViewLayout: flow)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell") { Cell(frame: .zero) }
    view.dataSource = source
    window.addSubview(view)
    return view
  }

  @Test("Attributes are of the layout's class, copies among them")
  func attributesClass() throws {
    flow.itemSize = CGSize(width: 30, height: 20)
    let view = shown()
    window.performTurn()
    #expect(Cell.numbers.count >= 3 && Set(Cell.numbers) == [7])
    let item = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(item is NumberedAttributes)
  }

  @Test("A layout is told of each preferred size in a context that names the item")
  func preferredSizes() {
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.estimatedItemSize = CGSize(width: 50, height: 50)
    let view = shown()
    window.performTurn()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    #expect(flow.preferred == paths)
    #expect(flow.invalidated == paths.map { [$0] })
    #expect(
      view.visibleCells.map(\.frame.size)
        == Array(repeating: CGSize(width: 30, height: 20), count: 3))
    // A size that is known is no reason to invalidate again.
    window.performTurn()
    #expect(flow.preferred == paths)
  }

  @Test("A layout that flips is shown from the right where one writes from the right")
  func flipped() {
    flow.itemSize = CGSize(width: 20, height: 20)
    flow.minimumInteritemSpacing = 5
    let view = shown()
    view.semanticContentAttribute = .forceRightToLeft
    window.performTurn()
    #expect(view.visibleCells.map(\.frame.minX).sorted() == [0, 25, 50])
    flow.flips = true
    flow.invalidateLayout()
    window.performTurn()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 80, y: 0, width: 20, height: 20))
    #expect(view.visibleCells.map(\.frame.minX).sorted() == [30, 55, 80])
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 30)
    view.semanticContentAttribute = .forceLeftToRight
    flow.invalidateLayout()
    window.performTurn()
    #expect(first?.frame.minX == 0)
  }
}
