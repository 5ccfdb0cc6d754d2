import Foundation
import PortableUIKit
import Testing

/// The grounds of lists of collections: those of tables of the same style.
@MainActor @Suite struct ListGroundTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "row", for: path) }
  }

  private let rows = Rows()

  private func raster(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ headers: UICollectionLayoutListConfiguration.HeaderMode = .none, color: UIColor? = nil
  ) throws -> (raster: Raster, first: CGRect) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headers
    configuration.backgroundColor = color
    configuration.showsSeparators = false
    let window = UIWindow(environment: try #require(DeviceEnvironment.named("iPhone SE 3")))
    window.makeKeyAndVisible()
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    window.addSubview(view)
    window.performTurn()
    let first = headers == .none ? 0 : 1
    let cell = try #require(view.cellForItem(at: IndexPath(item: first, section: 0)))
    return (try Raster(view), cell.frame)
  }

  /// Apple's colours: groups are white on 0xF2F2F7.
  @Test("Rows of groups are white on grey, inset ones with round corners")
  func groups() throws {
    let (grouped, row) = try raster(.grouped)
    #expect(grouped.color(5, Double(row.minY) - 5) == 0xF2F2F7)
    #expect(grouped.color(1, Double(row.minY) + 1) == 0xFFFFFF)
    #expect(grouped.color(200, 600) == 0xF2F2F7)
    let (inset, first) = try raster(.insetGrouped)
    #expect(inset.color(5, Double(first.midY)) == 0xF2F2F7)
    #expect(inset.color(Double(first.midX), Double(first.midY)) == 0xFFFFFF)
    #expect(inset.color(Double(first.minX) + 0.5, Double(first.minY) + 0.5) == 0xF2F2F7)
    #expect(inset.color(Double(first.minX) + 0.5, Double(first.maxY) - 1) == 0xFFFFFF)
  }

  @Test("Plain lists keep the colour of the collection; a list's own colour is behind its rows")
  func others() throws {
    let (plain, _) = try raster(.plain)
    #expect(plain.color(5, 5) == 0xFFFFFF && plain.color(200, 600) == 0xFFFFFF)
    let (own, row) = try raster(.insetGrouped, color: .red)
    #expect(own.color(200, 600) == 0xFF0000)
    #expect(own.color(Double(row.midX), Double(row.midY)) == 0xFFFFFF)
  }

  @Test("A header that is the first item stands on the ground, and the group begins below it")
  func headers() throws {
    let (inset, first) = try raster(.insetGrouped, .firstItemInSection)
    #expect(inset.color(Double(first.midX), Double(first.minY) - 5) == 0xF2F2F7)
    #expect(inset.color(Double(first.minX) + 0.5, Double(first.minY) + 0.5) == 0xF2F2F7)
    #expect(inset.color(Double(first.midX), Double(first.minY) + 2) == 0xFFFFFF)
  }
}
