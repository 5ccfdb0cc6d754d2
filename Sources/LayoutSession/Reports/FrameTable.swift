import AutoLayout
import Foundation
import PortableUIKit

/// The table of a tree of views with their frames.
@MainActor public enum FrameTable {
  /// The text of the table: one line for each view, a superview before its subviews, which are
  /// indented; frames relative to the superview, in points.
  ///
  /// - Parameter name: The id or other name of a view, told beside its class.
  public static func text(_ root: UIView, name: (UIView) -> String? = { _ in nil }) -> String {
    var table = TextTable(columns: [
      .init("VIEW"), .init("ID"), .init("X", .right), .init("Y", .right), .init("WIDTH", .right),
      .init("HEIGHT", .right),
    ])
    // A stack of views still to be told, not recursion: documents may nest deeply.
    var pending: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = pending.popLast() {
      let frame = view.frame
      table.append(
        [String(repeating: "  ", count: depth) + "\(type(of: view))", name(view) ?? ""]
          + [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.points($0) })
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return table.text()
  }
}
