/// How a date picker looks (raw values as in UIKit).
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that suits the room: wheels where there is room for them, else compact.
  case automatic = 0
  /// Turning wheels.
  case wheels = 1
  /// Labels that open a calendar or wheels.
  case compact = 2
  /// A calendar with a field for the time.
  case inline = 3
}
