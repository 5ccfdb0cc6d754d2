import Foundation
import PortableUIKit

/// The images, colours and data of asset catalogs, by name.
///
/// ```swift
/// let library = AssetLibrary(near: URL(filePath: "App/Base.lproj/Main.storyboard"))
/// let size = library.image(named: "Logo", traits: UITraitCollection())?.size
/// ```
///
/// Catalogs are read once, in whole; a faulty set is left out, and ``problems`` names the fault.
/// Images that lie loose in a folder are looked for when they are asked for. Sizes come from the
/// files' own headers; the pixels are read when they are drawn.
public struct AssetLibrary: Sendable {
  /// The faults of sets or files, in the order of the catalogs.
  public private(set) var problems: [InterfaceBuilderError] = []
  private(set) var images: [String: ImageAsset] = [:]
  private(set) var colors: [String: ColorAsset] = [:]
  /// The files of data sets.
  private var data: [String: (url: URL, type: String)] = [:]

  private let looseImages: LooseImages
  private let faults = ImageFaults()

  /// The most folders and files that are looked at.
  private static let largestCount = 50_000

  /// The largest file of data that is read, in bytes.
  private static let largestData = 256 << 20

  /// A library of the catalogs (`.xcassets`) at the given places; the first of two sets with one
  /// name counts, and a set counts before a loose file.
  ///
  /// - Parameter folders: Where loose images may lie, the first one first.
  /// - Complexity: O(files of the catalogs).
  public init(catalogs: [URL], folders: [URL] = []) {
    self.init(catalogs: catalogs, folders: folders, listings: FolderListings())
  }

  private init(catalogs: [URL], folders: [URL], listings: FolderListings) {
    looseImages = LooseImages(folders: folders, listings: listings)
    var budget = Self.largestCount
    for catalog in catalogs {
      add(folder: catalog, file: catalog.path, namespace: "", depth: 0, &budget)
    }
  }

  /// A library of the catalogs and loose images that belong to a document; see ``AssetSearch``.
  public init(near document: URL) {
    self.init(near: document, listings: FolderListings())
  }

  init(near document: URL, listings: FolderListings) {
    let search = AssetSearch(listings: listings)
    self.init(
      catalogs: search.catalogs(near: document), folders: search.folders(near: document),
      listings: listings)
  }

  /// Whether the catalogs hold nothing.
  public var isEmpty: Bool { images.isEmpty && colors.isEmpty && data.isEmpty }
  /// The names of the images, sorted.
  public var imageNames: [String] { images.keys.sorted() }
  /// The names of the colours, sorted.
  public var colorNames: [String] { colors.keys.sorted() }

  /// The image of that name; its size in points is the one under `traits`.
  public func image(named name: String, traits: UITraitCollection) -> UIImage? {
    guard let asset = images[name] ?? looseImages.asset(named: name, faults) else {
      faults.meet(name)
      return nil
    }
    return asset.image(named: name, traits: traits)
  }

  /// Why images that were asked for by ``image(named:traits:)`` are not there although they have files, in the order in
  /// which they were asked for.
  public var faultsMet: [InterfaceBuilderError] { faults.met }

  /// The colour of that name, which follows the appearance it is drawn under.
  public func color(named name: String) -> UIColor? { colors[name]?.color }

  /// The data of that name, with the identifier of its type, which may be empty; nil if there are none that can be read.
  public func data(named name: String) -> (data: Data, type: String)? {
    guard let found = data[name],
      let bytes = try? RegularFile.bytes(at: found.url.path, limit: Self.largestData)
    else { return nil }
    return (bytes, found.type)
  }

  // MARK: Reading

  private mutating func add(
    folder: URL, file: String, namespace: String, depth: Int, _ budget: inout Int
  ) {
    guard depth <= 16, budget > 0 else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      let error = InterfaceBuilderError(
        file: file, reason: .unreadable("the folder cannot be listed"))
      faults.know(error)
      problems.append(error)
      return
    }
    for name in names.sorted() {
      budget -= 1
      guard budget > 0 else {
        problems.append(
          InterfaceBuilderError(
            file: file, reason: .invalidAsset("more than \(Self.largestCount) files in catalogs")))
        return
      }
      let url = folder.appending(path: name)
      let (stem, type) = Self.parts(of: name)
      switch type {
      case "imageset", "symbolset":
        readImage(url, "\(file)/\(name)", named: namespace + stem, isSymbol: type == "symbolset")
      case "colorset":
        readColor(url, "\(file)/\(name)", named: namespace + stem)
      case "dataset":
        readData(url, "\(file)/\(name)", named: namespace + stem)
      case "":
        guard Self.isFolder(url) else { continue }
        let inner = providesNamespace(url, "\(file)/\(name)") ? "\(namespace)\(name)/" : namespace
        add(folder: url, file: "\(file)/\(name)", namespace: inner, depth: depth + 1, &budget)
      default:
        continue
      }
    }
  }

  private mutating func readImage(_ url: URL, _ file: String, named name: String, isSymbol: Bool) {
    guard images[name] == nil else { return }
    do throws(InterfaceBuilderError) {
      let contents = try CatalogContents(folder: url, file: file)
      images[name] = try ImageAsset(contents, isSymbol: isSymbol)
    } catch {
      faults.know(error, of: name)
      problems.append(error)
    }
  }

  private mutating func readColor(_ url: URL, _ file: String, named name: String) {
    guard colors[name] == nil else { return }
    do throws(InterfaceBuilderError) {
      colors[name] = try ColorAsset(try CatalogContents(folder: url, file: file))
    } catch {
      problems.append(error)
    }
  }

  private mutating func readData(_ url: URL, _ file: String, named name: String) {
    guard data[name] == nil else { return }
    do throws(InterfaceBuilderError) {
      let contents = try CatalogContents(folder: url, file: file)
      // A set has a file for each device; those for all devices count first.
      let entries = contents.entries.filter { $0.filename != nil }
      guard let entry = entries.first(where: { $0.idiom == "universal" }) ?? entries.first,
        let filename = entry.filename, filename == (filename as NSString).lastPathComponent
      else {
        throw InterfaceBuilderError(
          file: contents.file, reason: .invalidAsset("the set has no data"))
      }
      let ending = (filename as NSString).pathExtension
      let type = entry.dataType ?? UTType(filenameExtension: ending)?.identifier ?? ""
      data[name] = (url.appending(path: filename), type)
    } catch {
      problems.append(error)
    }
  }

  /// Whether the sets in a group are named with the group before them.
  private func providesNamespace(_ url: URL, _ file: String) -> Bool {
    guard let contents = try? CatalogContents(folder: url, file: file) else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private static func parts(of name: String) -> (stem: String, type: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]).lowercased())
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
