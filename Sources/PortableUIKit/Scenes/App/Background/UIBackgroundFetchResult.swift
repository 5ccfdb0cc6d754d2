/// What came of looking for news in the background (raw values as in UIKit).
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}
