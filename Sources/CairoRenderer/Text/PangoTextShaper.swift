import CPango
import Drawing
import Foundation
import PortableUIKit
import Synchronization

/// Shapes text with the installed fonts, through Pango. Usable from any thread.
public final class PangoTextShaper: TextShaper {
  /// The shaper that text outside of screens is drawn with.
  public static let shared = PangoTextShaper()

  private struct State {
    var fonts = PangoFonts()
    /// The count of changes of the fonts that ``fonts`` knows of.
    var generation = InstalledFonts.generation
    var typefaces: [FontRequest: Typeface] = [:]
    var faces: [UnsafeMutableRawPointer: PangoFace] = [:]
    var notes = TextNotes()
    /// Lines that were shaped of late: text is measured several times and then drawn.
    var recent: [ShapingRequest: ShapedLine] = [:]
    /// Lines from before ``recent`` was full.
    var former: [ShapingRequest: ShapedLine] = [:]

    /// Forgets all if fonts came or went since.
    mutating func refresh() {
      guard generation != InstalledFonts.generation else { return }
      let kept = notes
      self = State()
      notes = kept
    }

    mutating func shape(_ request: ShapingRequest) -> ShapedLine {
      let typefaces = request.spans.map { typeface(for: $0.font) }
      return PangoParagraph(request, typefaces, in: fonts).line(&faces, &notes)
    }

    mutating func metrics(of font: FontRequest) -> FaceMetrics? {
      fonts.metrics(of: typeface(for: font))
    }

    private mutating func typeface(for font: FontRequest) -> Typeface {
      if let known = typefaces[font] { return known }
      if let substitution = fonts.catalog.family(for: font).substitution { notes.add(substitution) }
      let typeface = Typeface(font, in: fonts.catalog)
      typefaces[font] = typeface
      return typeface
    }
  }

  private let state = Mutex(State())

  public init() {}

  /// The fonts that stood in for others so far.
  var notes: TextNotes { state.withLock { $0.notes } }

  /// The installed families.
  var catalog: FontCatalog { state.withLock { $0.fonts.catalog } }

  /// How many lines are kept, and of how many bytes at most: those of a few screens.
  private static let (mostLines, longestLine) = (2_048, 512)

  /// - Complexity: O(characters); O(1) for a line that was shaped of late.
  public func line(of request: ShapingRequest) -> ShapedLine {
    state.withLock { state in
      state.refresh()
      if let known = state.recent[request] { return known }
      let line = state.former[request] ?? state.shape(request)
      if request.text.utf8.count <= Self.longestLine {
        if state.recent.count >= Self.mostLines {
          state.former = state.recent
          state.recent = [:]
        }
        state.recent[request] = line
      }
      return line
    }
  }

  public func metrics(of font: FontRequest) -> FaceMetrics? {
    state.withLock { state in
      state.refresh()
      return state.metrics(of: font)
    }
  }
}
