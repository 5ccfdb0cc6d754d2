import Foundation

/// One wheel of a picker: the rows that can be seen around the chosen one.
struct PickerWheel {
  /// The text of the row that lies `offset` rows below the chosen one; nil beyond the ends.
  var title: (_ offset: Int) -> String?
  /// The wheel's part of the picker's width.
  var share = 1.0
  /// Where texts stand in the wheel.
  var alignment = NSTextAlignment.center

  /// A wheel of `titles`, with the one at `index` chosen; an endless one begins again after its end.
  init(
    _ titles: [String], at index: Int, share: Double = 1,
    alignment: NSTextAlignment = .center, isEndless: Bool = false
  ) {
    self.share = share
    self.alignment = alignment
    title = { offset in
      guard !titles.isEmpty else { return nil }
      let place = index + offset
      if isEndless { return titles[(place % titles.count + titles.count) % titles.count] }
      return titles.indices.contains(place) ? titles[place] : nil
    }
  }

  init(
    share: Double, alignment: NSTextAlignment, title: @escaping (_ offset: Int) -> String?
  ) {
    self.share = share
    self.alignment = alignment
    self.title = title
  }
}
