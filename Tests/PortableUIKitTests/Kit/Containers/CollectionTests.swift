import Foundation
import PortableUIKit
import Testing

/// The flow layout; frames are derived by hand.
@MainActor @Suite struct CollectionTests {
  private final class BoxCell: UICollectionViewCell {
    let box = SizedView(1, 1)

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var counts = [5]
    var sizes: [CGSize] = []
    var made = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      if indexPath.item < sizes.count { (cell as? BoxCell)?.box.size = sizes[indexPath.item] }
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  private let source = Source()
  private let window = makeWindow()
  private let flow = UICollectionViewFlowLayout()

  private func shown(height: CGFloat = 200) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 100, height: height), collectionViewLayout: flow)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box") { [source] in
      source.made += 1
      return BoxCell(frame: .zero)
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.performTurn()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  @Test("Items of one size: full lines are spread, the last keeps their spacing")
  func uniform() {
    flow.itemSize = CGSize(width: 30, height: 20)
    flow.minimumInteritemSpacing = 2
    flow.minimumLineSpacing = 4
    let view = shown()
    // Three a line, 10 points left over for two gaps.
    #expect(frames(view).map(\.minX) == [0, 35, 70, 0, 35])
    #expect(frames(view).map(\.minY) == [0, 0, 0, 24, 24])
    #expect(view.contentSize == CGSize(width: 100, height: 44))
  }

  @Test("Estimated items are measured: variable lines, items in the middle of them")
  func selfSizing() {
    source.counts = [4]
    source.sizes = [
      CGSize(width: 40, height: 10), CGSize(width: 30, height: 20), CGSize(width: 50, height: 10),
      CGSize(width: 20, height: 10),
    ]
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = shown()
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 5, width: 40, height: 10), CGRect(x: 70, y: 0, width: 30, height: 20),
        CGRect(x: 0, y: 30, width: 50, height: 10), CGRect(x: 60, y: 30, width: 20, height: 10),
      ])
    #expect(view.visibleCells[1].contentView.frame.size == CGSize(width: 30, height: 20))
  }

  @Test("Sections have insets, headers and footers")
  func sections() {
    source.counts = [1, 1]
    flow.itemSize = CGSize(width: 10, height: 10)
    flow.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 0)
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    flow.footerReferenceSize = CGSize(width: 0, height: 8)
    let view = shown()
    #expect(frames(view).map(\.origin) == [CGPoint(x: 5, y: 23), CGPoint(x: 5, y: 71)])
    let edges = view.subviews.filter { !($0 is UICollectionViewCell) }.map(\.frame)
    #expect(
      edges.sorted { $0.minY < $1.minY } == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 40, width: 100, height: 8),
        CGRect(x: 0, y: 48, width: 100, height: 20), CGRect(x: 0, y: 88, width: 100, height: 8),
      ])
    #expect(view.contentSize.height == 96)
  }

  @Test("Only what can be seen is made; what leaves is used again; another width is another layout")
  func reuse() {
    source.counts = [100]
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    let view = shown(height: 100)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1] && source.made == 2)
    view.contentOffset.y = 1000
    window.performTurn()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [20, 21])
    view.contentOffset.y = 2000
    window.performTurn()
    #expect(source.made == 4)
    view.contentOffset.y = 0
    view.frame.size.width = 200
    window.performTurn()
    #expect(view.contentSize == CGSize(width: 200, height: 2500))
    #expect(frames(view)[1] == CGRect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test("Lines go from left to right where the collection scrolls across")
  func horizontal() {
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 30, height: 90)
    flow.minimumLineSpacing = 5
    let view = shown()
    // Two of 90 points fit one above the other into 200.
    #expect(frames(view).map(\.minX) == [0, 0, 35, 35, 70])
    #expect(frames(view).map(\.minY) == [0, 110, 0, 110, 0])
    #expect(view.contentSize == CGSize(width: 100, height: 200))
  }
}
