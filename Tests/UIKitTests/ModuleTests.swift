import CoreGraphics
import QuartzCore
import Testing
import UIKit

import class UIKit.UILabel

#if canImport(UIKit)
  private let seesUIKit = true
#else
  private let seesUIKit = false
#endif

/// Code written for Apple's modules sees what it expects by their names.
@MainActor @Suite struct ModuleTests {
  @Test func namesOfAppleReachOurTypes() {
    #expect(seesUIKit)
    let view: UIKit.UIView = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame.applying(CGAffineTransform(scaleX: 2, y: 2)).width == 6)
    let layer: QuartzCore.CALayer = view.layer
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
  }

  final class PlainCell: UITableViewCell {
    var made = ["cell"]
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      made.append(reuseIdentifier ?? "none")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class InheritingCell: UITableViewCell {
    let value = "initialised"
  }

  final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      tag = 7
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Tile: UICollectionViewCell {
    let inner = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(inner)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func cellsAreMadeOfTheirClasses() {
    final class LocalCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        tag = 3
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let long = "an identifier that is longer than fifteen bytes"
    table.register(PlainCell.self, forCellReuseIdentifier: long)
    table.register(InheritingCell.self, forCellReuseIdentifier: "short")
    table.register(LocalCell.self, forCellReuseIdentifier: "local")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    for _ in 0..<100 {
      let cell = table.dequeueReusableCell(withIdentifier: long) as? PlainCell
      #expect(cell?.made == ["cell", long])
      #expect(cell?.reuseIdentifier == long)
      #expect(cell?.cellStyle == .subtitle)
    }
    #expect(
      (table.dequeueReusableCell(withIdentifier: "short") as? InheritingCell)?.value
        == "initialised")
    #expect(table.dequeueReusableCell(withIdentifier: "local")?.tag == 3)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.tag == 7)
  }

  @Test func collectionItemsAreMadeOfTheirClasses() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let tile =
      view.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
      as? Tile
    #expect(tile?.inner.superview === tile?.contentView)
    #expect(tile?.reuseIdentifier == "tile")
  }
}
