import Foundation

/// Which corners of a rectangle are round; bits as in `UIRectCorner` and `CACornerMask`.
package struct RoundedCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of the smallest coordinates, at the top left in UIKit.
  package static let minXMinY = RoundedCorners(rawValue: 1)
  package static let maxXMinY = RoundedCorners(rawValue: 2)
  package static let minXMaxY = RoundedCorners(rawValue: 4)
  package static let maxXMaxY = RoundedCorners(rawValue: 8)
  package static let all: RoundedCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}
