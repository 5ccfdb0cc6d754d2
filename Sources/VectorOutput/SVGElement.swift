import Foundation

/// An element of a document under construction.
final class SVGElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)]
  var children: [SVGElement]
  /// Character data in place of children.
  var text: String?
  /// The clips of a `g` that holds nothing but marks under them.
  var clipKey: [String]?

  init(
    _ name: String, _ attributes: [(String, String)] = [], children: [SVGElement] = [],
    text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    self.children = children
    self.text = text
  }

  subscript(_ name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append((name, newValue)) }
    }
  }

  /// Writes the element with its children, two spaces deeper for each level; in a text space counts, so its parts stand on
  /// one line.
  func write(into output: inout String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    output += "\(indent)<\(name)"
    for (name, value) in attributes { output += " \(name)=\"\(value.escapedForXML)\"" }
    if let text {
      output += ">\(text.escapedForXML)</\(name)>\n"
    } else if children.isEmpty {
      output += "/>\n"
    } else if name == "text" {
      output += ">"
      for child in children {
        child.write(into: &output, depth: 0)
        output.removeLast()
      }
      output += "</\(name)>\n"
    } else {
      output += ">\n"
      for child in children { child.write(into: &output, depth: depth + 1) }
      output += "\(indent)</\(name)>\n"
    }
  }
}

extension String {
  /// The text as character data or as the value of an attribute. Control characters, which XML cannot
  /// hold, become spaces.
  fileprivate var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case let scalar where scalar.value < 0x20 || (0xfffe...0xffff).contains(scalar.value):
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
