import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Layouts of collections whose class a document names.
@MainActor @Suite struct LayoutLoadingTests {
  /// By hand: the document's step of 100 points, from 200 points below the top.
  @Test func aLayoutOfTheProgramPlacesTheItems() throws {
    let problems = try TouchFixture.show("Tiles") { (controller: TilesController, _) in
      #expect(controller.layout === controller.collectionView.collectionViewLayout)
      #expect(controller.layout === controller.collectionViewLayout)
      #expect(controller.layout?.step == 100)
      #expect(
        controller.collectionView.visibleCells.map(\.frame) == [
          CGRect(x: 0, y: 200, width: 50, height: 50),
          CGRect(x: 100, y: 300, width: 50, height: 50),
          CGRect(x: 200, y: 400, width: 50, height: 50),
          CGRect(x: 300, y: 500, width: 50, height: 50),
        ])
      #expect(controller.collectionView.contentSize == CGSize(width: 393, height: 1000))
    }
    #expect(problems.isEmpty)
  }

  @Test func aFlowLayoutOfTheProgramFindsWhatTheDocumentSays() throws {
    try TouchFixture.show("Layouts") { (controller: LayoutsController, _) in
      let layout = try #require(controller.collections[0].collectionViewLayout as? WideLayout)
      #expect(layout.itemSize == CGSize(width: 40, height: 30))
      #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
      #expect(layout.scrollDirection == .horizontal)
    }
  }

  @Test func classesThatAreNotToBeHad() throws {
    let problems = try TouchFixture.show("Layouts") { (controller: LayoutsController, _) in
      let layouts = controller.collections.map(\.collectionViewLayout)
      #expect((layouts[1] as? UICollectionViewFlowLayout)?.minimumLineSpacing == 5)
      #expect(layouts[2...].allSatisfy { type(of: $0) == UICollectionViewLayout.self })
    }
    #expect(
      problems.map(\.reason) == [
        .unknownClass("MissingLayout"), .unknownClass("MissingLayout"),
        .unsuitableClass("BadgeView", expected: "UICollectionViewLayout"),
      ])
    #expect(problems.map(\.elementID) == ["missing-flow", "missing-layout", "wrong-layout"])
  }
}
