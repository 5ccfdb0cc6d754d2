/// Drawings that stand for system symbols, by their names.
///
/// The signs are our own and of the same meaning, not copies of Apple's shapes; ``SymbolMatcher``
/// finds drawings for all other names.
enum SymbolLibrary {
  /// The paths of the symbol `name`, from back to front; none where there is no drawing of it.
  static func paths(for name: String) -> [SymbolPath] {
    (table[name] ?? []).compactMap { SymbolPath($0) }
  }

  /// Whether there is a drawing of just this name.
  static func contains(_ name: String) -> Bool { table[name] != nil }

  /// The names with a drawing, in order.
  static var names: [String] { table.keys.sorted() }

  /// The framed dot that stands for a symbol without any drawing.
  static let unknown: [SymbolPath] = [
    "s M 6 4 L 18 4 C 19 4 20 5 20 6 L 20 18 C 20 19 19 20 18 20 L 6 20 C 5 20 4 19 4 18 L 4 6 "
      + "C 4 5 5 4 6 4 Z",
    "f O 12 12 2.5",
  ].compactMap { SymbolPath($0) }

  private static let ring = "s O 12 12 9"
  private static let disc = "f O 12 12 10"
  private static let body = "M 3.5 20.5 C 3.5 15.7 7 13.6 12 13.6 C 17 13.6 20.5 15.7 20.5 20.5 Z"
  private static let smallBody =
    "M 5.4 19.2 C 6.4 16 8.8 14.7 12 14.7 C 15.2 14.7 17.6 16 18.6 19.2 C 15 22.8 9 22.8 5.4 19.2 Z"
  private static let bell =
    "M 12 3 C 8.2 3 6.2 6 6.2 9.8 C 6.2 13.8 5.2 15.4 3.9 17 L 20.1 17 C 18.8 15.4 17.8 13.8 "
    + "17.8 9.8 C 17.8 6 15.8 3 12 3 Z"
  private static let star =
    "M 12 2.6 L 14.8 9 L 21.6 9.6 L 16.4 14.2 L 18 21 L 12 17.4 L 6 21 L 7.6 14.2 L 2.4 9.6 L 9.2 9 Z"
  private static let heart =
    "M 12 20.5 C 5 15.5 2.5 12 2.5 8.6 C 2.5 5.6 4.8 3.5 7.4 3.5 C 9.3 3.5 11 4.6 12 6.4 C 13 4.6 "
    + "14.7 3.5 16.6 3.5 C 19.2 3.5 21.5 5.6 21.5 8.6 C 21.5 12 19 15.5 12 20.5 Z"
  private static let moon =
    "M 20.2 14.6 C 18.8 15.3 17.2 15.6 15.6 15.4 C 11.2 14.9 8.4 11 8.9 6.9 C 9 5.6 9.4 4.4 10 3.4 "
    + "C 5.6 4.2 3 8 3 12 C 3 17 7 21 12 21 C 16 21 19.2 18.4 20.2 14.6 Z"
  private static let house = "M 12 3 L 21 11 L 18.6 11 L 18.6 20.5 L 5.4 20.5 L 5.4 11 L 3 11 Z"
  private static let envelope = "M 2.5 5.5 L 21.5 5.5 L 21.5 18.5 L 2.5 18.5 Z"
  private static let bubble =
    "M 12 3.5 C 6.6 3.5 2.5 6.8 2.5 11 C 2.5 13.6 4 15.8 6.4 17.2 C 6.3 18.6 5.6 19.8 4.6 20.8 "
    + "C 6.8 20.6 8.6 19.8 10 18.4 C 10.7 18.5 11.3 18.5 12 18.5 C 17.4 18.5 21.5 15.2 21.5 11 "
    + "C 21.5 6.8 17.4 3.5 12 3.5 Z"
  private static let lockBody = "M 5.5 10.8 L 18.5 10.8 L 18.5 21 L 5.5 21 Z"
  private static let shackle =
    "s M 8.2 11 L 8.2 7.4 C 8.2 4.9 9.9 3.4 12 3.4 C 14.1 3.4 15.8 4.9 "
    + "15.8 7.4 L 15.8 11"
  private static let gear =
    "M 10.0 4.7 L 10.3 1.9 L 13.7 1.9 L 14.0 4.7 L 15.8 5.4 L 17.9 3.7 L 20.3 6.1 L 18.6 "
    + "8.2 L 19.3 10.0 L 22.1 10.3 L 22.1 13.7 L 19.3 14.0 L 18.6 15.8 L 20.3 17.9 L 17.9 "
    + "20.3 L 15.8 18.6 L 14.0 19.3 L 13.7 22.1 L 10.3 22.1 L 10.0 19.3 L 8.2 18.6 L 6.1 "
    + "20.3 L 3.7 17.9 L 5.4 15.8 L 4.7 14.0 L 1.9 13.7 L 1.9 10.3 L 4.7 10.0 L 5.4 8.2 L "
    + "3.7 6.1 L 6.1 3.7 L 8.2 5.4 Z"
  private static let frame = "M 3 4.5 L 21 4.5 L 21 19.5 L 3 19.5 Z"

