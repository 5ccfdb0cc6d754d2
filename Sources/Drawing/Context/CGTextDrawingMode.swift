/// What is done with the shapes of text (raw values as in Core Graphics).
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7

  package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  package var strokes: Bool {
    [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self)
  }
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}
