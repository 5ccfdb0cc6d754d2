extension Solver {
  /// The solver's whole state as bytes, by which tests check "bit for bit as before".
  package func stateImage() -> [UInt8] { wake().core.image() }
}

extension Core {
  /// The bytes of every table as far as it is in use.
  mutating func image() -> [UInt8] {
    var image = ImageWriter(tableSizes)
    // Part by part: between them there may be gaps.
    image.append(problem.counts)
    image.append(basis.counts)
    image.append(factorisation.counts)
    image.append(point.counts)
    image.append(multipliers.counts)
    image.append(agenda.counts)
    image.append(optimisation.counts)
    visitTables(&image)
    return image.bytes
  }
}
