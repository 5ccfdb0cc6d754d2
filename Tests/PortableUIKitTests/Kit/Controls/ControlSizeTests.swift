import Foundation
import PortableUIKit
import Testing

/// The natural sizes and alignment insets of the standard views, each with where the number is from.
///
/// - *canvas*: what Interface Builder records for the view in documents of iOS 13 to 18.
/// - *measured*: read from the running UIKit.
/// - *documented*: in Apple's documentation.
@MainActor @Suite struct ControlSizeTests {
  private static let none = UIView.noIntrinsicMetric

  struct Expectation: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    let intrinsic: CGSize
    var insets = UIEdgeInsets.zero
    let source: String

    var testDescription: String { "\(name) (\(source))" }
  }

  nonisolated private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  nonisolated private static let expectations: [Expectation] = [
    Expectation(
      name: "view", make: { UIView() }, intrinsic: size(-1, -1),
      source: "documented: UIView.intrinsicContentSize"),
    Expectation(
      name: "switch", make: { UISwitch() }, intrinsic: size(49, 31),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
      source: "canvas: 51 by 31, aligned 49"),
    Expectation(
      name: "slider", make: { UISlider() }, intrinsic: size(-1, 30),
      insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
      source: "canvas: 31 high, aligned 30"),
    Expectation(
      name: "progress view", make: { UIProgressView(progressViewStyle: .default) },
      intrinsic: size(-1, 4), source: "canvas and measured"),
    Expectation(
      name: "page control",
      make: {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      }, intrinsic: size(74, 26), source: "measured: 18 a page and 20"),
    Expectation(
      name: "activity indicator", make: { UIActivityIndicatorView(style: .medium) },
      intrinsic: size(20, 20), source: "canvas and measured"),
    Expectation(
      name: "large activity indicator", make: { UIActivityIndicatorView(style: .large) },
      intrinsic: size(37, 37), source: "canvas and measured"),
    Expectation(
      name: "stepper", make: { UIStepper() }, intrinsic: size(94, 32),
      source: "canvas and measured"),
    Expectation(
      name: "search bar", make: { UISearchBar() }, intrinsic: size(-1, 56), source: "canvas"),
    Expectation(
      name: "picker", make: { UIPickerView() }, intrinsic: size(320, 216), source: "canvas"),
    Expectation(
      name: "date picker", make: { UIDatePicker() }, intrinsic: size(320, 216), source: "canvas"),
    Expectation(
      name: "toolbar", make: { UIToolbar() }, intrinsic: size(-1, 44), source: "canvas"),
    Expectation(
      name: "navigation bar", make: { UINavigationBar() }, intrinsic: size(-1, 44),
      source: "canvas"),
    Expectation(
      name: "tab bar", make: { UITabBar() }, intrinsic: size(-1, 49), source: "canvas"),
    Expectation(
      name: "image view without an image", make: { UIImageView() }, intrinsic: size(-1, -1),
      source: "documented: AL-56"),
    Expectation(
      name: "image view",
      make: { UIImageView(image: UIImage(name: nil, size: CGSize(width: 7, height: 9))) },
      intrinsic: size(7, 9), source: "documented: AL-56"),
    Expectation(
      name: "image view with alignment insets",
      make: {
        UIImageView(
          image: UIImage(
            name: nil, size: CGSize(width: 20, height: 10),
            alignmentRectInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
      }, intrinsic: size(14, 6), insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      source: "documented: UIImage.alignmentRectInsets"),
    Expectation(
      name: "stack", make: { UIStackView(arrangedSubviews: [UISwitch()]) },
      intrinsic: size(-1, -1), source: "AL-56: its constraints size it"),
    Expectation(
      name: "scroll view", make: { UIScrollView() }, intrinsic: size(-1, -1), source: "AL-56"),
    Expectation(
      name: "table", make: { UITableView() }, intrinsic: size(-1, -1), source: "AL-56"),
    Expectation(
      name: "collection",
      make: {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }, intrinsic: size(-1, -1), source: "AL-56"),
    Expectation(
      name: "text view that scrolls", make: { UITextView() }, intrinsic: size(-1, -1),
      source: "AL-56"),
  ]

  @Test("AL-56, AL-75 natural sizes and alignment insets", arguments: expectations)
  func sizes(expectation: Expectation) {
    let window = makeWindow("iPhone 8")
    let view = expectation.make()
    window.addSubview(view)
    #expect(view.intrinsicContentSize == expectation.intrinsic)
    #expect(view.alignmentRectInsets == expectation.insets)
    // A free view in a layout gets the frame that its natural size and insets say.
    guard expectation.intrinsic.width >= 0, !(view is UIStackView) else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    window.performTurn()
    #expect(
      view.bounds.width
        == expectation.intrinsic.width + expectation.insets.left + expectation.insets.right)
    #expect(
      view.bounds.height
        == expectation.intrinsic.height + expectation.insets.top + expectation.insets.bottom)
  }

  /// Canvas: the line of a system label by its font's size, at two and at three pixels a point.
  @Test(
    "AL-160 the height of a label's line by the size of its font",
    arguments: [
      (17.0, 20.5, 20.333), (15, 18, 18), (14, 17, 17), (13, 16, 15.666), (12, 14.5, 14.333),
      (16, 19.5, 19.333), (20, 24, 24), (22, 26.5, 26.333), (24, 29, 28.666), (34, 41, 40.666),
      (36, 43, 43),
    ])
  func labelLine(fontSize: CGFloat, atTwo: CGFloat, atThree: CGFloat) {
    for (device, expected) in [("iPhone 8", atTwo), ("iPhone 11 Pro", atThree)] {
      let label = UILabel()
      label.text = "Label"
      label.font = .systemFont(ofSize: fontSize)
      makeWindow(device).addSubview(label)
      #expect((label.intrinsicContentSize.height - expected).magnitude < 0.51, "\(device)")
    }
  }

  @Test("Buttons: the title's width in whole points, 6 points above and below the line")
  func buttons() {
    // Canvas: 30 high at 15 points, the usual size, and 29 at 14; measured: label height + 12.
    let window = makeWindow("iPhone 8")
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    window.addSubview(button)
    let label = UILabel()
    label.text = "Button"
    label.font = .systemFont(ofSize: 15)
    window.addSubview(label)
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
    button.titleLabel?.font = .systemFont(ofSize: 14)
    button.setTitle("Other", for: .normal)
    #expect(button.intrinsicContentSize.height == 29)
    #expect(UIButton(type: .system).intrinsicContentSize.width == 30)
  }

  @Test("Segments share the widest title's width; 32 points high, of which 31 are aligned")
  func segments() {
    // Canvas: 32 high from iOS 13 on, aligned 31. How wide is not known.
    let window = makeWindow("iPhone 8")
    let control = UISegmentedControl(items: ["A", "Wider"])
    window.addSubview(control)
    #expect(control.intrinsicContentSize.height == 31)
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    let width = control.intrinsicContentSize.width
    control.insertSegment(withTitle: "B", at: 2, animated: false)
    #expect(control.intrinsicContentSize.width == width * 1.5)
  }

  @Test(
    "Fields: measured as 34 high and 28 wider than the text; without a border a line and a half point"
  )
  func fields() {
    let window = makeWindow("iPhone 8")
    let field = UITextField()
    window.addSubview(field)
    let label = UILabel()
    label.text = "Placeholder"
    window.addSubview(label)
    let text = label.intrinsicContentSize
    field.placeholder = "Placeholder"
    #expect(field.intrinsicContentSize == CGSize(width: text.width, height: text.height + 1.5))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: text.width.rounded(.up) + 28, height: 34))
    field.placeholder = nil
    #expect(field.intrinsicContentSize == CGSize(width: 33, height: 34))
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
  }

  @Test("Text views: measured as 16 points more than their lines, with 5 at both ends of a line")
  func textViews() {
    let window = makeWindow("iPhone 8")
    let view = UITextView()
    view.isScrollEnabled = false
    window.addSubview(view)
    view.text = "one"
    let line = view.font?.lineHeight ?? 0
    #expect((view.intrinsicContentSize.height - (16 + line)).magnitude < 0.5)
    let label = UILabel()
    label.text = "one"
    label.font = view.font
    window.addSubview(label)
    #expect(view.intrinsicContentSize.width == label.intrinsicContentSize.width + 10)
    view.text = "one\ntwo\nthree"
    #expect((view.intrinsicContentSize.height - (16 + 3 * line)).magnitude < 0.5)
  }

  /// What views made in code hug with: the values that compiled nibs leave out (a nib keeps a priority only if it is not the
  /// class's own).
  @Test func huggingOfViewsMadeInCode() {
    func hugging(_ view: UIView) -> [Float] {
      [
        view.contentHuggingPriority(for: .horizontal).rawValue,
        view.contentHuggingPriority(for: .vertical).rawValue,
      ]
    }
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .large)] {
      #expect(hugging(view) == [750, 750])
    }
    #expect(hugging(UIProgressView(progressViewStyle: .bar)) == [250, 750])
    for view in [UILabel(), UIImageView(), UIImageView(image: nil), UIButton(), UITextField()] {
      #expect(hugging(view) == [250, 250])
    }
    #expect(hugging(UIView()) == [250, 250])
  }
}
