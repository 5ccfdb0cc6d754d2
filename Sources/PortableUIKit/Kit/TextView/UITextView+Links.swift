import Foundation

extension UITextView {
  /// The attributed text with what was found in it as links; nil where it is plain text.
  var textWithLinks: NSAttributedString? {
    guard !isEditable, !dataDetectorTypes.isDisjoint(with: [.link, .phoneNumber]),
      let text, !text.isEmpty
    else { return styled }
    let found = DetectedLink.all(in: text, dataDetectorTypes)
    guard !found.isEmpty else { return styled }
    let whole = attributedText ?? NSAttributedString(string: text)
    var runs = AttributedRuns()
    var end = 0
    for link in found {
      runs.append(whole, NSRange(location: end, length: link.range.location - end))
      let part = AttributedRuns(AttributedRuns(whole, link.range).string) {
        $0[.link] == nil ? $0.merging([.link: link.url]) { own, _ in own } : $0
      }.string
      runs.append(part, NSRange(location: 0, length: part.length))
      end = link.range.location + link.range.length
    }
    runs.append(whole, NSRange(location: end, length: whole.length - end))
    return runs.string
  }

  /// The link at a point of the view, and its part of the text.
  func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
    guard let string = textWithLinks, let index = character(at: point), index < string.length
    else { return nil }
    let value = string.attribute(.link, at: index, effectiveRange: nil)
    guard let url = DetectedLink.url(of: value) else { return nil }
    // Neighbouring runs of one link are one.
    var (start, end) = (index, index + 1)
    func isSame(_ place: Int) -> Bool {
      DetectedLink.url(of: string.attribute(.link, at: place, effectiveRange: nil)) == url
    }
    while start > 0, isSame(start - 1) { start -= 1 }
    while end < string.length, isSame(end) { end += 1 }
    return (url, NSRange(location: start, length: end - start))
  }

  /// Does what the delegate wants done with the link at a point: the usual action opens it if the delegate agrees.
  ///
  /// - Returns: Whether there is one.
  func openLink(at point: CGPoint) -> Bool {
    guard let (url, range) = link(at: point) else { return false }
    let usual = UIAction { [weak self] _ in
      guard let self else { return }
      let isWanted =
        delegate?.textView(
          self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
      if isWanted { UIApplication.shared.open(url) }
    }
    let item = UITextItem(content: .link(url), range: range)
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
    action?.performWithSender(self, target: nil)
    return true
  }
}
