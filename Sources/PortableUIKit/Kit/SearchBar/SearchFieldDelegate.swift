import Foundation

/// Tells a search bar's delegate of what happens in the bar's field.
@MainActor final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar, _ field: UISearchTextField) {
    self.bar = bar
    super.init()
    field.delegate = self
    field.addTarget(self, action: SearchFieldDelegate.didBegin, for: .editingDidBegin)
    field.addTarget(self, action: SearchFieldDelegate.didChange, for: .editingChanged)
    field.addTarget(self, action: SearchFieldDelegate.didEnd, for: .editingDidEnd)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }

  private func didBegin() { bar.fieldDidBegin() }
  private func didChange() { bar.fieldDidChange() }
  private func didEnd() { bar.delegate?.searchBarTextDidEndEditing(bar) }
}
