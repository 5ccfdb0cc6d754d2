import Foundation

extension PickerWheel {
  @MainActor static func wheels(of picker: UIDatePicker) -> [PickerWheel] {
    let texts = DateTexts(locale: picker.locale, timeZone: picker.timeZone)
    switch picker.datePickerMode {
    case .date: return dateWheels(picker.date, texts)
    case .time: return timeWheels(picker, texts)
    case .dateAndTime: return [dayWheel(picker.date, texts)] + timeWheels(picker, texts)
    case .countDownTimer: return countDownWheels(picker)
    }
  }

  private static func dateWheels(_ date: Date, _ texts: DateTexts) -> [PickerWheel] {
    let parts = texts.calendar.dateComponents([.year, .month, .day], from: date)
    let days = texts.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    let month = PickerWheel(
      texts.monthNames, at: (parts.month ?? 1) - 1, share: 0.48, alignment: .left, isEndless: true)
    let day = PickerWheel(
      (1...max(days, 1)).map { String($0) }, at: (parts.day ?? 1) - 1, share: 0.2,
      alignment: .right,
      isEndless: true)
    let year = PickerWheel(share: 0.32, alignment: .right) { String((parts.year ?? 2001) + $0) }
    // The language decides which comes first, as in the order of its dates.
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: texts.locale) ?? "MMMMdy"
    let order: [(letter: Character, wheel: PickerWheel)] = [("M", month), ("d", day), ("y", year)]
    return order.sorted {
      (pattern.firstIndex(of: $0.letter) ?? pattern.endIndex)
        < (pattern.firstIndex(of: $1.letter) ?? pattern.endIndex)
    }
    .map(\.wheel)
  }

  private static func dayWheel(_ date: Date, _ texts: DateTexts) -> PickerWheel {
    PickerWheel(share: 0.5, alignment: .right) { offset in
      texts.calendar.date(byAdding: .day, value: offset, to: date)
        .map { texts.text($0, template: "EEEMMMd") }
    }
  }

  @MainActor private static func timeWheels(
    _ picker: UIDatePicker, _ texts: DateTexts
  ) -> [PickerWheel] {
    let parts = texts.calendar.dateComponents([.hour, .minute], from: picker.date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let minutes = minuteWheel(minute, interval: picker.minuteInterval)
    guard texts.hasDayHalves else {
      return [
        PickerWheel(
          (0..<24).map { twoDigits($0) }, at: hour, share: 0.18, alignment: .right, isEndless: true),
        minutes,
      ]
    }
    return [
      PickerWheel(
        [12] + (1..<12), at: hour % 12, share: 0.16, alignment: .right, isEndless: true),
      minutes,
      PickerWheel(texts.dayHalfNames, at: hour / 12, share: 0.18, alignment: .left),
    ]
  }

  private init(
    _ numbers: [Int], at index: Int, share: Double, alignment: NSTextAlignment, isEndless: Bool
  ) {
    self.init(
      numbers.map { String($0) }, at: index, share: share, alignment: alignment,
      isEndless: isEndless)
  }

  private static func minuteWheel(_ minute: Int, interval: Int) -> PickerWheel {
    PickerWheel(
      stride(from: 0, to: 60, by: max(interval, 1)).map { twoDigits($0) },
      at: minute / max(interval, 1), share: 0.16, alignment: .right, isEndless: true)
  }

  @MainActor private static func countDownWheels(_ picker: UIDatePicker) -> [PickerWheel] {
    let minutes = DateTexts.minutes(picker.countDownDuration)
    return [
      PickerWheel(share: 0.5, alignment: .center) { offset in
        let hour = minutes / 60 + offset
        guard (0..<24).contains(hour) else { return nil }
        return offset == 0 ? "\(hour) hours" : "\(hour)"
      },
      PickerWheel(share: 0.5, alignment: .center) { offset in
        let step = max(picker.minuteInterval, 1)
        let minute = ((minutes % 60 / step + offset) * step % 60 + 60) % 60
        return offset == 0 ? "\(minute) min" : "\(minute)"
      },
    ]
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
