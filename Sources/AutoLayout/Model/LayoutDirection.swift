/// The side on which lines of text, and with them `leading` attributes, begin (AL-80, AL-81).
public enum LayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
