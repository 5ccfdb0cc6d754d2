import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

/// The model read from each document against the neutral description of the same document.
@Suite(.enabled(if: Corpus.isPresent, Corpus.absence))
struct CorpusModelTests {
  @Test func viewsAgreeWithTheNeutralDescription() throws {
    var differences: [String] = []
    var compared = 0
    for entry in try Corpus.manifest() {
      let document = try Corpus.document(entry)
      let scenes = Dictionary(uniqueKeysWithValues: document.scenes.map { ($0.rootID, $0) })
      for root in try Corpus.fixture(entry).roots {
        guard let scene = scenes[root.id] else {
          differences.append("\(entry.file): no root \(root.id)")
          continue
        }
        let hierarchy = try scene.hierarchy(for: document.sizeClasses)
        for expected in root.views where !expected.id.hasPrefix("anon") {
          guard let index = hierarchy.index(of: expected.id) else {
            differences.append("\(entry.file): no view \(expected.id)")
            continue
          }
          compared += 1
          let view = hierarchy.views[index]
          if let words = Self.difference(view, expected, in: hierarchy) {
            differences.append("\(entry.file): \(expected.id): \(words)")
          }
        }
        let extra = hierarchy.views.count - root.views.count
        if extra != 0 { differences.append("\(entry.file): \(root.id): \(extra) views more") }
      }
    }
    #expect(compared > 2900)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func constraintsAgreeWithTheNeutralDescription() throws {
    var differences: [String] = []
    var compared = 0
    for entry in try Corpus.manifest() {
      let document = try Corpus.document(entry)
      #expect(document.problems.isEmpty)
      let scenes = Dictionary(uniqueKeysWithValues: document.scenes.map { ($0.rootID, $0) })
      for root in try Corpus.fixture(entry).roots {
        guard let scene = scenes[root.id] else { continue }
        let hierarchy = try scene.hierarchy(for: document.sizeClasses)
        let read = Dictionary(
          hierarchy.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        if hierarchy.constraints.count != root.constraints.count {
          differences.append(
            "\(entry.file): \(root.id): \(hierarchy.constraints.count) constraints,"
              + " \(root.constraints.count) expected")
        }
        for expected in root.constraints {
          guard let id = expected.id, let constraint = read[id] else {
            differences.append("\(entry.file): no constraint \(expected.id ?? "")")
            continue
          }
          compared += 1
          let multiplier = expected.multiplier ?? 1
          if constraint.firstAttribute.name != Self.name(expected.firstAttribute)
            || constraint.secondAttribute?.name != expected.secondAttribute.map(Self.name)
            || constraint.relation.name != expected.relation
            || abs(constraint.multiplier - multiplier) > 1e-9
            || constraint.constant != expected.constant
            || constraint.priority != expected.priority
            || hierarchy.views[constraint.owner].id != expected.owner
          {
            differences.append("\(entry.file): \(id): \(constraint) for \(expected)")
          }
        }
      }
    }
    #expect(compared > 6700)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// The name that an attribute has today.
  private static func name(_ attribute: String) -> String {
    attribute == "baseline" ? "lastBaseline" : attribute
  }

  private static func difference(
    _ view: InterfaceView, _ expected: LayoutFixture.View, in hierarchy: InterfaceHierarchy
  ) -> String? {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    // The neutral description rounds to a thousandth of a point.
    if zip(frame, expected.frame).contains(where: { abs(Double($0) - $1) > 0.001 }) {
      return "frame \(frame) not \(expected.frame)"
    }
    if view.kind != expected.kind { return "kind \(view.kind) not \(expected.kind)" }
    if view.usesAutoLayout != expected.autolayout { return "autolayout \(view.usesAutoLayout)" }
    if view.isHidden != (expected.hidden ?? false) { return "hidden \(view.isHidden)" }
    let parent = view.parent.map { hierarchy.views[$0].id }
    if let superview = expected.superview, !superview.hasPrefix("anon"), parent != superview {
      return "superview \(parent ?? "none") not \(superview)"
    }
    if let hugging = expected.hugging, hugging != [view.horizontalHugging, view.verticalHugging] {
      return "hugging not \(hugging)"
    }
    if let compression = expected.compression,
      compression != [view.horizontalCompression, view.verticalCompression]
    {
      return "compression not \(compression)"
    }
    if let stack = expected.stack, let found = view.stack {
      // The neutral description knows no standard spacing and writes 0 for it.
      let spacing = stack.spacing.flatMap { Double($0) } ?? 0
      let isStandard = view.element?.string("spacingType") == "standard"
      if found.axis.name != stack.axis || found.distribution.name != stack.distribution
        || stack.alignment.flatMap(StackAlignment.init(name:)) != found.alignment
        || found.spacing != (isStandard ? 8 : spacing)
      {
        return "stack \(found) not \(stack)"
      }
    }
    return nil
  }
}
