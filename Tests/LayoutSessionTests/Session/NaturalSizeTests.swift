import Foundation
import PortableUIKit
import Testing

@testable import LayoutSession

/// Views of a session have the sizes and baselines of UIKit's.
@MainActor @Suite struct NaturalSizeTests {
  private func session(_ lines: [String]) throws -> Session {
    let session = Session(files: MemoryFiles())
    for line in lines {
      let response = session.apply(line)
      try #require(!response.isFailure, "\(line): \(response.text())")
    }
    return session
  }

  private func frame(of name: String, in session: Session) throws -> CGRect {
    let item = try #require(session.model.view(named: name))
    let frame = session.model.engine.frame(of: item)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The last baseline lies above the bottom by the descender, however high the label is (AL-78).
  @Test func aTallLabelsLastBaselineIsAtItsBottom() throws {
    let session = try session([
      "device \"iPhone 15\"", "view card in screen", "label l \"Hello\" in card",
      "view mark in card", "l.height == 100", "l.top == card.top", "mark.top == l.lastBaseline",
    ])
    let font = UIFont.preferredFont(forTextStyle: .body)
    let below = try frame(of: "l", in: session).maxY - frame(of: "mark", in: session).minY
    // Frames lie on pixels, of which a point of an iPhone 15 has three.
    #expect(abs(below - (font.lineHeight - font.ascender)) < 1.0 / 3 + 1e-9, "\(below)")
  }

  /// A button is drawn with the font that it is measured with.
  @Test func aButtonsFontIsTheOneItWasMeasuredWith() throws {
    let session = try session(["button b \"Send\"", "font b 40"])
    let button = try #require(session.model.view(named: "b")?.view as? UIButton)
    #expect(button.titleLabel?.font.pointSize == 40)
  }
}
