import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// The titles of sections of a table that shows the cells of a document.
@MainActor @Suite struct SectionTitleTests {
  private func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
    table.backgroundColor = .white
    table.separatorColor = nil
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 60, width: 320, height: 44)
    cell.backgroundColor = .white
    table.addSubview(cell)
    var section = StaticTableSection()
    section.headerTitle = "H"
    section.footerTitle = "H"
    section.rows = [StaticTableSection.Row(cell: cell, height: nil)]
    table.staticSections = [section]
    return table
  }

  /// The rectangle of everything that is not white, in the rows from `top` to `bottom`.
  private func box(_ table: UITableView, _ top: Double, _ bottom: Double) throws -> CGRect? {
    let raster = try Raster(table, scale: 2)
    var result = CGRect.null
    for y in stride(from: top, to: bottom, by: 0.5) {
      for x in stride(from: 0.0, to: 320, by: 0.5) where raster.color(x, y) < 0xE0E0E0 {
        result = result.union(CGRect(x: x, y: y, width: 0.5, height: 0.5))
      }
    }
    return result.isNull ? nil : result
  }

  /// By hand: text of 13 points starts at the margin, 16; its line of 16 points ends 7 above the row
  /// (37 to 53) and starts 7 below it (111 to 127).
  @Test func titlesOfGroups() throws {
    let table = table(.grouped)
    let header = try #require(try box(table, 0, 60))
    #expect(abs(header.minX - 17.5) <= 1.5)
    #expect(header.minY > 37 && header.maxY < 53)
    let footer = try #require(try box(table, 104, 200))
    #expect(footer.minY > 111 && footer.maxY < 127)
  }

  /// By hand: strips of 28 points right above the row (32 to 60) and right below it (104 to 132).
  @Test func titlesOfPlainTables() throws {
    let raster = try Raster(table(.plain), scale: 2)
    let strip = raster.box { $0 == 0xF2F2F7 }
    #expect(strip == CGRect(x: 0, y: 32, width: 320, height: 100))
    let header = try #require(try box(table(.plain), 0, 60))
    #expect(header.minX >= 16 && header.maxX < 36 && header.minY > 32)
  }

  /// Rows of inset groups have round corners whatever their colour; titles start where their text does:
  /// at 20 + 16.
  @Test func insetGroups() throws {
    let table = table(.insetGrouped)
    for case let cell as UITableViewCell in table.subviews {
      cell.frame = CGRect(x: 20, y: 60, width: 280, height: 44)
      cell.backgroundColor = .blue
    }
    table.layoutIfNeeded()
    let raster = try Raster(table, scale: 2)
    #expect(raster.color(21, 61) == 0xFFFFFF && raster.color(298, 102) == 0xFFFFFF)
    #expect(raster.color(160, 61) == 0x0000FF && raster.color(21, 80) == 0x0000FF)
    let header = try #require(try box(table, 0, 60))
    #expect(abs(header.minX - 37.5) <= 1.5)
  }

  /// By hand: a line of one pixel ends the row at 104, from 16 on; a group begins and ends with lines as wide as the
  /// table; inset groups and tables without lines have none there.
  @Test func separators() throws {
    let plain = CGRect(x: 16, y: 103.5, width: 304, height: 0.5)
    let group = CGRect(x: 0, y: 60, width: 320, height: 44)
    for (style, separators, expected) in [
      (UITableView.Style.plain, UITableView.SeparatorStyle.singleLine, plain as CGRect?),
      (.grouped, .singleLine, group), (.insetGrouped, .singleLine, nil), (.plain, .none, nil),
    ] {
      let table = table(style)
      table.staticSections = []
      table.separatorColor = .red
      table.separatorStyle = separators
      table.layoutIfNeeded()
      let line = try Raster(table, scale: 2).box { $0 == 0xFF0000 }
      #expect(line == expected)
    }
  }

  @Test func fromRightToLeft() throws {
    let table = table(.grouped)
    table.semanticContentAttribute = .forceRightToLeft
    let header = try #require(try box(table, 0, 60))
    #expect(abs(header.maxX - 302.5) <= 1.5)
  }

  /// With a data source the titles are views of their own.
  @Test func notBesideADataSource() throws {
    let table = table(.grouped)
    let controller = UITableViewController(style: .grouped)
    table.dataSource = controller
    #expect(try box(table, 0, 36) == nil)
  }
}
