// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Core Text's styles of paragraphs are UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle
public typealias CTTextTab = NSTextTab

/// How lines stand in their width (raw values as in Core Text).
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4
}

/// How lines are broken (raw values as in Core Text).
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Which way text goes (raw values as in Core Text).
public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A value of a paragraph's style (raw values as in Core Text).
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  case tabStops = 4
  case defaultTabInterval = 5
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
  case lineBoundsOptions = 17
}

/// A value of a paragraph's style, and where it is in memory.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes.
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

/// A style of paragraphs with settings; those whose size is not that of their value are left out.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  guard let settings else { return style }
  for index in 0..<max(0, settingCount) { style.take(settings[index]) }
  return style
}

public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  let copy = NSMutableParagraphStyle()
  copy.setParagraphStyle(paragraphStyle)
  return copy
}

/// Writes a value of a style; false if the buffer has another size than it. Spacing between lines is the most, the least and
/// the added one at once.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func write<T>(_ value: T) -> Bool {
    guard valueBufferSize == MemoryLayout<T>.size else { return false }
    valueBuffer.storeBytes(of: value, as: T.self)
    return true
  }
  switch spec {
  case .alignment: return write(CTTextAlignment(paragraphStyle.alignment).rawValue)
  case .lineBreakMode: return write(UInt8(paragraphStyle.lineBreakMode.rawValue))
  case .baseWritingDirection:
    return write(Int8(paragraphStyle.baseWritingDirection.rawValue))
  case .tabStops, .lineBoundsOptions: return false
  default:
    guard let path = spec.number else { return false }
    return write(paragraphStyle[keyPath: path])
  }
}

public func CTTextTabCreate(
  _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab {
  NSTextTab(textAlignment: alignment.asText, location: CGFloat(location))
}

public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment {
  CTTextAlignment(tab.alignment)
}
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

extension CTTextAlignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }

  fileprivate var asText: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension CTParagraphStyleSpecifier {
  /// The value of a style that is a number of points or a factor.
  fileprivate var number: KeyPath<NSParagraphStyle, CGFloat>? {
    switch self {
    case .firstLineHeadIndent: \.firstLineHeadIndent
    case .headIndent: \.headIndent
    case .tailIndent: \.tailIndent
    case .defaultTabInterval: \.defaultTabInterval
    case .lineHeightMultiple: \.lineHeightMultiple
    case .maximumLineHeight: \.maximumLineHeight
    case .minimumLineHeight: \.minimumLineHeight
    case .paragraphSpacing: \.paragraphSpacing
    case .paragraphSpacingBefore: \.paragraphSpacingBefore
    case .lineSpacing, .maximumLineSpacing, .minimumLineSpacing, .lineSpacingAdjustment:
      \.lineSpacing
    case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection, .lineBoundsOptions: nil
    }
  }
}

extension NSMutableParagraphStyle {
  fileprivate func take(_ setting: CTParagraphStyleSetting) {
    func read<T>(_ type: T.Type) -> T? {
      setting.valueSize == MemoryLayout<T>.size
        ? setting.value.load(as: T.self) : nil
    }
    func number() -> CGFloat? { read(CGFloat.self).flatMap { $0.isFinite ? $0 : nil } }
    switch setting.spec {
    case .alignment:
      if let raw = read(UInt8.self), let value = CTTextAlignment(rawValue: raw) {
        alignment = value.asText
      }
    case .lineBreakMode:
      if let raw = read(UInt8.self), let value = NSLineBreakMode(rawValue: Int(raw)) {
        lineBreakMode = value
      }
    case .baseWritingDirection:
      if let raw = read(Int8.self), let value = NSWritingDirection(rawValue: Int(raw)) {
        baseWritingDirection = value
      }
    case .tabStops:
      if let tabs = read(Unmanaged<NSArray>.self) {
        tabStops = tabs.takeUnretainedValue().compactMap { $0 as? NSTextTab }
      }
    case .firstLineHeadIndent: firstLineHeadIndent = number() ?? firstLineHeadIndent
    case .headIndent: headIndent = number() ?? headIndent
    case .tailIndent: tailIndent = number() ?? tailIndent
    case .defaultTabInterval: defaultTabInterval = number() ?? defaultTabInterval
    case .lineHeightMultiple: lineHeightMultiple = number() ?? lineHeightMultiple
    case .maximumLineHeight: maximumLineHeight = number() ?? maximumLineHeight
    case .minimumLineHeight: minimumLineHeight = number() ?? minimumLineHeight
    case .paragraphSpacing: paragraphSpacing = number() ?? paragraphSpacing
    case .paragraphSpacingBefore: paragraphSpacingBefore = number() ?? paragraphSpacingBefore
    case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment:
      lineSpacing = number() ?? lineSpacing
    case .maximumLineSpacing: lineSpacing = min(lineSpacing, number() ?? lineSpacing)
    case .lineBoundsOptions: break
    }
  }
}
