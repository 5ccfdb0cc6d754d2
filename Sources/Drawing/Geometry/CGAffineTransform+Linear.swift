extension CGAffineTransform {
  /// The map without its translation.
  package var linear: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
