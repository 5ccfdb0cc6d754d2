import Foundation
import Testing

@testable import PortableUIKit

/// Lists of collections have the measures of tables, on five devices and three releases of the system.
@MainActor @Suite("UM-16: lists of collections")
struct MeasuredListTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var hasHeaders = false
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      row.contentConfiguration = content
      row.accessories = path.item == 1 ? [.disclosureIndicator()] : []
      return row
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      (header as? UICollectionViewListCell)?.contentConfiguration = content
      return header
    }
  }

  private let windows = HeldWindows()
  private let rows = Rows()

  private func list(
    _ configuration: UICollectionLayoutListConfiguration, on device: String, iOS version: Int
  ) throws -> UICollectionView {
    let environment = try #require(DeviceEnvironment.named(device)).running(iOS: version)
    let window = UIWindow(environment: environment, frameClock: ManualFrameClock())
    windows.held.append(window)
    window.makeKeyAndVisible()
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = rows
    window.addSubview(view)
    window.performTurn()
    return view
  }

  private func cell(_ view: UICollectionView, _ section: Int, _ item: Int) throws
    -> UICollectionViewListCell
  {
    try #require(
      view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
  }

  @Test("UM-1606, 1610 to 1613: rows of plain lists", arguments: MeasuredTableTests.cases)
  func plain(_ expected: MeasuredTableTests.Case) throws {
    let view = try list(.init(appearance: .plain), on: expected.device, iOS: expected.version)
    let first = try cell(view, 0, 0)
    #expect(first.frame.minY == 0 && first.frame.height == expected.listHeight)
    // The rows of the second section are below the status bar, which has a part in margins.
    let row = try cell(view, 1, 0)
    #expect(
      row.contentView.directionalLayoutMargins
        == NSDirectionalEdgeInsets(
          top: expected.margin, leading: expected.side, bottom: expected.margin,
          trailing: expected.side))
    let label = try #require(row.contentView.firstLabel)
    #expect(label.convert(label.bounds, to: row).minX == expected.text)
    // An indicator takes its width and the margin, and the content keeps 8 before it.
    let other = try cell(view, 1, 1)
    let room = other.bounds.width - other.contentView.frame.width
    #expect(abs(room - expected.side - 10.4) < 0.11)
    #expect(other.contentView.directionalLayoutMargins.trailing == 8)
  }

  @Test(
    "UM-1612: groups without titles begin at 35 and stand 35 apart; inset ones keep the sides of rows",
    arguments: MeasuredTableTests.cases)
  func groups(_ expected: MeasuredTableTests.Case) throws {
    for appearance in [
      UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped,
    ] {
      let view = try list(
        .init(appearance: appearance), on: expected.device, iOS: expected.version)
      let first = try cell(view, 0, 0).frame
      let side = appearance == .insetGrouped ? expected.side : 0
      #expect(first.minY == 35 && first.minX == side)
      #expect(first.width == view.bounds.width - 2 * side)
      #expect(try cell(view, 1, 0).frame.minY == cell(view, 0, 1).frame.maxY + 35)
      #expect(view.contentSize.height == (try cell(view, 1, 1).frame.maxY) + 17.5)
    }
  }

  @Test(
    "UM-1612: titles of groups: 55.5 first in a grouped list, 38 in an inset one and after gaps")
  func titles() throws {
    for (appearance, first) in [
      (UICollectionLayoutListConfiguration.Appearance.grouped, 55.5), (.insetGrouped, 38),
    ] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let view = try list(configuration, on: "iPhone SE 3", iOS: 18)
      #expect(try cell(view, 0, 0).frame.minY == first)
      #expect(try cell(view, 1, 0).frame.minY == cell(view, 0, 1).frame.maxY + 55.5)
    }
  }
}

extension UIView {
  /// The first label in the view or below it.
  fileprivate var firstLabel: UILabel? {
    if let label = self as? UILabel { return label }
    return subviews.lazy.compactMap(\.firstLabel).first
  }
}
