/// What is done with the documents of a picker (raw values as in UIKit).
public enum UIDocumentPickerMode: UInt, Sendable {
  /// They are copied into the app.
  case `import` = 0
  /// They are opened where they are.
  case open = 1
  /// Documents of the app are copied to a place that the user chooses.
  case exportToService = 2
  /// Documents of the app are moved to a place that the user chooses.
  case moveToService = 3
}
