import Foundation

/// The wheels of a picker.
@MainActor struct PickerViewLook: ViewLook {
  let look: LookCanvas

  private static let mostWheels = 16

  func paint(_ picker: UIPickerView) {
    let wheels = (0..<min(picker.numberOfComponents, Self.mostWheels)).map { component in
      let count = picker.numberOfRows(inComponent: component)
      let chosen = max(picker.selectedRow(inComponent: component), 0)
      return PickerWheel(share: 1, alignment: .center) { offset in
        let row = chosen + offset
        guard row >= 0, row < count else { return nil }
        return picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "?"
      }
    }
    if !wheels.isEmpty {
      look.paint(wheels, of: picker)
    } else if !picker.designTitles.isEmpty {
      look.paint(
        [PickerWheel(picker.designTitles, at: picker.designTitles.count / 2)], of: picker)
    }
  }
}
