import Foundation
import PortableUIKit
import Testing

/// Headers and footers that stay in view, and insets that are measured from elsewhere.
@MainActor @Suite struct FlowPinningTests {
  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var asked = 0
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: path)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 100, height: 50)
    }
  }

  private let window = makeWindow()
  private let items = Items()
  private let flow = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  init() {
    // A section: 20 + 6 · 50 + 10 = 330 points.
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    flow.footerReferenceSize = CGSize(width: 0, height: 10)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [header, footer] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
    window.performTurn()
  }

  private func top(_ kind: String, _ section: Int) -> CGFloat? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
      .minY
  }

  @Test("A pinned header stays at the upper edge until its section pushes it away")
  func headers() {
    flow.sectionHeadersPinToVisibleBounds = true
    window.performTurn()
    let asked = items.asked
    view.contentOffset.y = 75
    window.performTurn()
    #expect(top(header, 0) == 75)
    #expect(
      flow.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0])?.frame.minY == 75)
    view.contentOffset.y = 320
    window.performTurn()
    // The section ends at 330: the header stands at 330 - 20.
    #expect(top(header, 0) == 310 && top(header, 1) == 330)
    view.contentOffset.y = 0
    window.performTurn()
    #expect(top(header, 0) == 0)
    #expect(items.asked == asked)
    flow.sectionHeadersPinToVisibleBounds = false
    view.contentOffset.y = 75
    window.performTurn()
    #expect(top(header, 0) == nil)
  }

  @Test("A pinned footer stays at the lower edge of its section's part in view")
  func footers() {
    flow.sectionFootersPinToVisibleBounds = true
    window.performTurn()
    #expect(top(footer, 0) == 190)
    view.contentOffset.y = 140
    window.performTurn()
    // In view up to 340: the first footer is at its place, the second as near as its section goes.
    #expect(top(footer, 0) == 320 && top(footer, 1) == 330)
    #expect(view.visibleSupplementaryViews(ofKind: footer).count == 2)
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: footer)
        == [[0, 0], [1, 0]])
  }

  @Test("Insets of sections count from the layout margins where that is their reference")
  func reference() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 0, trailing: 7)
    flow.itemSize = CGSize(width: 20, height: 20)
    view.delegate = nil
    flow.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    window.performTurn()
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 3)
    flow.sectionInsetReference = .fromLayoutMargins
    window.performTurn()
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 15)
  }

  @Test("A context carries what it names and moves the content")
  func context() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: header, at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: header, at: [[1, 0]])
    context.invalidateDecorationElements(ofKind: "line", at: [[0, 1]])
    #expect(context.invalidatedSupplementaryIndexPaths == [header: [[0, 0], [1, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [[0, 1]]])
    context.contentSizeAdjustment = CGSize(width: 0, height: 40)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    flow.invalidateLayout(with: context)
    #expect(view.contentSize.height == 700 && view.contentOffset.y == 30)
  }
}
