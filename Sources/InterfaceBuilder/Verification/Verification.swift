import Foundation
import PortableUIKit

/// Solves documents under their own environment and compares the frames with the recorded ones.
///
/// ```swift
/// let report = Verification(tolerance: 1).report(on: ["Main.storyboard", "Views"])
/// print(report.summary)
/// ```
///
/// Each document is read, each scene solved with the content sizes the document records, and each
/// comparable view judged edge by edge. A document that cannot be read becomes an error of the
/// report and does not stop the others.
@MainActor
public struct Verification {
  /// How far is done: the number of documents behind and in all, and the one being read.
  public struct Progress: Sendable {
    public var done: Int
    public var total: Int
    public var document: String
  }

  /// The greatest distance in points between an edge and its recorded place.
  public var tolerance: Double
  /// Whether failures come with a cause.
  public var explains: Bool

  /// Recorded numbers are rounded to a thousandth in fixtures and pass through 32-bit floats in
  /// documents; a distance within this of the tolerance counts as within it.
  private static let recordingPrecision = 0.002

  /// Creates a verification; Interface Builder's own rounding is half a point.
  public init(tolerance: Double = 0.5, explains: Bool = false) {
    self.tolerance = tolerance
    self.explains = explains
  }

  /// Verifies the files that `paths` name: documents, fixtures, or folders that are searched.
  ///
  /// - Parameter progress: Called before each document.
  /// - Complexity: O(documents); one document is in memory at a time.
  public func report(
    on paths: [String], progress: (Progress) -> Void = { _ in }
  ) -> VerificationReport {
    let search = DocumentSearch(paths: paths)
    var report = VerificationReport()
    report.errors = search.problems
    for (index, entry) in search.found.enumerated() {
      progress(Progress(done: index, total: search.found.count, document: entry.name))
      verify(entry, &report)
    }
    return report
  }

  /// Verifies a document that has been read.
  public func report(on document: InterfaceDocument) -> VerificationReport {
    var report = VerificationReport()
    verify(document, &report)
    return report
  }

  private func verify(_ entry: DocumentSearch.Found, _ report: inout VerificationReport) {
    do throws(InterfaceBuilderError) {
      if entry.isFixture {
        let fixture = try LayoutFixture(contentsOf: entry.url, name: entry.name)
        let blueprints = try fixture.blueprints(file: entry.name)
        report.documents += 1
        let companion = FixtureCompanion(ofFixtureAt: entry.url)
        for var blueprint in blueprints {
          companion.complete(&blueprint)
          compare(blueprint, entry.name, &report)
        }
      } else {
        verify(try InterfaceDocument(contentsOf: entry.url, name: entry.name), &report)
      }
    } catch {
      let problem = VerificationReport.Problem(document: entry.name, message: error.description)
      // A user who names a folder means its documents for this platform.
      if entry.isInFolder, error.isOfOtherPlatform {
        report.skipped.append(problem)
      } else {
        report.errors.append(problem)
      }
    }
  }

  private func verify(_ document: InterfaceDocument, _ report: inout VerificationReport) {
    report.documents += 1
    if document.isCompiled { report.compiled += 1 }
    for problem in document.problems {
      report.errors.append(.init(document: document.file, message: problem.description))
    }
    for scene in document.scenes {
      do throws(InterfaceBuilderError) {
        let blueprint = try scene.blueprint(InstantiationOptions(contentSizes: .recorded))
        compare(blueprint, document.file, &report)
      } catch {
        report.errors.append(.init(document: document.file, message: error.description))
      }
    }
  }

  /// Solves one scene and adds its outcome.
  func compare(
    _ blueprint: SceneBlueprint, _ document: String, _ report: inout VerificationReport
  ) {
    let instance = SceneInstantiation(blueprint).instance()
    displace(instance)
    instance.layout()
    report.scenes += 1
    report.unrecorded += instance.hierarchy.views.count {
      $0.usesAutoLayout && !$0.isFrameRecorded
    }
    var explanation: MismatchExplanation?
    for id in instance.comparableIDs {
      guard let view = instance.viewsByID[id], let recorded = instance.recordedFrames[id] else {
        continue
      }
      report.compared += 1
      let solved = view.frame
      if agree(recorded, solved) {
        report.matched += 1
      } else {
        if explains, explanation == nil {
          explanation = MismatchExplanation(instance, tolerance: tolerance)
        }
        report.failures.append(
          .init(
            document: document, scene: instance.id, view: id, recorded: numbers(recorded),
            solved: numbers(solved), cause: explanation?.cause(of: id)))
      }
    }
  }

  /// Moves every view that layout must place away from its place and gives it another size, so that a
  /// view that layout forgets does not match by standing still.
  ///
  /// The view stays within its superview: a view beyond it would preserve margins as large as its
  /// displacement, and required constraints that such margins break stay broken.
  private func displace(_ instance: InterfaceSceneInstance) {
    for (index, view) in instance.hierarchy.views.enumerated() where view.usesAutoLayout {
      let id = instance.identifiers[index]
      guard let made = instance.viewsByID[id], let bounds = made.superview?.bounds else { continue }
      let inside = CGRect(
        x: bounds.width * 0.4, y: bounds.height * 0.4, width: bounds.width * 0.2,
        height: bounds.height * 0.2)
      let standsThere = instance.recordedFrames[id].map { agree($0, inside) } ?? false
      made.frame = standsThere ? inside.offsetBy(dx: -10_000, dy: -10_000) : inside
    }
  }

  private func agree(_ recorded: CGRect, _ solved: CGRect) -> Bool {
    let bound = tolerance + Self.recordingPrecision
    return abs(Double(recorded.minX - solved.minX)) <= bound
      && abs(Double(recorded.minY - solved.minY)) <= bound
      && abs(Double(recorded.maxX - solved.maxX)) <= bound
      && abs(Double(recorded.maxY - solved.maxY)) <= bound
  }

  private func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }
}
