import Foundation
import LayoutReports
import LayoutSession
import Synchronization

/// Files that exist for one test only.
final class MemoryFiles: SessionFiles {
  private let contents: Mutex<[String: Data]>

  init(_ contents: [String: String] = [:]) {
    self.contents = Mutex(contents.mapValues { Data($0.utf8) })
  }

  func read(_ path: String) throws(FileError) -> Data {
    guard let data = contents.withLock({ $0[path] }) else {
      throw FileError("there is no such file")
    }
    return data
  }

  func write(_ data: Data, to path: String) throws(FileError) {
    guard !path.hasPrefix("/") else { throw FileError("it may not be written") }
    contents.withLock { $0[path] = data }
  }

  func entries(of folder: String) -> [String] {
    contents.withLock { $0.keys.filter { $0.hasPrefix(folder) } }
  }

  func text(_ path: String) -> String? {
    contents.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }
}
