import Foundation

/// The surroundings of a section: the bounds without the part that bars cover.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  let contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance in points of inset groups from the sides.
  let rowSide: CGFloat

  init(_ size: CGSize, _ traits: UITraitCollection, rowSide: CGFloat) {
    contentSize = size
    traitCollection = traits
    self.rowSide = rowSide
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
