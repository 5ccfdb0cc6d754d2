import AutoLayout
import Foundation
import Testing

/// Scenes of public documents against the frames Apple's engine recorded in them.
@Suite struct CorpusTests {
  /// Every view the corpus calls comparable is within one point of its recorded frame, but for a
  /// share below three in a hundred.
  @Test(
    .enabled(
      if: CorpusFixture.folder != nil,
      "skipped: the corpus ../shared/corpus/dev/fixtures is not there"))
  func recordedFrames() throws {
    let folder = try #require(CorpusFixture.folder)
    var compared = 0
    var matched = 0
    var misses: [String] = []
    for file in CorpusFixture.files(in: folder) {
      let data = try Data(contentsOf: file)
      let fixture = try JSONDecoder().decode(CorpusFixture.self, from: data)
      let marginStacks = try explicitMargins(data)
      for root in fixture.roots {
        let layout = try #require(CorpusLayout(root, marginStacks: marginStacks))
        for view in root.views where view.check == "match" {
          compared += 1
          let deviation = layout.deviation(of: view)
          if deviation <= 1 {
            matched += 1
          } else {
            misses.append(
              "\(file.lastPathComponent) \(root.id) \(view.id) \(view.kind) recorded \(view.frame)"
                + " solved \(layout.solvedFrame(of: view.id)) conflicts \(layout.conflicts.count)")
          }
        }
      }
    }
    #expect(compared == 2273)
    #expect(matched * 100 >= compared * 97, "\(matched) of \(compared)")
    if let path = ProcessInfo.processInfo.environment["CORPUS_MISSES"] {
      let text = "\(matched) of \(compared)\n" + misses.joined(separator: "\n") + "\n"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// Views whose margins the document gives: their four numbers are all written with a point.
  private func explicitMargins(_ data: Data) throws -> Set<String> {
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var ids: Set<String> = []
    for root in json["roots"] as? [[String: Any]] ?? [] {
      for view in root["views"] as? [[String: Any]] ?? [] {
        guard let id = view["id"] as? String, let margins = view["margins"] as? [NSNumber] else {
          continue
        }
        if margins.allSatisfy({ String(cString: $0.objCType) == "d" }) { ids.insert(id) }
      }
    }
    return ids
  }
}
