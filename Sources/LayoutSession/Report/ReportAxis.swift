/// How the layout of a report follows one of its two sizes.
struct ReportAxis {
  let pieces: PiecewiseLayout
  /// For each piece and coordinate the shares it is the sum of.
  var reasons: [[[ReportShare]]] = []

  init(pieces: PiecewiseLayout) {
    self.pieces = pieces
  }

  /// Stops, values and shares; shares only of coordinates that move, for the others are what they are now.
  var json: JSONText {
    let moves = pieces.values.first.map { first in
      first.indices.map { index in
        pieces.values.contains { abs($0[index] - first[index]) > PiecewiseLayout.tolerance }
      }
    }
    return .object([
      .init("stops", .array(pieces.stops.map(Self.number))),
      .init("values", .array(pieces.values.map { .array($0.map(Self.number)) })),
      .init(
        "why",
        .array(
          reasons.map { coordinates in
            .array(
              zip(coordinates, moves ?? []).map { shares, isMoved in
                isMoved ? .array(shares.map(\.json)) : .null
              })
          })),
    ])
  }

  static func json(_ reasons: [[ReportShare]]) -> JSONText {
    .array(reasons.map { .array($0.map(\.json)) })
  }

  /// A number without the noise of the last digits, which a page need not show.
  static func number(_ value: Double) -> JSONText {
    .number((value * 1e6).rounded() / 1e6 + 0)
  }
}

/// What one row contributes to a coordinate along a piece.
struct ReportShare {
  /// The contribution at the start of the piece.
  var start: Double
  /// How it grows with the size.
  var slope: Double
  /// The place of the words for it.
  var text: Int

  var json: JSONText {
    .array([ReportAxis.number(start), ReportAxis.number(slope), .integer(text)])
  }
}
