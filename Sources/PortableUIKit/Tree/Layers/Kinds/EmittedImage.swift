import Drawing

/// The picture of a particle, and when it was born in the layer's time.
struct EmittedImage {
  let birth: Double
  let operation: ImageOperation
}
