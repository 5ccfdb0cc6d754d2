import Foundation

/// Characters that stand together in a line.
struct TextCluster {
  /// Where they begin in the text, in UTF-8 bytes.
  var byte: Int
  /// In points.
  var advance: CGFloat
  /// Whether a line may begin with them.
  var isBreak = false
}

extension ShapedLine {
  /// The clusters in the order of the text, in which the line's text begins at a byte; a mark belongs to its character.
  func orderedClusters(from start: Int, of text: SpannedText) -> [TextCluster] {
    var result: [TextCluster] = []
    for run in runs {
      for (byte, advance) in zip(run.clusters, run.advances) {
        if let last = result.last, last.byte == byte + start {
          result[result.count - 1].advance += advance
        } else {
          result.append(TextCluster(byte: byte + start, advance: advance))
        }
      }
    }
    result.sort { $0.byte < $1.byte }
    let bytes = text.bytes[start...].prefix(range.count)
    guard let characters = CharacterStarts.all(in: String(decoding: bytes, as: UTF8.self)) else {
      return result
    }
    return result.reduce(into: []) { clusters, cluster in
      if clusters.isEmpty || characters.contains(cluster.byte - start) {
        clusters.append(cluster)
      } else {
        clusters[clusters.count - 1].advance += cluster.advance
      }
    }
  }
}
