import CLibXML
import Foundation
import PortableUIKit

/// Attributed text that grows as the elements of a document begin and end.
@MainActor struct MarkupText {
  private typealias Node = UnsafeMutablePointer<xmlNode>

  private let endsParagraphs: Bool
  private var runs = AttributedRuns()
  private var isEmpty = true
  /// The looks of the text that was added last.
  private var lastAttributes: [NSAttributedString.Key: Any] = [:]
  private var endsLine = false
  private var looks = [MarkupLook()]
  /// The number of the next item of each list that is open; nil in lists without numbers.
  private var lists: [Int?] = []
  /// Whether a paragraph ended, so that the next text begins a new one.
  private var endsParagraph = false
  /// How many empty lines stand before the next paragraph.
  private var distance = 0
  /// Whether a space is due before the next letter.
  private var hasSpace = false

  private static let hidden: Set<String> = ["head", "script", "style", "title", "template"]
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "body", "dd", "div", "dl", "dt", "footer", "h1", "h2", "h3",
    "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table",
    "tr",
    "ul",
  ]
  /// Blocks that an empty line parts from others.
  private static let spaced: Set<String> = [
    "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "p", "pre",
  ]

  init(endsParagraphs: Bool) { self.endsParagraphs = endsParagraphs }

  /// The text, once all elements have ended.
  var finished: NSAttributedString {
    guard endsParagraphs, endsParagraph else { return runs.string }
    var runs = runs
    runs.append("\n", lastAttributes)
    return runs.string
  }

  static func isShown(_ node: UnsafeMutablePointer<xmlNode>) -> Bool {
    switch node.pointee.type {
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: true
    case XML_ELEMENT_NODE: !hidden.contains(name(of: node))
    default: false
    }
  }

  private static func name(of node: Node) -> String {
    node.pointee.name.map { String(cString: $0).lowercased() } ?? ""
  }

  // MARK: Walk

  mutating func begin(_ node: UnsafeMutablePointer<xmlNode>) {
    guard node.pointee.type == XML_ELEMENT_NODE else {
      return add(node.pointee.content.map { String(cString: $0) } ?? "")
    }
    let name = Self.name(of: node)
    if Self.blocks.contains(name) { breakParagraph(isSpaced: Self.spaced.contains(name)) }
    var look = looks[looks.count - 1]
    look.begin(name, attributes(of: node))
    looks.append(look)
    switch name {
    case "br": append("\n")
    case "ol": lists.append(1)
    case "ul": lists.append(nil)
    case "li": beginItem()
    case "td", "th": hasSpace = !isEmpty && !endsParagraph
    default: break
    }
  }

  mutating func end(_ node: UnsafeMutablePointer<xmlNode>) {
    guard node.pointee.type == XML_ELEMENT_NODE else { return }
    let name = Self.name(of: node)
    if looks.count > 1 { looks.removeLast() }
    if name == "ol" || name == "ul", !lists.isEmpty { lists.removeLast() }
    // The end of the body is no end of a paragraph of its own.
    if Self.blocks.contains(name), name != "body" {
      breakParagraph(isSpaced: Self.spaced.contains(name))
    }
  }

  private func attributes(of node: Node) -> [String: String] {
    var values: [String: String] = [:]
    var attribute = node.pointee.properties
    while let here = attribute {
      if let name = here.pointee.name, let text = here.pointee.children?.pointee.content {
        values[String(cString: name).lowercased()] = String(cString: text)
      }
      attribute = here.pointee.next
    }
    return values
  }

  // MARK: Text

  private mutating func breakParagraph(isSpaced: Bool) {
    hasSpace = false
    guard !isEmpty else { return }
    endsParagraph = true
    if isSpaced, !endsParagraphs { distance = 1 }
  }

  private mutating func beginItem() {
    guard !lists.isEmpty else { return append("• ") }
    if let number = lists[lists.count - 1] {
      append("\(number). ")
      lists[lists.count - 1] = number + 1
    } else {
      append("• ")
    }
  }

  /// Adds the text of a node, whose spaces and line ends are one space each.
  private mutating func add(_ text: String) {
    if looks[looks.count - 1].isPreformatted { return append(text) }
    let words = text.split { " \t\n\r\u{0C}".contains($0) }
    guard !words.isEmpty else {
      if !text.isEmpty, !endsParagraph, !isEmpty { hasSpace = true }
      return
    }
    if text.first.map({ $0.isWhitespace }) == true, !endsParagraph, !isEmpty {
      hasSpace = true
    }
    append(words.joined(separator: " "))
    hasSpace = text.last.map { $0.isWhitespace } == true
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    let attributes = looks[looks.count - 1].attributes
    if endsParagraph {
      let ends = String(repeating: "\n", count: 1 + distance)
      // A line end belongs to the paragraph before it.
      runs.append(ends, endsParagraphs ? lastAttributes : attributes)
      (endsParagraph, distance) = (false, 0)
    } else if hasSpace, !endsLine {
      runs.append(" ", attributes)
    }
    hasSpace = false
    runs.append(text, attributes)
    lastAttributes = attributes
    (isEmpty, endsLine) = (false, text.hasSuffix("\n"))
  }
}
