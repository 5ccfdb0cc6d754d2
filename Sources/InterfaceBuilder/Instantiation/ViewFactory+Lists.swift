import Foundation
import PortableUIKit

extension ViewFactory {
  /// Gives a table the heights and looks of its rows.
  func configure(_ table: UITableView, _ element: ResolvedElement, _ colors: ColorReader) {
    if let height = length("rowHeight", element.string) { table.rowHeight = height }
    if let height = length("estimatedRowHeight", element.string) {
      table.estimatedRowHeight = height
    }
    // Documents hold the heights of the canvas (28, and 18 in groups) where the designer set none.
    if let height = length("sectionHeaderHeight", element.string), height != 28, height != 18 {
      table.sectionHeaderHeight = height
    }
    if let height = length("sectionFooterHeight", element.string), height != 28, height != 18 {
      table.sectionFooterHeight = height
    }
    table.separatorStyle =
      switch element.string("separatorStyle") {
      case "none": .none
      case "singleLineEtched": .singleLineEtched
      default: .singleLine
      }
    if let color = colors.color(element.child(key: "separatorColor")) {
      table.separatorColor = color
    }
    if let inset = element.child(key: "separatorInset") { table.separatorInset = edgeInsets(inset) }
    table.allowsSelection = element.string("allowsSelection") != "NO"
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection")
  }

  /// Gives a flow layout its sizes and distances.
  func configure(_ layout: UICollectionViewLayout, _ element: DocumentElement) {
    guard let flow = layout as? UICollectionViewFlowLayout else { return }
    func value(_ name: String) -> String? { element.attributes[name] }
    if let spacing = length("minimumLineSpacing", value) { flow.minimumLineSpacing = spacing }
    if let spacing = length("minimumInteritemSpacing", value) {
      flow.minimumInteritemSpacing = spacing
    }
    flow.scrollDirection = value("scrollDirection") == "horizontal" ? .horizontal : .vertical
    if let size = size("itemSize", element) { flow.itemSize = size }
    if let size = size("estimatedItemSize", element) { flow.estimatedItemSize = size }
    if value("automaticEstimatedItemSize") == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = size("headerReferenceSize", element) { flow.headerReferenceSize = size }
    if let size = size("footerReferenceSize", element) { flow.footerReferenceSize = size }
    if let inset = element.child(key: "sectionInset") { flow.sectionInset = edgeInsets(inset) }
  }

  /// A length in points that an attribute gives; nil for none, an automatic one and nonsense.
  private func length(_ name: String, _ value: (String) -> String?) -> CGFloat? {
    value(name).flatMap { Double($0) }.flatMap { $0 >= 0 && $0 < 1e6 ? CGFloat($0) : nil }
  }

  private func size(_ key: String, _ element: DocumentElement) -> CGSize? {
    guard let size = element.child(key: key) else { return nil }
    return CGSize(
      width: length("width") { size.attributes[$0] } ?? 0,
      height: length("height") { size.attributes[$0] } ?? 0)
  }
}
