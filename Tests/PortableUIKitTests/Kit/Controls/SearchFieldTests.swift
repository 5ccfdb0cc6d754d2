import Foundation
import PortableUIKit
import Testing

/// The field of a search bar is a view of its own once it is asked for.
@MainActor @Suite struct SearchFieldTests {
  private final class Searcher: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  }

  private let window = makeWindow()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
  private let searcher = Searcher()

  init() {
    bar.delegate = searcher
    bar.text = "a"
    window.addSubview(bar)
  }

  @Test func theFieldIsTheBars() {
    let field = bar.searchTextField
    window.layoutIfNeeded()
    #expect(field.text == "a" && field === bar.searchTextField && field.superview === bar)
    #expect(field.frame == CGRect(x: 8, y: 10, width: 284, height: 36))
    #expect(bar.becomeFirstResponder() && field.isFirstResponder && bar.isFirstResponder)
    #expect(searcher.log == ["shouldBegin", "didBegin"])
    searcher.log = []
    bar.typeText("bx\n")
    #expect(bar.text == "ab" && searcher.log == ["text ab", "search"])
    bar.text = "c"
    #expect(field.text == "c")
    field.resignFirstResponder()
    #expect(!bar.isFirstResponder && searcher.log.last == "didEnd")
  }

  @Test func withoutAFieldTheSameIsAsked() {
    bar.becomeFirstResponder()
    bar.typeText("bx")
    #expect(bar.text == "ab")
    #expect(searcher.log == ["shouldBegin", "didBegin", "text ab"])
  }

  @Test func aFieldAskedForWhileEditingGoesOn() {
    bar.becomeFirstResponder()
    searcher.log = []
    #expect(bar.searchTextField.isFirstResponder && bar.isFirstResponder)
    #expect(KeySimulator(window).press("b") && bar.text == "ab")
    #expect(searcher.log == ["text ab"])
  }

  @Test func aKeyIsTypedIntoTheBar() {
    bar.becomeFirstResponder()
    #expect(KeySimulator(window).press("b") && bar.text == "ab")
    searcher.log = []
    #expect(KeySimulator(window).press("\u{8}") && bar.text == "a")
    #expect(searcher.log == ["text a"])
  }

  @Test func tokensAreDeletedAtTheBeginning() {
    let field = UISearchTextField()
    field.insertToken(UISearchToken(icon: nil, text: "bird"), at: 0)
    field.text = "a"
    field.deleteBackward()
    #expect(field.text == "" && field.tokens.count == 1)
    field.deleteBackward()
    #expect(field.tokens.isEmpty)
  }
}
