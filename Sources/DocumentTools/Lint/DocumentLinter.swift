import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit
import PropertyTesting

/// Looks for mistakes in the layout of a document: on its own canvas, and on the devices of a matrix.
///
/// The rules about visible mistakes take for intended whatever a designer could see on the canvas; the rules about
/// constraints ask the engine. Properties of a laid-out screen are those of
/// `PropertyTesting`.
@MainActor struct DocumentLinter {
  private let source: DocumentSource
  private let options: LintOptions
  private let text: DocumentText
  /// The document in its other languages.
  private let translations: [Translation]
  private(set) var report = LintReport()

  private var document: InterfaceDocument { source.document }

  /// Lints a document.
  ///
  /// - Complexity: one layout of each scene for each set of circumstances and language, and five more.
  init(
    _ source: DocumentSource, _ text: DocumentText, options: LintOptions,
    translations: [Translation] = []
  ) {
    self.source = source
    self.text = text
    self.translations = translations
    self.options = options
    report.documents = 1
    if wants(.unusableConstraint) { findUnusableConstraints() }
    if wants(.danglingReference) {
      for problem in document.danglingReferences {
        add(.danglingReference, problem.reason.description, problem)
      }
    }
    if wants(.misplacedView) { findMisplacedViews() }
    for scene in document.scenes { lint(scene) }
    report.findings.sort {
      ($0.line ?? 0, $0.column ?? 0, $0.rule.rawValue, $0.message)
        < ($1.line ?? 0, $1.column ?? 0, $1.rule.rawValue, $1.message)
    }
  }

  private func wants(_ rule: LintRule) -> Bool { options.rules.contains(rule) }

  // MARK: The document as it is

  private mutating func findUnusableConstraints() {
    for problem in document.problems {
      add(.unusableConstraint, "a constraint \(problem.reason.description)", problem)
    }
  }

  private mutating func add(_ rule: LintRule, _ message: String, _ problem: InterfaceBuilderError) {
    report.findings.append(
      LintFinding(
        rule: rule, message: message, file: document.file, line: problem.line,
        column: problem.line.flatMap { text.column(ofTagOn: $0) },
        elements: [problem.elementID].compactMap(\.self), count: 1, total: 1))
  }

