import ArgumentParser
import CairoRenderer

/// How much memory decoded images may take.
struct PictureMemoryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Megabytes of decoded images that are kept (default: 256). Beyond it the images used longest ago "
        + "are read again for each use.", valueName: "MB"))
  var pictureMemory: Int?

  func validate() throws {
    guard let pictureMemory, !(1...65_536).contains(pictureMemory) else { return }
    throw ValidationError("--picture-memory takes 1 to 65536 megabytes, not \(pictureMemory)")
  }

  /// Has the limit hold for the run.
  func apply() {
    if let pictureMemory { PictureMemory.limit = pictureMemory << 20 }
  }
}
