import PortableUIKit

/// The objects that are made with views and are not views, such as the items of bars, for the outlets
/// that lead to them.
@MainActor final class MadeItems {
  private(set) var entries: [(element: DocumentElement, item: AnyObject)] = []

  func add(_ item: AnyObject, _ element: DocumentElement) { entries.append((element, item)) }
}
