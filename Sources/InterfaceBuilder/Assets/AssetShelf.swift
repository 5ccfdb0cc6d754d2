import Foundation
import Synchronization

/// The asset libraries of many documents: each folder is listed once, and documents of one folder share a library.
///
/// It shows files as they were when they were first looked at; a new run makes a new shelf.
public final class AssetShelf: Sendable {
  private let listings = FolderListings()
  private let libraries = Mutex<[String: AssetLibrary]>([:])

  public init() {}

  /// How many folders were listed so far.
  package var folderReads: Int { listings.reads }

  /// The library of the document at `url`; see ``AssetLibrary/init(near:)``.
  ///
  /// - Complexity: O(folders around the document and files of their catalogs) for the first document of a folder;
  ///   O(1) for those after it.
  public func library(near url: URL) -> AssetLibrary {
    let folder = url.standardizedFileURL.deletingLastPathComponent().path
    if let library = libraries.withLock({ $0[folder] }) { return library }
    let library = AssetLibrary(near: url, listings: listings)
    libraries.withLock { $0[folder] = library }
    return library
  }
}
