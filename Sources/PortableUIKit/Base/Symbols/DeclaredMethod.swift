import Foundation

/// A method that is optional in a data source or delegate, where its being there means something.
///
/// UIKit asks an object whether it responds to a method. Swift has no such question: a method with a default is
/// there in every object that conforms. The program's table of symbols names the methods that its classes declare.
enum DeclaredMethod: String {
  case commitRow = "(_: PortableUIKit.UITableView, commit: "
  case moveRow = "(_: PortableUIKit.UITableView, moveRowAt: "
  case leadingActions = "leadingSwipeActionsConfigurationForRowAt: "
  case trailingActions = "trailingSwipeActionsConfigurationForRowAt: "
  case moveItem = "(_: PortableUIKit.UICollectionView, moveItemAt: "

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let method: DeclaredMethod
  }
  @MainActor private static var answers: [Key: Bool] = [:]

  /// Whether the class of an object declares the method, or one above it outside of this package does; false where
  /// the program was stripped of its symbols.
  @MainActor func isDeclared(by object: AnyObject) -> Bool {
    let type: AnyClass = Swift.type(of: object)
    let key = Key(type: ObjectIdentifier(type), method: self)
    if let known = DeclaredMethod.answers[key] { return known }
    let answer = sequence(first: type, next: { _getSuperclass($0) }).contains { type in
      guard let symbols = ClassSymbols(type), !symbols.name.hasPrefix("PortableUIKit.") else {
        return false
      }
      return symbols.functions(.method).contains { $0.name.contains(rawValue) }
    }
    DeclaredMethod.answers[key] = answer
    return answer
  }
}
