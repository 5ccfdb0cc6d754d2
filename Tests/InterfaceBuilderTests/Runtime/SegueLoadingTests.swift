import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Segues that rows, items, accessories, buttons and the buttons of bars start when they are tapped.
@MainActor @Suite struct SegueLoadingTests {
  private func row(_ index: Int, of controller: UITableViewController) throws -> UITableViewCell {
    try #require(controller.tableView.cellForRow(at: IndexPath(row: index, section: 0)))
  }

  /// A point of a cell, from its middle to its trailing end, in the window.
  private func end(of cell: UITableViewCell) throws -> CGPoint {
    try #require(cell.window).convert(CGPoint(x: cell.bounds.maxX - 10, y: 25), from: cell)
  }

  @Test func aRowStartsItsSegueBetweenSelectionAndTheDelegate() throws {
    let problems = try TouchFixture.show("StaticRows") { (controller: RowsController, finger) in
      try finger.tap(try row(0, of: controller))
      #expect(
        controller.log == [
          "willSelect 0", "should pick", "prepare pick for row 0, selected 0", "didSelect 0",
        ])
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
    #expect(problems.isEmpty)
  }

  @Test func aSegueThatIsRefusedLeavesTheRowSelected() throws {
    try TouchFixture.show("StaticRows") { (controller: RowsController, finger) in
      try finger.tap(try row(2, of: controller))
      #expect(controller.log == ["willSelect 2", "should refused", "didSelect 2"])
      #expect(controller.tableView.indexPathForSelectedRow?.row == 2)
      #expect(controller.presentedViewController == nil)
      controller.log = []
      controller.tableView.allowsMultipleSelection = true
      try finger.tap(try row(2, of: controller))
      #expect(controller.log == [])
    }
  }

  @Test func selectingByTheProgramStartsNothing() throws {
    try TouchFixture.show("StaticRows") { (controller: RowsController, _) in
      controller.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      #expect(controller.log == [])
      #expect(controller.navigationController?.viewControllers.count == 1)
    }
  }

  @Test func theButtonOfAnAccessoryStartsItsOwnSegue() throws {
    try TouchFixture.show("StaticRows") { (controller: RowsController, finger) in
      let cell = try row(1, of: controller)
      let place = try end(of: cell)
      let touch = finger.touch(at: place)
      finger.wait(0.3)
      finger.move(touch, to: CGPoint(x: 100, y: place.y))
      finger.lift(touch)
      #expect(controller.log == [] && !cell.isHighlighted)
      finger.tap(at: place)
      #expect(
        controller.log == [
          "should details", "prepare details for row 1, selected -1", "accessory 1",
        ])
      #expect(controller.tableView.indexPathForSelectedRow == nil)
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
    try TouchFixture.show("StaticRows") { (controller: RowsController, finger) in
      try finger.tap(try row(1, of: controller))
      #expect(controller.log.contains("prepare pick for row 1, selected 1"))
    }
  }

  @Test func cellsOfAPrototypeStartTheSeguesOfTheirPrototype() throws {
    func show(_ body: (PrototypeRowsController, TouchSimulator) throws -> Void) throws {
      try TouchFixture.show("PrototypeRows", body)
    }
    try show { controller, finger in
      try finger.tap(try row(2, of: controller))
      #expect(
        controller.log == [
          "willSelect 2", "should pick", "prepare pick for row 2, selected 2", "didSelect 2",
        ])
    }
    try show { controller, finger in
      finger.tap(at: try end(of: try row(1, of: controller)))
      #expect(controller.log.last == "accessory 1")
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
    // What the cell holds starts segues as well.
    try show { controller, finger in
      let button = try row(1, of: controller).contentView.subviews[0]
      try finger.tap(button)
      #expect(controller.log == ["should button", "prepare button for row -1, selected -1"])
      #expect(controller.presentedViewController != nil)
    }
  }

  @Test func anItemStartsItsSegue() throws {
    try TouchFixture.show("Tiles") { (controller: TilesController, finger) in
      controller.collectionView.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      #expect(controller.log == [])
      // The third item of 50 points stands 200 to the right of and below the first, at 200.
      finger.tap(at: CGPoint(x: 225, y: 425))
      #expect(controller.log == ["prepare tile for item 2, selected 2", "didSelect 2"])
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
  }

  @Test func buttonsOfBarsStartSegues() throws {
    try TouchFixture.show("Bars", showsBar: true) { (controller: BarsController, finger) in
      let items = try #require(controller.navigationItem.rightBarButtonItems)
      #expect(items.map(\.title) == ["Show", "Popover", "Off"])
      @MainActor func tap(_ index: Int) throws {
        let frame = try #require(items[index].frame(in: finger.window))
        finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      }
      try tap(2)
      #expect(controller.log == [])
      try tap(0)
      #expect(controller.log == ["prepare show at no popover"])
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
  }

  /// A popover knows what it points at before the controller prepares for it.
  @Test func popoversPointAtWhatTheDocumentSays() throws {
    try TouchFixture.show("Bars", showsBar: true) { (controller: BarsController, finger) in
      let item = try #require(controller.navigationItem.rightBarButtonItems?[1])
      let frame = try #require(item.frame(in: finger.window))
      finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(controller.log == ["prepare item at UIBarButtonItem"])
      let popover = controller.presentedViewController?.popoverPresentationController
      #expect(popover?.barButtonItem === item)
    }
    try TouchFixture.show("Bars", showsBar: true) { (controller: BarsController, finger) in
      finger.tap(at: CGPoint(x: 150, y: 420))
      #expect(controller.log == [])
      finger.tap(at: CGPoint(x: 150, y: 320))
      #expect(controller.log == ["prepare button at UIButton"])
    }
    try TouchFixture.show("Bars", showsBar: true) { (controller: BarsController, _) in
      controller.performSegue(withIdentifier: "program", sender: nil)
      #expect(controller.log == ["prepare program at UIButton"])
      #expect(controller.presentedViewController != nil)
    }
  }
}
