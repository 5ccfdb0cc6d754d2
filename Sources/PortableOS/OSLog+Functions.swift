// Names are those of the system's functions, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Writes a message with values for its places, such as `%{public}@` and `%d`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {
  log.write(type, formatted("\(message)", arguments))
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: Any...
) {
  log.write(type, formatted("\(message)", arguments))
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// The text with its places filled; a place without a value stays.
func formatted(_ format: String, _ arguments: [Any]) -> String {
  var text = ""
  var rest = format[...]
  var values = arguments[...]
  while let percent = rest.firstIndex(of: "%") {
    text += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      text += "%"
      rest.removeFirst()
      continue
    }
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "-+ #0123456789.hlqzjt".contains($0) }
    rest = rest.dropFirst(flags.count)
    let kind = rest.popFirst()
    guard let kind, let value = values.popFirst() else {
      text += "%\(flags)\(kind.map(String.init) ?? "")"
      continue
    }
    switch (kind, value) {
    case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
      ("e", let number as any BinaryFloatingPoint):
      text += String(format: "%\(flags.filter { !$0.isLetter })\(kind)", Double(number))
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
      ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
      ("X", let number as any BinaryInteger):
      let digits = flags.filter { !$0.isLetter }
      text += String(format: "%\(digits)l\(kind)", Int(truncatingIfNeeded: number))
    default: text += String(describing: value)
    }
  }
  return text + rest
}