  private static let table: [String: [String]] = [
    "chevron.right": ["s M 8.5 3.5 L 16.5 12 L 8.5 20.5"],
    "chevron.forward": ["s M 8.5 3.5 L 16.5 12 L 8.5 20.5"],
    "chevron.left": ["s M 15.5 3.5 L 7.5 12 L 15.5 20.5"],
    "chevron.backward": ["s M 15.5 3.5 L 7.5 12 L 15.5 20.5"],
    "chevron.up": ["s M 3.5 15.5 L 12 7.5 L 20.5 15.5"],
    "chevron.down": ["s M 3.5 8.5 L 12 16.5 L 20.5 8.5"],
    "arrow.right": ["s M 3.5 12 L 20.5 12 M 13.5 5 L 20.5 12 L 13.5 19"],
    "arrow.left": ["s M 20.5 12 L 3.5 12 M 10.5 5 L 3.5 12 L 10.5 19"],
    "arrow.up": ["s M 12 20.5 L 12 3.5 M 5 10.5 L 12 3.5 L 19 10.5"],
    "arrow.down": ["s M 12 3.5 L 12 20.5 M 5 13.5 L 12 20.5 L 19 13.5"],
    "arrow.clockwise": [
      "s M 19.5 8 C 17.9 5 15.2 3.6 12 3.6 C 7.2 3.6 3.6 7.4 3.6 12 C 3.6 16.6 7.2 20.4 12 20.4 "
        + "C 16 20.4 19.2 17.8 20.2 14.2", "s M 20 3.4 L 20 8.4 L 15 8.4",
    ],
    "backward.fill": ["f M 12 4 L 2 12 L 12 20 Z M 22 4 L 12 12 L 22 20 Z"],
    "forward.fill": ["f M 12 4 L 22 12 L 12 20 Z M 2 4 L 12 12 L 2 20 Z"],
    "plus": ["s M 12 4 L 12 20 M 4 12 L 20 12"],
    "plus.circle": [ring, "s M 12 7.5 L 12 16.5 M 7.5 12 L 16.5 12"],
    "minus": ["s M 4 12 L 20 12"],
    "xmark": ["s M 5 5 L 19 19 M 19 5 L 5 19"],
    "xmark.circle": [ring, "s M 8.8 8.8 L 15.2 15.2 M 15.2 8.8 L 8.8 15.2"],
    "checkmark": ["s M 4 13 L 9.5 18.5 L 20 6"],
    "checkmark.circle": [ring, "s M 7.8 12.6 L 10.8 15.4 L 16.2 8.8"],
    "ellipsis": ["f O 5 12 2 O 12 12 2 O 19 12 2"],
    "circle": [ring],
    "circle.fill": [disc],
    "square": ["s M 4 4 L 20 4 L 20 20 L 4 20 Z"],
    "square.fill": ["f M 3 3 L 21 3 L 21 21 L 3 21 Z"],
    "person": ["s O 12 7.6 3.8", "s " + body],
    "person.fill": ["f O 12 7.4 4.4", "f " + body],
    "person.circle": [
      ring, "f O 12 9.4 3.2",
      "f M 6.4 18 C 7.4 15.4 9.4 14.4 12 14.4 "
        + "C 14.6 14.4 16.6 15.4 17.6 18 C 14.4 21.2 9.6 21.2 6.4 18 Z",
    ],
    "person.circle.fill": [disc, "h O 12 9.2 3.7", "h " + smallBody],
    "person.crop.circle": [
      ring, "f O 12 9.4 3.2",
      "f M 6.4 18 C 7.4 15.4 9.4 14.4 12 14.4 "
        + "C 14.6 14.4 16.6 15.4 17.6 18 C 14.4 21.2 9.6 21.2 6.4 18 Z",
    ],
    "person.crop.circle.fill": [disc, "h O 12 9.2 3.7", "h " + smallBody],
    "bell": ["s " + bell, "f O 12 20 1.8"],
    "bell.fill": ["f " + bell, "f O 12 19.6 2.2"],
    "star": ["s " + star],
    "star.fill": ["f " + star],
    "heart": ["s " + heart],
    "heart.fill": ["f " + heart],
    "moon": ["s " + moon],
    "moon.fill": ["f " + moon],
    "house": ["s " + house],
    "house.fill": ["f " + house],
    "envelope": ["s " + envelope, "s M 2.5 6.5 L 12 13.5 L 21.5 6.5"],
    "envelope.fill": [
      "f " + envelope, "h M 2.5 6 L 12 13 L 21.5 6 L 21.5 7.6 L 12 14.6 L 2.5 7.6 Z",
    ],
    "message": ["s " + bubble],
    "message.fill": ["f " + bubble],
    "bubble.left": ["s " + bubble],
    "bubble.left.fill": ["f " + bubble],
    "lock": ["s " + lockBody, shackle],
    "lock.fill": ["f " + lockBody, shackle],
    "globe": [
      ring, "s M 12 3 C 7 8 7 16 12 21 M 12 3 C 17 8 17 16 12 21 M 3 12 L 21 12",
      "s M 4.6 7.5 L 19.4 7.5 M 4.6 16.5 L 19.4 16.5",
    ],
    "magnifyingglass": ["s O 10.2 10.2 6.4", "s M 15 15 L 21 21"],
    "gear": ["s " + gear, "s O 12 12 3.6"],
    "gearshape": ["s " + gear, "s O 12 12 3.6"],
    "gearshape.fill": ["f " + gear, "h O 12 12 3.2"],
    "info.circle": [ring, "f O 12 7.8 1.2", "s M 12 11.4 L 12 16.8"],
    "info": ["f O 12 4.5 1.8", "s M 12 10 L 12 20.5"],
    "questionmark.circle": [
      ring, "s M 9.4 9.6 C 9.4 6.4 14.6 6.4 14.6 9.6 C 14.6 11.8 12 11.6 12 14", "f O 12 17 1.1",
    ],
    "exclamationmark.triangle": [
      "s M 12 3.5 L 21.5 20 L 2.5 20 Z", "s M 12 9.5 L 12 14.5", "f O 12 17.4 1.1",
    ],
    "trash": [
      "s M 4 6 L 20 6 M 9 6 L 9 3.5 L 15 3.5 L 15 6 M 6 6 L 7 21 L 17 21 L 18 6",
      "s M 10 10 L 10.3 17.5 M 14 10 L 13.7 17.5",
    ],
    "square.and.arrow.up": [
      "s M 8.5 9.5 L 5.5 9.5 L 5.5 21 L 18.5 21 L 18.5 9.5 L 15.5 9.5",
      "s M 12 15 L 12 3 M 8 7 L 12 3 L 16 7",
    ],
    "square.and.pencil": [
      "s M 13 4.5 L 4 4.5 L 4 20 L 19.5 20 L 19.5 11",
      "s M 9 15 L 9.6 12 L 18.5 3.2 L 20.8 5.5 "
        + "L 12 14.4 Z",
    ],
    "pencil": ["s M 4 20 L 5.2 15.4 L 17 3.6 L 20.4 7 L 8.6 18.8 Z"],
    "photo": ["s " + frame, "f O 8 9 1.8", "f M 4 18.5 L 10 12 L 13.5 15.5 L 16 13 L 20 18.5 Z"],
    "camera": [
      "s M 3 7 L 8 7 L 9.5 4.5 L 14.5 4.5 L 16 7 L 21 7 L 21 19.5 L 3 19.5 Z",
      "s O 12 13 3.6",
    ],
    "camera.fill": [
      "f M 3 7 L 8 7 L 9.5 4.5 L 14.5 4.5 L 16 7 L 21 7 L 21 19.5 L 3 19.5 Z",
      "h O 12 13 3.6",
    ],
    "calendar": [
      "s M 3.5 5.5 L 20.5 5.5 L 20.5 20.5 L 3.5 20.5 Z M 3.5 10 L 20.5 10",
      "s M 8 3 L 8 7 M 16 3 L 16 7",
    ],
    "clock": [ring, "s M 12 6.5 L 12 12 L 16 14.5"],
    "play": ["s M 6 4 L 20 12 L 6 20 Z"],
    "play.fill": ["f M 6 3.5 L 20.5 12 L 6 20.5 Z"],
    "pause": ["s M 8 4.5 L 8 19.5 M 16 4.5 L 16 19.5"],
    "stop.fill": ["f M 5 5 L 19 5 L 19 19 L 5 19 Z"],
    "bookmark": ["s M 6 3 L 18 3 L 18 21 L 12 16 L 6 21 Z"],
    "bookmark.fill": ["f M 6 3 L 18 3 L 18 21 L 12 16 L 6 21 Z"],
    "flag": ["s M 5.5 21 L 5.5 4 M 5.5 4.5 L 19 4.5 L 16 9 L 19 13.5 L 5.5 13.5"],
    "folder": ["s M 2.5 5 L 9 5 L 11 7.5 L 21.5 7.5 L 21.5 19.5 L 2.5 19.5 Z"],
    "folder.fill": ["f M 2.5 5 L 9 5 L 11 7.5 L 21.5 7.5 L 21.5 19.5 L 2.5 19.5 Z"],
    "doc": [
      "s M 5.5 2.5 L 13.5 2.5 L 18.5 7.5 L 18.5 21.5 L 5.5 21.5 Z M 13.5 2.5 L 13.5 7.5 "
        + "L 18.5 7.5"
    ],
    "list.bullet": [
      "f O 4.5 6 1.4 O 4.5 12 1.4 O 4.5 18 1.4",
      "s M 9 6 L 21 6 M 9 12 L 21 12 M 9 18 L 21 18",
    ],
    "line.3.horizontal": ["s M 3.5 6 L 20.5 6 M 3.5 12 L 20.5 12 M 3.5 18 L 20.5 18"],
    "line.horizontal.3": ["s M 3.5 6 L 20.5 6 M 3.5 12 L 20.5 12 M 3.5 18 L 20.5 18"],
    "paperplane.fill": ["f M 21.5 2.5 L 14.5 21.5 L 10.8 13.2 L 2.5 9.5 Z"],
    "phone.fill": [
      "f M 6 3 L 9.5 3.6 L 10.4 8.4 L 8 10.2 C 9.2 12.8 11.2 14.8 13.8 16 L 15.6 13.6 "
        + "L 20.4 14.5 L 21 18 C 20.6 19.8 19.4 21 17.6 21 C 10 20.4 3.6 14 3 6.4 C 3 4.6 4.2 3.4 6 3 Z"
    ],
    "mappin": ["f O 12 7 4", "s M 12 10 L 12 21.5"],
    "location.fill": ["f M 21.5 2.5 L 14 21.5 L 12 12 L 2.5 10 Z"],
    "sun.max": [
      "s O 12 12 4.2",
      "s M 12 2 L 12 4.6 M 12 19.4 L 12 22 M 2 12 L 4.6 12 M 19.4 12 "
        + "L 22 12 M 5 5 L 6.8 6.8 M 17.2 17.2 L 19 19 M 19 5 L 17.2 6.8 M 6.8 17.2 L 5 19",
    ],
  ]
}
