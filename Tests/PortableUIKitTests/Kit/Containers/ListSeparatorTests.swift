import Foundation
import PortableUIKit
import Testing

/// The lines between the rows of a list.
@MainActor @Suite struct ListSeparatorTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  private let window = makeWindow()
  private let rows = Rows()

  private func list(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    window.addSubview(view)
    window.performTurn()
    return view
  }

  /// The lines that are seen in each row, as layers of no view.
  private func lines(_ view: UICollectionView) -> [[CGRect]] {
    view.visibleCells.map { cell in
      (cell.layer.sublayers ?? []).filter { $0.zPosition == 1 && !$0.isHidden }.map(\.frame)
    }
  }

  @Test("A plain list has a line below each row; a group has none below its last")
  func automatic() {
    // One pixel of a screen with two to a point.
    let line = CGRect(x: 16, y: 43.5, width: 184, height: 0.5)
    #expect(lines(list(.init(appearance: .plain))) == [[line], [line], [line]])
    #expect(lines(list(.init(appearance: .grouped))) == [[line], [line], []])
    var hidden = UICollectionLayoutListConfiguration(appearance: .plain)
    hidden.showsSeparators = false
    #expect(lines(list(hidden)) == [[], [], []])
  }

  @Test("The handler changes the lines of single rows")
  func handler() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var asked: [Int] = []
    configuration.itemSeparatorHandler = { path, own in
      asked.append(path.item)
      var own = own
      if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
      if path.item == 1 {
        own.topSeparatorVisibility = .visible
        own.topSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 5, bottom: 0, trailing: 10)
      }
      return own
    }
    let shown = lines(list(configuration))
    #expect(asked.sorted() == [0, 1, 2])
    #expect(shown[0] == [])
    #expect(shown[1].first == CGRect(x: 5, y: 0, width: 185, height: 0.5) && shown[1].count == 2)
  }
}
