/// The direction in which lines of text and rows of views run.
public enum ReadingDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
