import Foundation
import PortableUIKit
import Testing

/// Pictures that follow each other, and symbols by their configurations.
@MainActor @Suite struct ImageViewTests {
  @Test func picturesFollowTheClock() {
    let clock = ManualFrameClock()
    let window = makeWindow(clock: clock)
    let view = UIImageView()
    window.addSubview(view)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = (0..<4).map {
      UIImage(name: "\($0)", size: CGSize(width: 10, height: 10))
    }
    view.animationDuration = 4
    view.animationRepeatCount = 1
    view.startAnimating()
    #expect(view.isAnimating)
    clock.advance(to: clock.now + 2.5)
    #expect(view.isAnimating)
    clock.advance(to: clock.now + 2)
    #expect(!view.isAnimating)
    view.animationRepeatCount = 0
    view.startAnimating()
    clock.advance(to: clock.now + 20)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test("An image of images moves by itself, without end, until another one is shown")
  func animatedImage() throws {
    let clock = ManualFrameClock()
    let window = makeWindow(clock: clock)
    let view = UIImageView()
    window.addSubview(view)
    let images = (0..<3).map { UIImage(name: "\($0)", size: CGSize(width: 10, height: 10)) }
    let moving = try #require(UIImage.animatedImage(with: images, duration: 3))
    #expect(moving.images == images && moving.duration == 3 && moving.size == images[0].size)
    #expect(UIImage.animatedImage(with: [], duration: 3) == nil)
    #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 0.1)
    view.image = moving
    #expect(view.isAnimating)
    clock.advance(to: clock.now + 100)
    #expect(view.isAnimating)
    view.image = images[1]
    #expect(!view.isAnimating && images[1].images == nil && images[1].duration == 0)
  }

  /// A symbol is 1.2 times as large as its text: 24 at 20 points, and 36 at 30.
  @Test func configurationsAreAppliedOneOnTheOther() throws {
    let symbol = try #require(
      UIImage(
        systemName: "star",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)))
    #expect(symbol.size.width == 24)
    let red = try #require(
      symbol.applyingSymbolConfiguration(.init(paletteColors: [.red, .blue])))
    #expect(red.size.width == 24 && red.symbolConfiguration?.weight == .bold)
    #expect(red.renderingMode == .alwaysOriginal)
    let large = red.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(large.size.width == 36 && large.renderingMode == .alwaysOriginal)
    let both = UIImage.SymbolConfiguration(pointSize: 10).applying(
      UIImage.SymbolConfiguration(scale: .large))
    #expect(both.pointSize == 10 && both.scale == .large)
    #expect(both == UIImage.SymbolConfiguration(pointSize: 10, scale: .large))
    #expect(UIImage().applyingSymbolConfiguration(both) == nil)
  }

  @Test func aViewPrefersASize() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(pointSize: 40)
    #expect(view.intrinsicContentSize.width == 48)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    #expect(view.intrinsicContentSize.width == 24)
    #expect(UIImage(imageLiteralResourceName: "no such image").size == .zero)
  }
}
