import CPango
import Drawing

extension GlyphRun {
  /// Pango's mark of the glyphs that stand for text that was left out
  /// (`PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`).
  static let ellipsisFlag: UInt8 = 1 << 1

  /// Has the run say the ellipsis that it shows, and not the text that it stands for.
  mutating func showEllipsis() {
    text = "…"
    range = 0..<text.utf8.count
    clusters = clusters.map { _ in 0 }
  }
}
