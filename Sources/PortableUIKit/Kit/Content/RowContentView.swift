import Foundation

/// The view of a row, header or footer of a list that holds its content.
@MainActor protocol RowContentView: UIView {
  /// The distances in points of the content from the edges of the view.
  var rowMargins: NSDirectionalEdgeInsets { get }
}

extension RowContentView {
  /// Has a configured content take margins that have changed.
  func passMarginsOn() {
    for case let content as UIListContentView in subviews { content.takeMargins() }
  }
}
