import Foundation

/// How much of each pixel shows, 0...255, row by row from the top: a mask as renderers need it.
public final class CoverageImage: Sendable, Hashable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// One byte a pixel: 0 hides, 255 shows.
  public let coverage: [UInt8]

  public init?(width: Int, height: Int, coverage: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, coverage.count == count else { return nil }
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  public static func == (a: CoverageImage, b: CoverageImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
