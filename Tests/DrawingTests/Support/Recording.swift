import Drawing

/// The operations that `draw` makes in a context of 100 x 100 points with y downwards.
func record(
  _ extent: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), scale: CGFloat = 1,
  _ draw: (CGContext) -> Void
) -> DisplayList {
  let recorder = DisplayListRecorder(extent: extent)
  let context = CGContext(sink: recorder, viewBounds: extent, scale: scale)
  draw(context)
  context.finish()
  return recorder.finish()
}
