import Foundation

/// Distances in points that the system prescribes.
enum SystemSpacing {
  /// Between siblings (VF-1, SV-5).
  static let standard: CGFloat = 8
}
