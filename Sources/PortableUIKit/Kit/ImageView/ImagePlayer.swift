import Foundation

/// Shows pictures one after the other, by the clock of a screen.
@MainActor final class ImagePlayer {
  private let images: [UIImage]
  /// Seconds for all pictures once.
  private let duration: TimeInterval
  /// 0 for without end.
  private let rounds: Int
  private var link: CADisplayLink?
  private var start: TimeInterval?
  private var index = 0
  private(set) var isFinished = false

  init(
    _ images: [UIImage], duration: TimeInterval, rounds: Int, on screen: UIScreen,
    didChange: @escaping @MainActor () -> Void
  ) {
    (self.images, self.duration, self.rounds) = (images, duration, rounds)
    let link = CADisplayLink(screen) { [weak self] link in
      guard let self else { return link.invalidate() }
      if advance(to: link.timestamp) { didChange() }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  var current: UIImage { images[index] }

  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Goes on to the picture of a time.
  ///
  /// - Returns: Whether it is another one, or the last was shown long enough.
  private func advance(to time: TimeInterval) -> Bool {
    let begin = start ?? time
    start = begin
    // A frame is as long as it is by an error of rounding.
    let place = (time - begin) / duration + 1e-9
    if rounds > 0, place >= Double(rounds) {
      isFinished = true
      stop()
      return true
    }
    let new = Int((place - place.rounded(.down)) * Double(images.count))
    defer { index = min(max(0, new), images.count - 1) }
    return new != index
  }
}
