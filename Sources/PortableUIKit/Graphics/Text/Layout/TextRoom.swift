import Foundation

/// The room that a text is laid out in.
struct TextRoom {
  /// In points; infinite for lines that end at separators only.
  var width: CGFloat = .infinity
  /// In points; lines that do not fit are left out, but never the first.
  var height: CGFloat = .infinity
  /// The most lines; 0 for any number.
  var numberOfLines = 0
}
