import Foundation
import PortableUIKit
import Testing

/// Margins of cells for the width that is best read.
@MainActor @Suite struct ReadableCellTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("The content of a wide table's cell begins where the readable width does")
  func margins() throws {
    let window = makeWindow("iPad Pro 12.9-inch (2nd generation)")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1024, height: 400))
    let rows = Rows()
    table.dataSource = rows
    window.addSubview(table)
    window.performTurn()
    let cell = try #require(table.visibleCells.first)
    let narrow = cell.contentView.layoutMargins.left
    table.cellLayoutMarginsFollowReadableWidth = true
    window.performTurn()
    let readable = table.readableContentGuide.layoutFrame
    // A column of 672 in the middle of 1024.
    #expect(readable.minX == 176 && readable.minX > narrow)
    #expect(cell.contentView.layoutMargins.left == readable.minX)
  }
}
