/// Wishes that change nothing here: letters are always smoothed and stand between pixels, all colours become sRGB, and the
/// pixels of each mark are there when its call returns.
extension CGContext {
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func flush() {}
  public func synchronize() {}
}
