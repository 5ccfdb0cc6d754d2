import Testing
import UIKit

/// Places of compositional layouts, worked out by hand.
@MainActor @Suite struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private func frames(
    _ section: NSCollectionLayoutSection, _ counts: [Int], width: CGFloat = 300
  ) -> (items: [CGRect], size: CGSize) {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    let source = Source(counts)
    view.dataSource = source
    view.layoutIfNeeded()
    let paths = counts.indices.flatMap { section in
      (0..<counts[section]).map { IndexPath(item: $0, section: section) }
    }
    return withExtendedLifetime(source) {
      (
        paths.compactMap { layout.layoutAttributesForItem(at: $0)?.frame },
        layout.collectionViewContentSize
      )
    }
  }

  @Test func aGridFillsLinesAsFractionsSay() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let (items, size) = frames(section, [4])
    // Three of 100 to a line; insets take from inside; the second line begins at 50 + 10.
    #expect(items[0] == CGRect(x: 4, y: 2, width: 88, height: 42))
    #expect(abs(items[2].minX - 204) < 1e-9)
    #expect(items[3] == CGRect(x: 4, y: 62, width: 88, height: 42))
    #expect(size == CGSize(width: 300, height: 110))
  }

  @Test func aCountSharesTheLengthAndNestedGroupsFollow() {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: 2)
    pair.interItemSpacing = .fixed(10)
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)),
      subitems: [large, pair])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let (items, size) = frames(section, [4])
    // 280 wide inside the insets: 140 for the large one, 140 for two of (110 − 10) / 2 each.
    #expect(items[0] == CGRect(x: 10, y: 5, width: 140, height: 110))
    #expect(items[1] == CGRect(x: 150, y: 5, width: 140, height: 50))
    #expect(items[2] == CGRect(x: 150, y: 65, width: 140, height: 50))
    #expect(items[3] == CGRect(x: 10, y: 115, width: 140, height: 110))
    #expect(size.height == 230)
  }

  @Test func headersAndSectionsThatScrollAcross() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 20
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let (items, content) = frames(section, [5, 1])
    #expect(items[0] == CGRect(x: 0, y: 30, width: 120, height: 80))
    #expect(items[4].minX == 560)
    #expect(items[5] == CGRect(x: 0, y: 140, width: 120, height: 80))
    #expect(content == CGSize(width: 300, height: 220))
  }

  @Test func hostileNumbersEnd() {
    for bad in [CGFloat.nan, .infinity, 0, -5, 1e300] {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(bad), heightDimension: .absolute(bad))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      #expect(frames(section, [3]).items.count == 3)
    }
  }
}
