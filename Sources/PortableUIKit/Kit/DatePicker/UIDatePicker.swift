import Foundation

/// Wheels for a date: 320 by 216 points; compact or inline, labels or a calendar.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that are picked (raw values as in UIKit).
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  open var datePickerMode: Mode = .dateAndTime { didSet { changeLooks() } }
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { if date != oldValue { changeLooks() } }
  }
  /// Shows another date, at once also where it is to be animated; no event is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// The time that a countdown starts from, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { setNeedsDisplay() } }
  /// The minutes between two rows; a divisor of 60.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      setNeedsDisplay()
    }
  }
  /// The language of names and the order of wheels; nil for American English.
  open var locale: Locale? { didSet { changeLooks() } }
  /// The zone that times are told in; nil for Greenwich, so that a picture is the same everywhere.
  open var timeZone: TimeZone? { didSet { changeLooks() } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { changeLooks() } }

  /// The style that is shown: where the preferred one is automatic, the style that suits the room.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let isTooLowForWheels = bounds.height > 0 && bounds.height < 100
    return isTooLowForWheels && datePickerMode != .countDownTimer ? .compact : .wheels
  }

  private func changeLooks() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of wheels and calendars is fixed, that of labels follows their texts.
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .automatic, .wheels: CGSize(width: 320, height: 216)
    case .compact: compactSize
    case .inline: CGSize(width: 320, height: datePickerMode == .dateAndTime ? 376 : 330)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Labels

  /// The texts of the compact style: the date and the time, each if it is picked.
  var compactTexts: [String] {
    let texts = DateTexts(locale: locale, timeZone: timeZone)
    return switch datePickerMode {
    case .date: [texts.mediumDate(date)]
    case .time: [texts.time(date)]
    case .dateAndTime: [texts.mediumDate(date), texts.time(date)]
    case .countDownTimer: [texts.duration(countDownDuration)]
    }
  }

  /// The room around the text of a label and between two of them, in points.
  static let labelPadding: CGFloat = 11
  static let labelSpacing: CGFloat = 6
  static let labelHeight: CGFloat = 34

  private var compactSize: CGSize {
    let texts = compactTexts
    let widths = texts.map { text in
      singleLineSize(of: text, font: .systemFont(ofSize: 17)).width + 2 * Self.labelPadding
    }
    let gaps = CGFloat(max(0, texts.count - 1)) * Self.labelSpacing
    return CGSize(width: (widths.reduce(0, +) + gaps).rounded(.up), height: Self.labelHeight)
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    DatePickerLook(look: look).paint(self)
    return true
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [.init("date", \UIDatePicker.date)]
  }

  package override func read(_ attributes: any AttributeReader) {
    datePickerMode =
      attributes.choice(
        "datePickerMode",
        ["date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]) ?? .time
    preferredDatePickerStyle =
      attributes.choice("style", ["wheels": .wheels, "compact": .compact, "inline": .inline])
      ?? .automatic
    minuteInterval = attributes.integer("minuteInterval") ?? 1
    countDownDuration = TimeInterval(attributes.number("countDownDuration") ?? 0)
    if let date = attributes.date("date") { self.date = date }
    minimumDate = attributes.date("minimumDate")
    maximumDate = attributes.date("maximumDate")
    locale = attributes.child("locale")?.string("localeIdentifier").map { Locale(identifier: $0) }
  }
}
