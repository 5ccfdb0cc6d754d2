import Foundation

/// One element of a collection.
enum CollectionElement: Hashable {
  case item(IndexPath)
  case supplementary(kind: String, IndexPath)
  case decoration(kind: String, IndexPath)
}
