import Foundation
import Testing
import UIKit

/// What tables and collections answer before a layout, and which of their own methods they call.
@MainActor @Suite struct ListQuestionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      // A question for places while heights are asked for leads nowhere.
      _ = tableView.rectForRow(at: indexPath)
      return 50
    }
  }

  private final class CountingTable: UITableView {
    var loads = 0
    override func reloadData() {
      loads += 1
      super.reloadData()
    }
  }

  @Test("Rows have places and cells after they were loaded again, without a layout")
  func tables() {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Source()
    table.dataSource = source
    table.delegate = source
    #expect(table.loads == 0)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 100)
    #expect(table.visibleCells.count == 3)
    source.count = 5
    table.reloadData()
    #expect(table.loads == 1)
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).maxY == 250)
    #expect(table.visibleCells.count == 5)
    #expect(table.visibleCells.last?.frame.minY == 200)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class CountingCollection: UICollectionView {
    var loads = 0
    override func reloadData() {
      loads += 1
      super.reloadData()
    }
  }

  @Test(
    "A header without a size has attributes of no extent; a new data source is no reload of the app's"
  )
  func collections() {
    let collection = CountingCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let items = Items()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.layoutIfNeeded()
    #expect(collection.loads == 0)
    func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
      collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }
    #expect(header(0)?.size == .zero)
    #expect(header(1) == nil)
  }
}
