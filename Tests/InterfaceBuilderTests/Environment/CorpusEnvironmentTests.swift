import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// The environment by rule against the one that the recorded frames were found to obey.
@Suite(.enabled(if: Corpus.isPresent, Corpus.absence))
struct CorpusEnvironmentTests {
  /// Safe areas of the roots whose constraints depend on them.
  @Test func safeAreasThatMatter() throws {
    var agreeing = 0
    var differences: [String] = []
    for entry in try Corpus.manifest() {
      let document = try Corpus.document(entry)
      let scenes = Dictionary(uniqueKeysWithValues: document.scenes.map { ($0.rootID, $0) })
      for root in try Corpus.fixture(entry).roots {
        guard let scene = scenes[root.id] else { continue }
        let environment = scene.environment
        let used = Self.usedEdges(of: root)
        var words: [String] = []
        if used.top, environment.safeArea.top != root.safeArea.top {
          words.append("top \(environment.safeArea.top) not \(root.safeArea.top)")
        }
        if used.bottom, environment.safeArea.bottom != root.safeArea.bottom {
          words.append("bottom \(environment.safeArea.bottom) not \(root.safeArea.bottom)")
        }
        guard used.top || used.bottom else { continue }
        if words.isEmpty {
          agreeing += 1
        } else {
          differences.append("\(entry.file) \(root.id) \(words) \(environment.assumptions)")
        }
      }
    }
    print("safe areas: \(agreeing) agree, \(differences.count) differ")
    for line in differences { print("  \(line)") }
    #expect(agreeing >= 178)
    #expect(differences.count <= 1)
  }

  /// Margins that constraints refer to.
  @Test func marginsThatMatter() throws {
    var agreeing = 0
    var differences: [String] = []
    for entry in try Corpus.manifest() {
      let document = try Corpus.document(entry)
      let scenes = Dictionary(uniqueKeysWithValues: document.scenes.map { ($0.rootID, $0) })
      for root in try Corpus.fixture(entry).roots {
        guard let scene = scenes[root.id] else { continue }
        let hierarchy = try scene.hierarchy(for: document.sizeClasses)
        let margins = try scene.blueprint(InstantiationOptions()).margins
        let safeArea = scene.environment.safeArea
        for (id, edges) in Self.usedMargins(of: root).sorted(by: { $0.key < $1.key }) {
          guard let index = hierarchy.index(of: id),
            let expected = root.views.first(where: { $0.id == id })?.margins
          else { continue }
          guard var insets = margins[index].insets else { continue }
          let frame = hierarchy.frameInRoot(of: index)
          let isInScrollView = hierarchy.views.indices.contains {
            $0 != index && hierarchy.views[$0].isScrollView && hierarchy.isAncestor($0, of: index)
          }
          if margins[index].insetsFromSafeArea, !isInScrollView {
            insets.top += max(0, safeArea.top - frame.minY)
            insets.bottom += max(0, safeArea.bottom - (scene.size.height - frame.maxY))
          }
          let found = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
          let wrong = edges.filter { abs(found[$0] - expected[$0]) > 0.5 }
          agreeing += edges.count - wrong.count
          if !wrong.isEmpty {
            differences.append(
              "\(entry.file) tools \(document.toolsVersion) \(hierarchy.views[index].kind) \(id)"
                + " \(found) not \(expected), edges \(wrong.sorted())")
          }
        }
      }
    }
    print("margins: \(agreeing) agree, \(differences.count) views differ")
    for line in differences { print("  \(line)") }
    #expect(agreeing >= 235)
  }

  /// The edges (top, left, bottom, right) of margins that constraints of a root refer to.
  private static func usedMargins(of root: LayoutFixture.Root) -> [String: Set<Int>] {
    let edges = [
      "topMargin": 0, "leadingMargin": 1, "leftMargin": 1, "bottomMargin": 2,
      "trailingMargin": 3, "rightMargin": 3,
    ]
    var used: [String: Set<Int>] = [:]
    for constraint in root.constraints {
      let sides: [(LayoutFixture.Item?, String?)] = [
        (constraint.first, constraint.firstAttribute),
        (constraint.second, constraint.secondAttribute),
      ]
      for case (.view(let id)?, let attribute?) in sides {
        if let edge = edges[attribute] { used[id, default: []].insert(edge) }
      }
    }
    return used
  }

  /// Whether constraints of a root refer to the upper and lower end of its safe area. A wish of priority 1
  /// gives way to every other, so that recorded frames tell nothing by it.
  private static func usedEdges(of root: LayoutFixture.Root) -> (top: Bool, bottom: Bool) {
    var top = false
    var bottom = false
    for constraint in root.constraints where (constraint.priority ?? 1000) > 1 {
      let sides: [(LayoutFixture.Item?, String?)] = [
        (constraint.first, constraint.firstAttribute),
        (constraint.second, constraint.secondAttribute),
      ]
      for case (.guide(let guide, of: root.id)?, let attribute?) in sides {
        if guide == "top" || guide == "safeArea" && attribute == "top" { top = true }
        if guide == "bottom" || guide == "safeArea" && attribute == "bottom" { bottom = true }
        if guide == "safeArea", ["centerY", "height"].contains(attribute) {
          top = true
          bottom = true
        }
      }
    }
    return (top, bottom)
  }
}
