import Foundation

/// The work of an app that goes on while it is in the background.
@MainActor final class BackgroundTasks {
  /// How long work may go on in the background, in seconds, as Apple's systems have it.
  static let allowance: TimeInterval = 30

  private var expirations: [Int: (() -> Void)?] = [:]
  private var lastNumber = 0
  /// When the app went to the background, by the clock of the main screen.
  private var start: TimeInterval?
  /// Counts the stays in the background, so that an alarm knows whether it still matters.
  private var stays = 0

  func begin(_ expiration: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    lastNumber += 1
    expirations[lastNumber] = .some(expiration)
    return UIBackgroundTaskIdentifier(rawValue: lastNumber)
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) { expirations[identifier.rawValue] = nil }

  var timeRemaining: TimeInterval {
    guard let start else { return .greatestFiniteMagnitude }
    return max(0, start + BackgroundTasks.allowance - UIScreen.main.frameClock.now)
  }

  func appDidEnterBackground() {
    let clock = UIScreen.main.frameClock
    start = clock.now
    stays += 1
    clock.request(at: clock.now + BackgroundTasks.allowance) { [weak self, stays] in
      guard let self, start != nil, self.stays == stays else { return }
      expire()
    }
  }

  func appWillEnterForeground() { start = nil }

  /// Tells the work that its time is over, in the order in which it began.
  func expire() {
    for number in expirations.keys.sorted() {
      let told = expirations[number] ?? nil
      told?()
      expirations[number] = nil
    }
  }
}
