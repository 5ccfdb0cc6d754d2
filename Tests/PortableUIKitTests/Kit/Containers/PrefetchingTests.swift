import Foundation
import PortableUIKit
import Testing

/// The data source is told of rows and items before they come into view.
@MainActor @Suite struct PrefetchingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
  {
    var log: [String] = []
    private func note(_ word: String, _ paths: [IndexPath]) {
      log.append("\(word) \(paths.map(\.row))")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { note("cancel", indexPaths) }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func collectionView(
      _ view: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { note("cancel", indexPaths) }
  }

  private let window = makeWindow()
  private let source = Source()

  /// Two and a half things of 40 points are seen at a time.
  private func follow(_ view: UIScrollView) {
    window.addSubview(view)
    window.performTurn()
    // 0 to 2 are seen, up to 200 points the next ones are near.
    #expect(source.take() == ["fetch [3, 4]"])
    view.contentOffset.y = 40
    window.performTurn()
    #expect(source.take() == ["fetch [5]"])
    window.performTurn()
    #expect(source.take() == [])
    // Rows 10 to 12 are seen, from 300 to 600 points they are near: 7 to 14.
    view.contentOffset.y = 400
    window.performTurn()
    #expect(source.take() == ["fetch [7, 8, 9, 13, 14]", "cancel [4, 5]"])
  }

  @Test("Rows of the height of a table around its visible part")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    table.rowHeight = 40
    table.dataSource = source
    table.prefetchDataSource = source
    follow(table)
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 0
    window.performTurn()
    #expect(source.take() == [])
  }

  @Test("Items of the size of a collection around its visible part")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    collection.prefetchDataSource = source
    follow(collection)
    collection.isPrefetchingEnabled = false
    collection.contentOffset.y = 0
    window.performTurn()
    #expect(source.take() == [])
  }
}
