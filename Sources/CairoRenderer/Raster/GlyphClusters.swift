import CCairo
import Drawing

/// Which characters of a run belong to which of its glyphs.
struct GlyphClusters {
  private let run: GlyphRun

  init(_ run: GlyphRun) {
    self.run = run
  }

  /// The clusters in the order of the text, as Cairo takes them; none where the run has none.
  var cairoClusters: (clusters: [cairo_text_cluster_t], isBackward: Bool) {
    guard run.clusters.count == run.glyphs.count, !run.clusters.isEmpty else { return ([], false) }
    let isBackward = run.isRightToLeft
    // Cairo reads the glyphs of text from the right backwards.
    let starts = isBackward ? run.clusters.reversed() : run.clusters
    var clusters: [cairo_text_cluster_t] = []
    var index = 0
    var place = run.range.lowerBound
    while index < starts.count {
      let start = starts[index]
      guard start >= place || clusters.isEmpty else { return ([], false) }
      var end = index
      while end < starts.count, starts[end] == start { end += 1 }
      let next = end < starts.count ? starts[end] : run.range.upperBound
      guard next >= start, next <= run.range.upperBound else { return ([], false) }
      let first = clusters.isEmpty ? run.range.lowerBound : start
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(clamping: next - first), num_glyphs: Int32(clamping: end - index)))
      place = next
      index = end
    }
    return (clusters, isBackward)
  }
}
