import PortableUIKit

/// The items of bars as they are made, for the outlets that lead to them.
@MainActor final class MadeItems {
  private(set) var entries: [(element: DocumentElement, item: AnyObject)] = []

  func add(_ item: AnyObject, _ element: DocumentElement) { entries.append((element, item)) }
}
