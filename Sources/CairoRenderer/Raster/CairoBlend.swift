import CCairo
import Drawing

/// How Cairo does a blend mode.
enum CairoBlend {
  /// One of Cairo's operators, which leaves the pixels outside the shape alone.
  case direct(cairo_operator_t)
  /// One of Cairo's operators that changes everything around the shape too, or that takes half covered
  /// pixels for other colours: it is done aside, and the result is laid through the shape.
  case aside(cairo_operator_t)
  /// None of Cairo's operators, or one that computes otherwise than Core Graphics: computed pixel by pixel,
  /// aside.
  case pixels

  init(_ mode: CGBlendMode) {
    self =
      switch mode {
      case .normal: .direct(CAIRO_OPERATOR_OVER)
      case .multiply: .direct(CAIRO_OPERATOR_MULTIPLY)
      case .screen: .direct(CAIRO_OPERATOR_SCREEN)
      case .overlay: .direct(CAIRO_OPERATOR_OVERLAY)
      case .darken: .direct(CAIRO_OPERATOR_DARKEN)
      case .lighten: .direct(CAIRO_OPERATOR_LIGHTEN)
      case .colorDodge: .direct(CAIRO_OPERATOR_COLOR_DODGE)
      case .colorBurn: .pixels
      case .softLight: .direct(CAIRO_OPERATOR_SOFT_LIGHT)
      case .hardLight: .direct(CAIRO_OPERATOR_HARD_LIGHT)
      case .difference: .direct(CAIRO_OPERATOR_DIFFERENCE)
      case .exclusion: .direct(CAIRO_OPERATOR_EXCLUSION)
      case .hue: .aside(CAIRO_OPERATOR_HSL_HUE)
      case .saturation: .aside(CAIRO_OPERATOR_HSL_SATURATION)
      case .color: .aside(CAIRO_OPERATOR_HSL_COLOR)
      case .luminosity: .aside(CAIRO_OPERATOR_HSL_LUMINOSITY)
      case .clear: .direct(CAIRO_OPERATOR_CLEAR)
      case .copy: .direct(CAIRO_OPERATOR_SOURCE)
      case .sourceIn: .aside(CAIRO_OPERATOR_IN)
      case .sourceOut: .aside(CAIRO_OPERATOR_OUT)
      case .sourceAtop: .direct(CAIRO_OPERATOR_ATOP)
      case .destinationOver: .direct(CAIRO_OPERATOR_DEST_OVER)
      case .destinationIn: .aside(CAIRO_OPERATOR_DEST_IN)
      case .destinationOut: .direct(CAIRO_OPERATOR_DEST_OUT)
      case .destinationAtop: .aside(CAIRO_OPERATOR_DEST_ATOP)
      case .xor: .direct(CAIRO_OPERATOR_XOR)
      case .plusDarker: .pixels
      case .plusLighter: .aside(CAIRO_OPERATOR_ADD)
      }
  }

  /// Cairo's operator; nil where it has none.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .direct(let operation), .aside(let operation): operation
    case .pixels: nil
    }
  }
}
