import PortableUIKit

/// The known painters, by the classes of views that they paint.
@MainActor final class ContentPainters {
  /// The painters of the system's views.
  static let standard: ContentPainters = {
    let painters = ContentPainters()
    painters.add(LabelPainter.self)
    painters.add(ButtonPainter.self)
    painters.add(ImageViewPainter.self)
    painters.add(TextFieldPainter.self)
    painters.add(TextViewPainter.self)
    painters.add(SwitchPainter.self)
    painters.add(SliderPainter.self)
    painters.add(SegmentedControlPainter.self)
    painters.add(ProgressPainter.self)
    painters.add(StepperPainter.self)
    painters.add(ActivityIndicatorPainter.self)
    painters.add(PageControlPainter.self)
    painters.add(PickerViewPainter.self)
    painters.add(DatePickerPainter.self)
    painters.add(SearchBarPainter.self)
    painters.add(BarBackgroundPainter.self)
    painters.add(NavigationBarPainter.self)
    painters.add(TabBarPainter.self)
    painters.add(ToolbarPainter.self)
    painters.add(VisualEffectPainter.self)
    painters.add(TableViewPainter.self)
    painters.add(TableViewCellPainter.self)
    return painters
  }()

  private var entries: [Entry] = []
  /// The entry found for a class; nil where there is no painter.
  private var found: [ObjectIdentifier: Entry?] = [:]

  /// Makes a table without painters.
  init() {}

  /// Adds a painter; one that was there for the same class is replaced.
  func add<Painter: ContentPainter>(_ painter: Painter.Type) {
    entries.removeAll { $0.content == Painter.Content.self }
    entries.append(Entry(painter))
    found = [:]
  }

  /// Draws the look of `view` below its subviews; answers whether it has one.
  ///
  /// - Complexity: O(painters) for the first view of a class, then O(1) besides the drawing.
  func paint(_ view: UIView, on look: LookCanvas) -> Bool {
    guard let entry = entry(for: view) else { return false }
    entry.paint(view, look)
    return true
  }

  /// Draws the look of `view` above its subviews; answers whether that is anything.
  func paintOverlay(of view: UIView, on look: LookCanvas) -> Bool {
    entry(for: view)?.paintOverlay(view, look) ?? false
  }

  private func entry(for view: UIView) -> Entry? {
    let key = ObjectIdentifier(type(of: view))
    if let known = found[key] { return known }
    // The nearest class: none of the others is derived from it.
    let entry = entries.filter { $0.paints(view) }.reduce(nil as Entry?) { best, next in
      best.map { $0.isBase(next.content) ? next : $0 } ?? next
    }
    found[key] = .some(entry)
    return entry
  }

  /// A painter, whatever its class of views.
  @MainActor private struct Entry {
    let content: UIView.Type
    /// Whether a view is of the painter's class.
    let paints: (UIView) -> Bool
    /// Whether a class is the painter's or derived from it.
    let isBase: (UIView.Type) -> Bool
    let paint: @MainActor (UIView, LookCanvas) -> Void
    let paintOverlay: @MainActor (UIView, LookCanvas) -> Bool

    init<Painter: ContentPainter>(_ painter: Painter.Type) {
      content = Painter.Content.self
      paints = { $0 is Painter.Content }
      isBase = { $0 is Painter.Content.Type }
      paint = { view, look in
        if let view = view as? Painter.Content { Painter(look: look).paint(view) }
      }
      paintOverlay = { view, look in
        (view as? Painter.Content).map { Painter(look: look).paintOverlay($0) } ?? false
      }
    }
  }
}
