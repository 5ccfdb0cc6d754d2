import Foundation

/// Reads storyboards, nibs and asset catalogs for ``UIStoryboard``, ``UINib``, ``UIImage`` and
/// ``UIColor``.
///
/// This module knows no document format. The module `InterfaceBuilder` has a loader that reads
/// Xcode's own `.storyboard`, `.xib` and `.xcassets` files; a program sets it once at its start:
///
/// ```swift
/// Platform.set(\.interfaceLoader, to: DocumentLoader())
/// ```
@preconcurrency @MainActor
public protocol InterfaceLoading: AnyObject, Sendable {
  /// The storyboard of that name; nil where there is none.
  ///
  /// - Throws: the fault of the document, in words for a person.
  func storyboard(named name: String, in bundle: Bundle) throws -> (any StoryboardContents)?

  /// The nib of that name; nil where there is none.
  ///
  /// - Throws: the fault of the document, in words for a person.
  func nib(named name: String, in bundle: Bundle) throws -> (any NibContents)?

  /// The nib that `data` holds.
  ///
  /// - Throws: the fault of the data, in words for a person.
  func nib(data: Data, in bundle: Bundle) throws -> any NibContents

  /// The image of that name in an asset catalog; nil where there is none.
  func image(named name: String, in bundle: Bundle) -> UIImage?

  /// The colour of that name in an asset catalog; nil where there is none.
  func color(named name: String, in bundle: Bundle) -> UIColor?

  /// The data of that name in an asset catalog, with the identifier of its type, which may be empty; nil where there are
  /// none.
  func data(named name: String, in bundle: Bundle) -> (data: Data, type: String)?
}

/// The controllers of one storyboard.
@preconcurrency @MainActor
public protocol StoryboardContents {
  /// A closure that makes a controller from its coder, or nil to have it made as usual.
  typealias Creator = (NSCoder) -> UIViewController?

  /// A new initial controller with its children; nil where the storyboard names none.
  ///
  /// - Throws: the fault of the document, in words for a person.
  func makeInitialViewController(
    for storyboard: UIStoryboard, creator: Creator?
  ) throws -> UIViewController?

  /// A new controller with its children; nil where none has that identifier.
  ///
  /// - Throws: the fault of the document, in words for a person.
  func makeViewController(
    withIdentifier identifier: String, for storyboard: UIStoryboard, creator: Creator?
  ) throws -> UIViewController?
}

/// The objects of one nib.
@preconcurrency @MainActor
public protocol NibContents {
  /// New top-level objects, connected with each other, the owner and the external objects.
  ///
  /// - Throws: the fault of the document, in words for a person.
  func makeObjects(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> [AnyObject]
}
