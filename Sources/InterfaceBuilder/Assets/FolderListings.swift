import Foundation
import Synchronization

/// The names in folders; each folder is asked for once.
final class FolderListings: Sendable {
  /// The most folders that are remembered; those after them are listed each time.
  private static let largestCount = 20_000

  private struct Listing {
    let sorted: [String]
    let names: Set<String>
  }

  private struct State {
    var known: [String: Listing] = [:]
    var reads = 0
  }

  private let state = Mutex(State())

  /// How often the disk was asked.
  var reads: Int { state.withLock { $0.reads } }

  /// The names in a folder, sorted; none if it is no folder that can be read.
  func names(in folder: URL) -> [String] { listing(of: folder).sorted }

  /// The names in a folder, to ask for many of them.
  func nameSet(in folder: URL) -> Set<String> { listing(of: folder).names }

  private func listing(of folder: URL) -> Listing {
    let path = folder.path
    if let listing = state.withLock({ $0.known[path] }) { return listing }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let listing = Listing(sorted: names.sorted(), names: Set(names))
    state.withLock { state in
      state.reads += 1
      if state.known.count < Self.largestCount { state.known[path] = listing }
    }
    return listing
  }
}
