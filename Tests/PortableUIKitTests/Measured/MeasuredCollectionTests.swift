import Foundation
import PortableUIKit
import Testing

/// Which questions a collection asks its layout, as recorded of iOS 26.1.
@MainActor @Suite struct MeasuredCollectionTests {
  private final class AskedLayout: UICollectionViewLayout {
    var calls: [String] = []
    override func invalidateLayout() {
      super.invalidateLayout()
      calls.append("invalidate")
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      calls.append("context")
    }
    override func prepare() { calls.append("prepare") }
    override var collectionViewContentSize: CGSize {
      calls.append("size")
      return CGSize(width: 100, height: 1000)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      calls.append("elements \(Int(rect.minY)) to \(Int(rect.maxY))")
      return (0..<10).map { item in
        let place = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(x: 0, y: 100 * item, width: 100, height: 100)
        return place
      }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 10
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private let window = makeWindow()
  private let source = Source()
  private let layout = AskedLayout()

  @Test("A layout that was never prepared is not asked about bounds")
  func unprepared() {
    final class PickyLayout: UICollectionViewLayout {
      var places: [CGRect]?
      var asked = 0
      override func prepare() { places = [] }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked += 1
        return places?.isEmpty == false
      }
    }
    let layout = PickyLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 150)
    #expect(layout.asked == 0)
  }

  @Test("Reloading calls both methods that invalidate")
  func reload() {
    let view = shown()
    view.reloadData()
    #expect(
      layout.calls.filter { $0 == "invalidate" || $0 == "context" } == ["invalidate", "context"])
  }

  @Test("A collection has the numbers of items that it asked for last")
  func numbers() {
    let view = shown()
    source.count = 7
    #expect(view.numberOfItems(inSection: 0) == 10 && view.numberOfSections == 1)
    view.reloadData()
    #expect(view.numberOfItems(inSection: 0) == 7)
  }

  private func shown() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 150), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    layout.calls = []
    return view
  }

  @Test("UM-1511 invalidateLayout is called when a collection adopts the layout")
  func adoption() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 150),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.collectionViewLayout = layout
    #expect(layout.calls == ["invalidate", "context"])
    let other = AskedLayout()
    #expect(UICollectionView(frame: .zero, collectionViewLayout: other).contentSize == .zero)
    #expect(other.calls == ["invalidate", "context"])
  }

  @Test("UM-1511 on a resize prepare and the content's size are asked at once, elements later")
  func resize() {
    let view = shown()
    view.frame.size.height = 250
    #expect(layout.calls == ["invalidate", "context", "prepare", "size"])
    layout.calls = []
    window.layoutIfNeeded()
    #expect(layout.calls == ["elements 0 to 250"])
    #expect(view.visibleCells.count == 3 && view.contentSize.height == 1000)
  }

  @Test("UM-1511 elements are asked by pages, after the size, and nothing twice in a pass")
  func pages() {
    let view = shown()
    view.contentOffset.y = 200
    window.layoutIfNeeded()
    // The bounds reach from 200 to 350: the pages of 150 from 150 to 450.
    #expect(
      layout.calls == ["invalidate", "context", "prepare", "size", "elements 150 to 450"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [2, 3])
    layout.calls = []
    window.layoutIfNeeded()
    #expect(layout.calls == [])
  }
}
