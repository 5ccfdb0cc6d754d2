import CPango
import Drawing
import Foundation
import PortableUIKit
import Synchronization

/// Breaks and shapes attributed text with the installed fonts, through Pango. Usable from any thread.
public final class PangoTextShaper: TextShaper {
  /// The shaper that text outside of screens is drawn with.
  public static let shared = PangoTextShaper()

  private struct State {
    let typesetter = PangoTypesetter()
    var typefaces: [FontRequest: Typeface] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  /// The lines of one paragraph from the top, at least one.
  ///
  /// - Complexity: O(characters).
  public func lines(of request: ShapingRequest) -> [ShapedLine] {
    state.withLock { state in
      let typefaces = request.spans.map { span in
        if let known = state.typefaces[span.font] { return known }
        let typeface = Typeface(span.font, in: state.typesetter.catalog)
        state.typefaces[span.font] = typeface
        return typeface
      }
      // One line that fits is taken as it is: where characters are spaced, Pango breaks lines that are
      // exactly as wide as the room.
      if let width = request.width {
        var free = request
        free.width = nil
        free.ellipsis = nil
        let natural = PangoParagraph(free, typefaces, in: state.typesetter).lines
        if natural.count == 1, natural[0].width <= width - max(0, request.firstLineIndent) + 0.01 {
          return natural
        }
      }
      return Self.fitted(request, typefaces, state.typesetter)
    }
  }

  /// The lines of a paragraph, a shortened one no wider than its room: Pango counts the ellipsis without
  /// the space that is taken from between its neighbours.
  private static func fitted(
    _ request: ShapingRequest, _ typefaces: [Typeface], _ typesetter: PangoTypesetter
  ) -> [ShapedLine] {
    var lines = PangoParagraph(request, typefaces, in: typesetter).lines
    guard request.ellipsis != nil, let width = request.width else { return lines }
    let room = width - max(0, request.firstLineIndent)
    var tighter = request
    for _ in 0..<4 {
      let excess = (lines.first?.width ?? 0) - room
      guard excess > 0, let former = tighter.width, former > excess else { break }
      tighter.width = former - excess
      lines = PangoParagraph(tighter, typefaces, in: typesetter).lines
    }
    return lines
  }
}