  private mutating func findMisplacedViews() {
    let verification = Verification(tolerance: 1, explains: true).report(on: document)
    let scenes = Dictionary(
      document.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    // Failures come scene by scene.
    var current: LintedScene?
    for failure in verification.failures {
      // Where the assumptions of the verification may be at fault, nothing is said.
      switch failure.cause?.kind {
      case .misplaced, .conflict, .requiredViolated, .requiredViolatedElsewhere: break
      default: continue
      }
      if current?.scene.id != failure.scene {
        current = scenes[failure.scene].map(LintedScene.init)
      }
      guard let scene = current else { continue }
      add(
        .misplacedView,
        "\(scene.names.words(failure.view)) is recorded at \(words(failure.recorded)), but its constraints "
          + "put it at \(words(failure.solved))",
        [failure.view], in: scene)
    }
  }

  private func words(_ frame: [Double]) -> String {
    "(\(frame.map { NumberText.points($0) }.joined(separator: " ")))"
  }

  // MARK: The scene under circumstances

  private mutating func lint(_ scene: InterfaceScene) {
    report.scenes += 1
    do throws(CommandFailure) {
      try look(at: LintedScene(scene))
    } catch {
      report.errors.append(error.diagnostic)
    }
  }

  private mutating func look(at linted: LintedScene) throws(CommandFailure) {
    let (scene, names) = (linted.scene, linted.names)
    let canvas = try source.layOutAsRecorded(scene)
    var sightings = Sightings()
    sightings.note(canvas.conflicts.filter { wants($0.rule) }, on: nil)
    let open = try source.openAttributes(of: scene).silenced(by: linted.ambiguityChecks)
    if wants(.ambiguousLayout) {
      for (id, words) in open.findings {
        sightings.note(.ambiguousLayout, [id], words(names.words(id)), on: nil)
      }
    }
    let rules = Self.seen.filter { wants($0.rule) }
    let intended = IntendedSightings(self.sightings(of: rules, in: canvas, names).map(\.sighting))
    let variants = options.variants(idiom: idiom)
    let own = variants + options.otherLanguages(variants, beside: translations)
    let isSeenElsewhere =
      !rules.isEmpty || wants(.conflictingConstraints) || wants(.canvasConflict)
    for variant in isSeenElsewhere ? own : [] {
      let layout = try source.layOut(scene, variant)
      sightings.note(layout.conflicts.filter { wants($0.rule) }, on: variant)
      for found in self.sightings(of: rules, in: layout, names)
      where !intended.contains(found.sighting) {
        sightings.note(found.sighting.rule, found.sighting.elements, found.message, on: variant)
      }
    }
    let others = rules.isEmpty ? [] : translations
    for translation in others {
      try look(at: linted, in: translation, rules, variants, except: intended, &sightings)
    }
    for found in sightings.inOrder {
      add(
        found.sighting.rule, found.message, found.sighting.elements, line: found.line, in: linted,
        circumstances: found.first?.caption, count: found.count,
        total: own.count + variants.count * others.count)
    }
    if wants(.missingSizeClass), scene.variesBySizeClass {
      try findMissingSizeClasses(linted, except: Set(open.attributes.keys))
    }
  }

  /// Looks for visible mistakes of a scene in another language.
  private func look(
    at linted: LintedScene, in translation: Translation,
    _ rules: [(rule: LintRule, property: ScreenProperty)], _ variants: [LayoutVariant],
    except intended: IntendedSightings, _ sightings: inout Sightings
  ) throws(CommandFailure) {
    guard let scene = translation.scene(linted.scene.id) else { return }
    let names = SceneNames(scene.canvasHierarchy)
    for variant in translation.variants(variants) {
      let layout = try translation.source.layOut(scene, variant)
      for found in self.sightings(of: rules, in: layout, names)
      where !intended.contains(found.sighting) {
        sightings.note(found.sighting.rule, found.sighting.elements, found.message, on: variant)
      }
    }
  }

  /// The rules about visible mistakes, and the properties of a screen that they check.
  private static let seen: [(rule: LintRule, property: ScreenProperty)] = [
    (.offScreenView, .onScreen), (.overlappingViews, .apart), (.truncatedText, .noTruncation),
  ]

  /// The findings of properties in a layout, by the elements of the document.
  private func sightings(
    of rules: [(rule: LintRule, property: ScreenProperty)], in layout: LaidOutScene,
    _ names: SceneNames
  ) -> [(sighting: Sighting, message: String)] {
    guard !rules.isEmpty else { return [] }
    let (snapshot, ids) = layout.screen(names)
    return rules.flatMap { rule, property in
      let violations = (try? property.violations(of: snapshot) { _ in snapshot }) ?? []
      return violations.compactMap { violation -> (sighting: Sighting, message: String)? in
        let elements = violation.elements.compactMap { ids[snapshot.elements[$0].name] }
        guard elements.count == violation.elements.count else { return nil }
        if rule == .truncatedText, !layout.hasKnownFont(elements[0]) { return nil }
        return (Sighting(rule: rule, elements: elements), violation.text)
      }
    }
  }

  // MARK: Size classes

  private mutating func findMissingSizeClasses(
    _ linted: LintedScene, except known: Set<String>
  ) throws(CommandFailure) {
    let (scene, names) = (linted.scene, linted.names)
    var layouts: [SizeClassLayout] = []
    for variant in LintOptions.sizeClassRepresentatives {
      let instance = try source.layOut(scene, variant).instance
      layouts.append(
        SizeClassLayout(
          classes: instance.environment.sizeClasses,
          open: OpenAttributes(instance).silenced(by: linted.ambiguityChecks),
          constraints: Self.constraintsByView(instance.hierarchy)))
    }
    var told: Set<String> = []
    for layout in layouts {
      for (id, attributes) in layout.open.inOrder where !known.contains(id) && !told.contains(id) {
        // Another combination determines the view, by other constraints than there are here.
        let others = layouts.filter { other in
          other.constraints[id] != nil && other.open.attributes[id] == nil
            && other.constraints[id] != layout.constraints[id]
        }
        guard let other = others.first else { continue }
        told.insert(id)
        let missing = layouts.filter { $0.open.attributes[id] != nil }.map { words($0.classes) }
        add(
          .missingSizeClass,
          "nothing determines the \(attributes.joined(separator: ", ")) of \(names.words(id)) under "
            + "\(missing.joined(separator: " or under ")); it is determined under "
            + words(other.classes), [id], in: linted, count: missing.count, total: layouts.count)
      }
    }
  }

  /// The scene under one combination of size classes.
  private struct SizeClassLayout {
    var classes: SizeClassPair
    var open: OpenAttributes
    /// The constraints on each view by its identifier.
    var constraints: [String: Set<String>]
  }

  /// The identifiers of the constraints on each view.
  ///
  /// - Complexity: O(views + constraints).
  private static func constraintsByView(_ hierarchy: InterfaceHierarchy) -> [String: Set<String>] {
    var constraints = Array(repeating: Set<String>(), count: hierarchy.views.count)
    for constraint in hierarchy.constraints {
      for item in [constraint.first, constraint.second] {
        if let index = item?.viewIndex { constraints[index].insert(constraint.id) }
      }
    }
    return Dictionary(
      zip(hierarchy.views.map(\.id), constraints), uniquingKeysWith: { first, _ in first })
  }

  private func words(_ classes: SizeClassPair) -> String {
    "\(classes.width.rawValue) width and \(classes.height.rawValue) height"
  }

  // MARK: Findings

  private var idiom: UIUserInterfaceIdiom? {
    document.device.flatMap { DeviceEnvironment.named($0.id) }?.idiom
  }

  private mutating func add(
    _ rule: LintRule, _ message: String, _ elements: [String], line: Int? = nil,
    in linted: LintedScene, circumstances: String? = nil, count: Int = 1, total: Int = 1
  ) {
    // Compiled documents have no lines.
    let line = line.flatMap { $0 > 0 ? $0 : nil } ?? elements.first.flatMap { linted.line(of: $0) }
    report.findings.append(
      LintFinding(
        rule: rule, message: message, file: document.file, line: line,
        column: line.flatMap { text.column(ofTagOn: $0) }, scene: linted.scene.id,
        elements: elements, circumstances: circumstances, count: count, total: total))
  }
}
