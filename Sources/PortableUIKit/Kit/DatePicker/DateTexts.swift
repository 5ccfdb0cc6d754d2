import Foundation

/// The texts in which date pickers tell dates and times.
package struct DateTexts {
  /// The language; American English where none is set.
  package let locale: Locale
  /// A calendar in the zone of the picker; Greenwich where none is set.
  package let calendar: Calendar

  package init(locale: Locale?, timeZone: TimeZone?) {
    self.locale = locale ?? Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = self.locale
    calendar.timeZone = timeZone ?? .gmt
    self.calendar = calendar
  }

  /// `date` in the words of a template of Unicode's date patterns, such as `yMMMd`, in the order of the
  /// language.
  package func text(_ date: Date, template: String) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Such as `Jan 1, 2001`.
  func mediumDate(_ date: Date) -> String { text(date, template: "yMMMd") }

  /// Such as `12:00 AM`, or `00:00` where the day has 24 hours.
  package func time(_ date: Date) -> String { text(date, template: "jmm") }

  /// Such as `1 hr 5 min`.
  package func duration(_ seconds: TimeInterval) -> String {
    let minutes = Self.minutes(seconds)
    return "\(minutes / 60) hr \(minutes % 60) min"
  }

  /// Whole minutes of a countdown, less than a day.
  package static func minutes(_ seconds: TimeInterval) -> Int {
    seconds.isFinite ? Int(min(max(seconds / 60, 0), 24 * 60 - 1)) : 0
  }

  /// Whether the hours of a day count to twelve twice.
  var hasDayHalves: Bool {
    let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
    return pattern.contains("a")
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// The names of the months, and of the days of the week from the first one in the language on.
  var monthNames: [String] { formatter.standaloneMonthSymbols }
  var weekdayNames: [String] {
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    guard names.indices.contains(first) else { return names }
    return Array(names[first...] + names[..<first])
  }
  var dayHalfNames: [String] { [formatter.amSymbol, formatter.pmSymbol] }
}
