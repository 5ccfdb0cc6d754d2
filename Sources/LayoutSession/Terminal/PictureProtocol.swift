/// The ways in which terminals take real pictures.
public enum PictureProtocol: String, CaseIterable, Sendable {
  /// PNG in escape sequences (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
  case kitty
  /// Strips of six rows of pixels, as DEC's VT340 took them (VT330/VT340 Programmer Reference, ch. 14).
  case sixel
}
