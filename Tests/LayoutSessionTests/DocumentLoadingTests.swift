import Foundation
import InterfaceBuilder
import LayoutSession
import PortableUIKit
import Testing

/// Documents become sessions whose views stand where the document's own layout puts them.
@MainActor @Suite struct DocumentLoadingTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func documents(in folder: String) -> [String] {
    let root = package.appendingPathComponent(folder).standardizedFileURL.path
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { "\(root)/\($0)" }
  }

  /// The views that were compared with the document's own layout, and those elsewhere.
  private struct Comparison {
    var compared = 0
    var elsewhere: [String] = []
  }

  /// Loads every scene of some documents.
  private func load(_ paths: [String]) throws -> Comparison {
    var views = Comparison()
    for path in paths {
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
      for scene in document.scenes {
        let session = Session()
        let response = session.apply("load \"\(path)\" scene \"\(scene.id)\"")
        #expect(!response.isFailure, "\(path) \(scene.id): \(response.text())")
        let instance = try scene.instantiate(InstantiationOptions(contentSizes: .recorded))
        instance.layout()
        for id in instance.comparableIDs {
          guard let view = instance.viewsByID[id], let frame = session.frame(ofElement: id) else {
            continue
          }
          views.compared += 1
          let distance =
            [
              frame.minX - view.frame.minX, frame.minY - view.frame.minY,
              frame.maxX - view.frame.maxX, frame.maxY - view.frame.maxY,
            ].map { abs($0) }.max() ?? 0
          if distance > 1 {
            func words(_ frame: CGRect) -> String {
              "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
            }
            views.elsewhere.append(
              "\((path as NSString).lastPathComponent) \(id): \(words(frame)), not \(words(view.frame))"
            )
          }
        }
      }
    }
    return views
  }

  @Test func theExamplesStandWhereTheirDocumentsPutThem() throws {
    let views = try load(Self.documents(in: "Docs/Examples"))
    #expect(views.compared > 0)
    #expect(views.elsewhere == [])
  }

  /// All documents of the corpus load; set `LOAD_CORPUS` to load all of them, not every tenth.
  @Test func documentsOfTheWorldLoad() throws {
    let all = Self.documents(in: "../shared/corpus/dev")
    guard !all.isEmpty else {
      print("skipped: ../shared/corpus is not here")
      return
    }
    let isWhole = ProcessInfo.processInfo.environment["LOAD_CORPUS"] != nil
    let views = try load(
      isWhole ? all : all.enumerated().filter { $0.offset % 10 == 0 }.map(\.element))
    print("\(views.compared) views compared, \(views.elsewhere.count) elsewhere")
    #expect(views.compared > 0)
    #expect(views.elsewhere == [])
  }
}
