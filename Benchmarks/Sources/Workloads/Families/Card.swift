extension Family {
  /// W6: the card of a feed, alone or many times over in one solver.
  static let card = Family(
    name: "W6 card",
    summary: """
      a card of ten views with 68 constraints (18 of them w, h >= 0); above ten views, independent \
      cards in one solver, resized one at a time
      """
  ) { views in
    var builder = WorkloadBuilder("W6 card", size: views)
    let cards = (0..<max(1, views / 10)).map { Card(row: $0, in: &builder) }
    builder.finishBuild()
    if cards.count == 1 {
      builder.addResizes(
        of: [(cards[0].frame.width, 320...400), (cards[0].frame.height, 320...400)],
        anchor: cards[0].body.width)
      builder.add(
        Phase(
          "intrinsic edit", .structural,
          steps: [1.0, 4, 2, 5, 3, 0].map { change in
            builder.step("") { $0.set(cards[0].title, to: 20 + change) }.operations
          }))
      return builder.workload()
    }
    // Round robin over ten cards spread through the system, so that no step repeats the last one.
    let chosen = (0..<10).map { cards[$0 * (cards.count - 1) / 9] }
    let changes = [1.0, 4, 2, 5, 3, 0]
    builder.add(
      Phase(
        "one card: resize", .local,
        steps: changes.flatMap { change in
          chosen.map { card in
            builder.step("") {
              $0.suggest(card.frame.width, 320 + 10 * change)
              $0.suggest(card.frame.height, 320 + 10 * change)
            }.operations
          }
        }))
    builder.add(
      Phase(
        "one card: intrinsic edit", .local,
        steps: changes.flatMap { change in
          chosen.map { card in
            builder.step("") { $0.set(card.title, to: 20 + change) }.operations
          }
        }))
    return builder.workload()
  }
}

/// The rows of one card.
private struct Card {
  let frame: Box
  /// The content height of the title: whatever is below it moves when it changes.
  let title: Int32
  let body: Box

  init(row: Int, in builder: inout WorkloadBuilder) {
    frame = builder.box()
    let parts = (0..<9).map { _ in builder.box() }
    let (avatar, title, subtitle, badge) = (parts[0], parts[1], parts[2], parts[3])
    let (separator, primary, secondary, footer) = (parts[5], parts[6], parts[7], parts[8])
    body = parts[4]
    builder.addEdit(frame.width)
    builder.addEdit(frame.height)
    builder.suggest(frame.width, 320)
    builder.suggest(frame.height, 320)
    builder.add(frame.x, .equal, 0)
    builder.add(frame.y, .equal, Double(row) * 400)
    for part in parts {
      builder.add(part.width, .greaterThanOrEqual, 0)
      builder.add(part.height, .greaterThanOrEqual, 0)
    }
    builder.add(avatar.x - frame.x, .equal, 16)
    builder.add(avatar.y - frame.y, .equal, 16)
    builder.add(avatar.width, .equal, 40)
    builder.add(avatar.height, .equal, 40)

    builder.add(title.x - avatar.right, .equal, 12)
    builder.add(title.y - frame.y, .equal, 16)
    builder.add(badge.x - title.right, .greaterThanOrEqual, 8)
    builder.addContentSize(title.width, 140)
    self.title = builder.addContentSize(title.height, 20)

    builder.add(badge.right - frame.right, .equal, -16)
    builder.add(badge.y - title.y, .equal, 0)
    builder.add(badge.width, .equal, 24)
    builder.add(badge.height, .equal, 24)

    builder.add(subtitle.x - title.x, .equal, 0)
    builder.add(subtitle.y - title.bottom, .equal, 4)
    builder.add(subtitle.right - frame.right, .equal, -16)
    builder.addContentSize(subtitle.height, 18)

    builder.add(body.x - frame.x, .equal, 16)
    builder.add(body.right - frame.right, .equal, -16)
    builder.add(body.y - avatar.bottom, .greaterThanOrEqual, 12)
    builder.add(body.y - subtitle.bottom, .equal, 12, .hugging)
    builder.addContentSize(body.height, 96)

    builder.add(separator.x - frame.x, .equal, 0)
    builder.add(separator.right - frame.right, .equal, 0)
    builder.add(separator.height, .equal, 1)
    builder.add(separator.y - body.bottom, .equal, 12)

    builder.add(primary.right - frame.right, .equal, -16)
    builder.add(primary.y - separator.bottom, .equal, 8)
    builder.addContentSize(primary.width, 64)
    builder.addContentSize(primary.height, 32)

    builder.add(secondary.right - primary.x, .equal, -8)
    builder.add(secondary.y - primary.y, .equal, 0)
    builder.add(secondary.x - frame.x, .greaterThanOrEqual, 16)
    builder.addContentSize(secondary.width, 72)
    builder.addContentSize(secondary.height, 32)

    builder.add(footer.x - frame.x, .equal, 0)
    builder.add(footer.width - frame.width, .equal, 0)
    builder.add(footer.bottom - frame.bottom, .equal, 0)
    builder.add(footer.height, .equal, 24)
    builder.add(footer.y - primary.bottom, .greaterThanOrEqual, 8)
  }
}
