import Drawing
import PortableUIKit

/// Fonts, and images that are drawn: for any program, and for an app that is launched.
final class AppServices: ProgramServices, PlatformProviding {
  nonisolated static var platform: any DrawingPlatform { CairoGraphics.own }

  static func provide() -> [@MainActor () -> Void] {
    CairoGraphics.install()
    let screen = UIScreen.main
    guard let estimate = screen.textMeasurer as? EstimatedTextMeasurer else { return [] }
    screen.textMeasurer = PangoTextMeasurer.shared
    return [
      {
        if screen.textMeasurer === PangoTextMeasurer.shared { screen.textMeasurer = estimate }
      }
    ]
  }
}
