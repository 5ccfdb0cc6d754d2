import Drawing
import Foundation
import Synchronization
import Testing

@testable import CairoRenderer
@testable import PortableUIKit

@MainActor @Suite struct PickerPaintingTests {
  /// 4 May 2019, 21:41 in Greenwich.
  private static let date = Date(timeIntervalSinceReferenceDate: 578_698_890)

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels,
    size: CGSize = CGSize(width: 320, height: 216)
  ) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(origin: .zero, size: size))
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.date
    return picker
  }

  private func rows(_ picker: UIDatePicker, at offset: Int) -> [String?] {
    PickerWheel.wheels(of: picker).map { $0.title(offset) }
  }

  /// Takes note of the texts that are shaped.
  private final class NotingShaper: TextShaper {
    let texts = Mutex<Set<String>>([])

    func line(of request: ShapingRequest) -> ShapedLine {
      _ = texts.withLock { $0.insert(request.text) }
      return PangoTextShaper.shared.line(of: request)
    }
  }

  private final class NotingTools: LookTools {
    let key = SystemLookKey(renderer: -1, scale: 1)
    let noting = NotingShaper()
    var shaper: any TextShaper { noting }

    func picture(of file: ImageRepresentation, pixels: CGSize) throws(UndrawnImage) -> CGImage {
      throw UndrawnImage(reason: "no images", missingPackage: nil)
    }
    func note(_ text: String) {}
  }

  /// The texts that a view's look draws.
  private func texts(_ view: UIView) -> Set<String> {
    let tools = NotingTools()
    let context = CGContext(sink: DisplayListRecorder(extent: view.bounds), bounds: view.bounds)
    #expect(view.drawLook(on: LookCanvas(context: context, tools: tools)))
    context.finish()
    return tools.noting.texts.withLock { $0 }
  }

  @Test func dateWheelsTurnEndlessly() {
    let picker = picker(.date)
    #expect(rows(picker, at: 0) == ["May", "4", "2019"])
    #expect(rows(picker, at: -4) == ["January", "31", "2015"])
    #expect(rows(picker, at: 8) == ["January", "12", "2027"])
  }

  @Test func theLanguageDecidesTheOrder() {
    let picker = picker(.date)
    picker.locale = Locale(identifier: "de_DE")
    #expect(rows(picker, at: 0) == ["4", "Mai", "2019"])
    picker.datePickerMode = .time
    #expect(rows(picker, at: 0) == ["21", "41"])
  }

  @Test func timesKeepTheirInterval() {
    let picker = picker(.time)
    #expect(rows(picker, at: 0) == ["9", "41", "PM"])
    #expect(rows(picker, at: -1) == ["8", "40", "AM"])
    #expect(rows(picker, at: 1) == ["10", "42", nil])
    picker.minuteInterval = 15
    #expect(rows(picker, at: 1)[1] == "45")
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func daysAndCountdowns() {
    #expect(rows(picker(.dateAndTime), at: 1)[0] == "Sun, May 5")
    let timer = picker(.countDownTimer)
    timer.countDownDuration = 3 * 3600 + 20 * 60
    #expect(rows(timer, at: 0) == ["3 hours", "20 min"])
    #expect(rows(timer, at: -4) == [nil, "16"])
    timer.countDownDuration = .nan
    #expect(rows(timer, at: 0) == ["0 hours", "0 min"])
  }

  @Test func stylesShowTheirTexts() throws {
    let compact = texts(picker(.dateAndTime, .compact, size: CGSize(width: 250, height: 34)))
    #expect(compact.contains("May 4, 2019"))
    #expect(compact.contains { $0.hasPrefix("9:41") })
    // Where there is no room for wheels, an automatic picker is compact.
    let low = texts(picker(.date, .automatic, size: CGSize(width: 250, height: 34)))
    #expect(low == ["May 4, 2019"])
    let month = texts(picker(.date, .inline, size: CGSize(width: 320, height: 330)))
    #expect(month.isSuperset(of: ["May 2019", "SUN", "SAT", "1", "31"]))
    #expect(!month.contains("32"))
  }

  /// The first of May 2019 was a Wednesday: it stands in the fourth column.
  @Test func theCalendarBeginsOnTheRightDay() throws {
    let view = picker(.date, .inline, size: CGSize(width: 320, height: 330))
    view.date = Date(timeIntervalSinceReferenceDate: 578_698_890 - 3 * 86_400)
    let column = (320.0 - 32) / 7
    let raster = try Raster(view)
    // Beside the number, inside the disc that marks it; the first row is 264 / 5 points high.
    func isMarked(column index: Double) -> Bool {
      let pixel = raster.color(16 + (index + 0.5) * column + 15, 66 + 26.4)
      return pixel >> 16 < 0xF0 && pixel & 0xFF > 0xF0
    }
    #expect(isMarked(column: 3))
    #expect(!isMarked(column: 2) && !isMarked(column: 4))
  }

  @Test func compactSizeFollowsTheText() {
    let date = picker(.date, .compact).intrinsicContentSize
    let both = picker(.dateAndTime, .compact).intrinsicContentSize
    #expect(date.height == 34)
    #expect(both.width > date.width + 50)
  }

  // MARK: Wheels of programs

  private final class Fruits: UIPickerViewDataSource, UIPickerViewDelegate {
    let names = ["apple", "pear", "plum"]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      names.count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { names[row] }
  }

  @Test func aPickerShowsItsRows() throws {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(texts(picker).isEmpty)
    let fruits = Fruits()
    picker.dataSource = fruits
    picker.delegate = fruits
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(texts(picker) == ["apple", "pear", "plum"])
  }
}
