/// The aim when a colour is brought into another gamut. All intents clip here.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
