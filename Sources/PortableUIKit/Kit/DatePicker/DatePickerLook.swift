import Foundation

/// A date on wheels, in grey labels or in a month of days.
@MainActor struct DatePickerLook: ViewLook {
  let look: LookCanvas

  func paint(_ picker: UIDatePicker) {
    faded(picker) {
      switch picker.datePickerStyle {
      case .automatic, .wheels: look.paint(PickerWheel.wheels(of: picker), of: picker)
      case .compact: paintLabels(of: picker)
      case .inline: paintCalendar(of: picker)
      }
    }
  }

  private static let calendarHead = 44.0

  private static let weekdayRow = 22.0

  /// Draws the grey labels of the compact style, at the leading end as the picker sets them.
  private func paintLabels(of picker: UIDatePicker) {
    let texts = picker.compactTexts
    let font = UIFont.systemFont(ofSize: 17)
    let widths = texts.map { width(of: $0, font: font) + 2 * Double(UIDatePicker.labelPadding) }
    let total =
      widths.reduce(0, +) + Double(UIDatePicker.labelSpacing) * Double(max(0, texts.count - 1))
    let bounds = picker.bounds
    let free = max(0, bounds.width - total)
    let rightToLeft = isRightToLeft(picker)
    var x = bounds.minX + (rightToLeft ? free : 0)
    for (text, width) in rightToLeft
      ? Array(zip(texts, widths)).reversed() : Array(zip(texts, widths))
    {
      let height = min(Double(UIDatePicker.labelHeight), bounds.height)
      let label = CGRect(
        x: x, y: bounds.midY - height / 2, width: min(width, bounds.maxX - x), height: height)
      paintLabel(text, in: label, of: picker)
      x += width + Double(UIDatePicker.labelSpacing)
    }
  }

  private func paintLabel(_ text: String, in rect: CGRect, of picker: UIDatePicker) {
    guard rect.width > 0 else { return }
    context.fillRounded(rect, radius: 6, color(.tertiarySystemFill, in: picker))
    var style = TextStyle(font: .systemFont(ofSize: 17), color: color(.label, in: picker))
    style.alignment = .center
    style.minimumScale = 0.5
    paint(text, in: rect.insetBy(dx: 2, dy: 0), style)
  }

  /// Draws a month of days with the chosen one marked, and the time below it.
  private func paintCalendar(of picker: UIDatePicker) {
    let texts = DateTexts(locale: picker.locale, timeZone: picker.timeZone)
    var room = picker.bounds.insetBy(dx: 16, dy: 0)
    guard room.width > 70, picker.datePickerMode != .time else {
      return paintLabel(
        texts.time(picker.date), in: timeField(in: picker.bounds, picker, texts), of: picker)
    }
    if picker.datePickerMode == .dateAndTime {
      let row = CGRect(
        x: room.minX, y: room.maxY - Self.calendarHead, width: room.width,
        height: Self.calendarHead)
      var style = TextStyle(
        font: .systemFont(ofSize: 17, weight: .semibold), color: color(.label, in: picker))
      style.alignment = .left
      paint("Time", in: row, style)
      paintLabel(texts.time(picker.date), in: timeField(in: row, picker, texts), of: picker)
      room.size.height -= Self.calendarHead
    }
    paintHead(of: picker, in: room, texts)
    paintDays(of: picker, in: room, texts)
  }

  private func timeField(in row: CGRect, _ picker: UIDatePicker, _ texts: DateTexts) -> CGRect {
    let width =
      width(of: texts.time(picker.date), font: .systemFont(ofSize: 17))
      + 2 * Double(UIDatePicker.labelPadding)
    let height = min(Double(UIDatePicker.labelHeight), row.height)
    return CGRect(
      x: max(row.minX, row.maxX - width), y: row.midY - height / 2, width: min(width, row.width),
      height: height)
  }

  private func paintHead(of picker: UIDatePicker, in room: CGRect, _ texts: DateTexts) {
    let line = CGRect(x: room.minX, y: room.minY, width: room.width, height: Self.calendarHead)
    let tint = tint(of: picker)
    let title = texts.text(picker.date, template: "yMMMM")
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    var style = TextStyle(font: font, color: color(.label, in: picker))
    style.alignment = .left
    paint(title, in: line, style)
    let after = room.minX + width(of: title, font: font) + 6
    for (name, x) in [
      ("chevron.right", after), ("chevron.left", room.maxX - 58), ("chevron.right", room.maxX - 16),
    ] {
      let side = x == after ? 12.0 : 18.0
      paintSymbol(
        name, in: CGRect(x: x, y: line.midY - side / 2, width: side * 0.7, height: side), tint,
        hole: tint)
    }
    let column = room.width / 7
    for (index, name) in texts.weekdayNames.prefix(7).enumerated() {
      var style = TextStyle(
        font: .systemFont(ofSize: 13, weight: .semibold), color: color(.tertiaryLabel, in: picker))
      style.alignment = .center
      style.minimumScale = 0.6
      paint(
        name.uppercased(),
        in: CGRect(
          x: room.minX + column * Double(index), y: line.maxY, width: column,
          height: Self.weekdayRow), style)
    }
  }

  private func paintDays(of picker: UIDatePicker, in room: CGRect, _ texts: DateTexts) {
    let calendar = texts.calendar
    let parts = calendar.dateComponents([.year, .month], from: picker.date)
    guard let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first)?.count
    else { return }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let rows = (lead + days + 6) / 7
    let top = room.minY + Self.calendarHead + Self.weekdayRow
    let (column, row) = (room.width / 7, (room.maxY - top) / Double(max(rows, 1)))
    guard row > 8 else { return }
    let chosen = calendar.component(.day, from: picker.date)
    for day in 1...max(days, 1) {
      let place = lead + day - 1
      let cell = CGRect(
        x: room.minX + column * Double(place % 7), y: top + row * Double(place / 7), width: column,
        height: row)
      var ink = color(.label, in: picker)
      if day == chosen {
        ink = tint(of: picker)
        let side = min(column, row, 44)
        context.addEllipse(
          in: CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side))
        context.fill(ink.faded(to: 0.12))
      }
      var style = TextStyle(
        font: .systemFont(ofSize: 20, weight: day == chosen ? .medium : .regular), color: ink)
      style.alignment = .center
      style.minimumScale = 0.5
      paint(String(day), in: cell, style)
    }
  }
}
