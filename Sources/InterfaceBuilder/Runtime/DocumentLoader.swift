import Foundation
import PortableUIKit

/// Loads storyboards, nibs and asset catalogs for programs, from Xcode's own files.
///
/// ```swift
/// Platform.set(\.interfaceLoader, to: DocumentLoader())
/// let storyboard = UIStoryboard(name: "Main", bundle: .module)
/// window.rootViewController = storyboard.instantiateInitialViewController()
/// ```
///
/// A document is looked for in the bundle's resources and in ``searchFolders``: directly, in the
/// `.lproj` folders of ``languages``, in `Base.lproj`, and in folders inside. Its translations are
/// those of the first language that has any. Documents that were read stay in memory.
@MainActor public final class DocumentLoader: InterfaceLoading {
  /// Folders that are searched before the bundle's.
  public var searchFolders: [URL] = []
  /// The languages in the order the user prefers them, such as `de` or `pt-BR`.
  public var languages: [String]
  /// The classes that documents name as custom ones.
  public let classes: ClassRegistry
  /// Told of whatever was wrong without preventing an object: unknown classes, keys and constraints.
  public var problemHandler: (InterfaceBuilderError) -> Void = { _ in }

  private var documents: [URL: InterfaceDocument] = [:]
  private var libraries: [URL: AssetLibrary] = [:]

  public init(classes: ClassRegistry = .shared, languages: [String] = Locale.preferredLanguages) {
    self.classes = classes
    self.languages = languages
  }

  // MARK: InterfaceLoading

  public func storyboard(
    named name: String, in bundle: Bundle
  ) throws -> (any StoryboardContents)? {
    guard let url = search(bundle).url(of: name, type: "storyboard") else { return nil }
    return StoryboardSource(document: try document(at: url), bundle: bundle, loader: self)
  }

  /// The storyboard that `data` holds.
  public func storyboard(
    data: Data, in bundle: Bundle
  ) throws(InterfaceBuilderError) -> any StoryboardContents {
    StoryboardSource(document: try InterfaceDocument(data: data), bundle: bundle, loader: self)
  }

  public func nib(named name: String, in bundle: Bundle) throws -> (any NibContents)? {
    guard let url = search(bundle).url(of: name, type: "xib") else { return nil }
    return NibSource(document: try document(at: url), bundle: bundle, loader: self)
  }

  public func nib(data: Data, in bundle: Bundle) throws -> any NibContents {
    NibSource(document: try InterfaceDocument(data: data), bundle: bundle, loader: self)
  }

  public func image(named name: String, in bundle: Bundle) -> UIImage? {
    library(of: bundle).image(named: name, traits: UIScreen.main.traitCollection)
  }

  public func color(named name: String, in bundle: Bundle) -> UIColor? {
    library(of: bundle).color(named: name)
  }

  public func data(named name: String, in bundle: Bundle) -> (data: Data, type: String)? {
    library(of: bundle).data(named: name)
  }

  // MARK: Documents and catalogs

  private func search(_ bundle: Bundle) -> ResourceSearch {
    ResourceSearch(folders: folders(of: bundle), languages: languages)
  }

  private func folders(of bundle: Bundle) -> [URL] {
    searchFolders + [bundle.resourceURL ?? bundle.bundleURL]
  }

  private func document(at url: URL) throws(InterfaceBuilderError) -> InterfaceDocument {
    if let document = documents[url] { return document }
    let strings = try StringsTable(near: url, languages: languages)
    let document = try InterfaceDocument(contentsOf: url, strings: strings)
    for problem in document.problems + document.danglingReferences { problemHandler(problem) }
    documents[url] = document
    return document
  }

  func library(of bundle: Bundle) -> AssetLibrary {
    let key = bundle.bundleURL
    if let library = libraries[key] { return library }
    let folders = folders(of: bundle)
    let search = ResourceSearch(folders: folders, languages: languages)
    let library = AssetLibrary(catalogs: search.urls(ofType: "xcassets"), folders: folders)
    for problem in library.problems { problemHandler(problem) }
    libraries[key] = library
    return library
  }
}
