import AutoLayout
import PortableUIKit

/// The document's settings for the layout of one view, apart from its constraints.
@MainActor struct ViewLayout {
  let description: InterfaceView
  let margins: ViewMargins

  /// Gives everything to `view`, or only the settings that differ from `old`.
  func apply(to view: UIView, differingFrom old: ViewLayout? = nil) {
    func differs<Value: Equatable>(_ value: (ViewLayout) -> Value) -> Bool {
      old.map { value($0) != value(self) } ?? true
    }
    if differs({ $0.description.frame }), old == nil || !description.usesAutoLayout {
      view.frame = description.frame
    }
    if differs({ $0.description.isHidden }) { view.isHidden = description.isHidden }
    if differs({ $0.description.usesAutoLayout }) || differs({ $0.description.autoresizing }) {
      applyPlacement(to: view)
    }
    if differs({ $0.margins }) { applyMargins(to: view) }
    if differs({ $0.description.horizontalHugging }) {
      view.setContentHuggingPriority(priority(description.horizontalHugging), for: .horizontal)
    }
    if differs({ $0.description.verticalHugging }) {
      view.setContentHuggingPriority(priority(description.verticalHugging), for: .vertical)
    }
    if differs({ $0.description.horizontalCompression }) {
      view.setContentCompressionResistancePriority(
        priority(description.horizontalCompression), for: .horizontal)
    }
    if differs({ $0.description.verticalCompression }) {
      view.setContentCompressionResistancePriority(
        priority(description.verticalCompression), for: .vertical)
    }
    if let stack = view as? UIStackView, let arrangement = description.stack {
      apply(arrangement, to: stack, differingFrom: old?.description.stack)
    }
  }

  private func applyPlacement(to view: UIView) {
    if description.usesAutoLayout {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else if description.role != .root {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = description.autoresizing.union(followingMask)
    }
  }

  /// The parts of a frame that follow the surroundings whatever the document says: rows and the views
  /// above and below them are as wide as their table, and the content of a row fills it.
  private var followingMask: UIView.AutoresizingMask {
    switch (description.kind, description.role) {
    case ("tableViewCell", .cell): [.flexibleWidth]
    case ("tableViewCellContentView", _): [.flexibleWidth, .flexibleHeight]
    case (_, .supplementary) where isAboveOrBelowRows: [.flexibleWidth]
    default: []
    }
  }

  private var isAboveOrBelowRows: Bool {
    ["tableHeaderView", "tableFooterView", "headerView", "footerView"]
      .contains(description.element?.element.key ?? "")
  }

  private func applyMargins(to view: UIView) {
    view.insetsLayoutMarginsFromSafeArea = margins.insetsFromSafeArea
    view.preservesSuperviewLayoutMargins = margins.preservesSuperview
    guard let insets = margins.insets else { return }
    if case .directional = description.margins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    } else {
      view.layoutMargins = insets
    }
  }

  private func apply(
    _ arrangement: StackConfiguration, to stack: UIStackView,
    differingFrom old: StackConfiguration?
  ) {
    if arrangement.axis != old?.axis { stack.axis = arrangement.axis }
    if arrangement.distribution != old?.distribution {
      stack.distribution = arrangement.distribution
    }
    if arrangement.alignment != old?.alignment { stack.alignment = arrangement.alignment }
    if arrangement.spacing != old?.spacing { stack.spacing = CGFloat(arrangement.spacing) }
    if arrangement.isBaselineRelative != old?.isBaselineRelative {
      stack.isBaselineRelativeArrangement = arrangement.isBaselineRelative
    }
    if arrangement.isMarginsRelative != old?.isMarginsRelative {
      stack.isLayoutMarginsRelativeArrangement = arrangement.isMarginsRelative
    }
  }

  /// A priority UIKit accepts; the format allows 0 for "none".
  private func priority(_ value: Double) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(value, 1), 1000)))
  }
}
