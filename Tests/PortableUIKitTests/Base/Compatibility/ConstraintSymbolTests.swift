import Foundation
import PortableUIKit
import Testing

// The symbols of constraints, anchors and priorities that layout libraries use.

private final class IdentifiedConstraint: NSLayoutConstraint {
  var note = ""
}

@MainActor @Suite struct ConstraintSymbolTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView()
  private let other = UIView()

  init() {
    for subview in [view, other] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(subview)
    }
  }

  @Test("Making, reading and changing a constraint")
  func constraint() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: other,
      attribute: .height, multiplier: 2, constant: 3)
    constraint.priority = UILayoutPriority(rawValue: 751)
    constraint.identifier = "width"
    constraint.shouldBeArchived = true
    constraint.constant = 4
    #expect(constraint.firstItem === view && constraint.secondItem === other)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 2)
    #expect(constraint.constant == 4 && constraint.priority.rawValue == 751)
    #expect(constraint.firstAnchor === view.widthAnchor)
    #expect(constraint.secondAnchor === other.heightAnchor)
    #expect(constraint.identifier == "width" && constraint.shouldBeArchived)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive && container.constraints == [constraint])
    NSLayoutConstraint.deactivate([constraint])
    constraint.isActive = true
    constraint.isActive = false
    #expect(container.constraints.isEmpty)
    let own = IdentifiedConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
    own.note = "mine"
    own.isActive = true
    #expect(view.constraints.contains(own) && NSLayoutConstraint().firstItem == nil)
  }

  @Test("Every attribute, with UIKit's raw values")
  func attributes() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(NSLayoutConstraint.Attribute(rawValue: 9) == .centerX)
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let rawValues: [NSLayoutConstraint.Relation.RawValue] = relations.map(\.rawValue)
    #expect(rawValues == [-1, 0, 1])
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
  }

  @Test("Every way from an anchor to a constraint")
  func anchors() {
    let x = view.leadingAnchor
    let y = view.topAnchor
    let width = view.widthAnchor
    let made: [NSLayoutConstraint] = [
      x.constraint(equalTo: other.leadingAnchor),
      x.constraint(equalTo: other.leadingAnchor, constant: 1),
      x.constraint(greaterThanOrEqualTo: other.leadingAnchor),
      x.constraint(greaterThanOrEqualTo: other.leadingAnchor, constant: 1),
      x.constraint(lessThanOrEqualTo: other.leadingAnchor),
      x.constraint(lessThanOrEqualTo: other.leadingAnchor, constant: 1),
      x.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      x.constraint(greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      x.constraint(lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      y.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
      y.constraint(greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
      y.constraint(lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
      width.constraint(equalToConstant: 5),
      width.constraint(greaterThanOrEqualToConstant: 5),
      width.constraint(lessThanOrEqualToConstant: 5),
      width.constraint(equalTo: other.heightAnchor, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: other.heightAnchor, multiplier: 2),
      width.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 2),
      width.constraint(equalTo: other.heightAnchor, multiplier: 2, constant: 1),
      width.constraint(greaterThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 1),
      width.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 1),
      x.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 8),
      y.anchorWithOffset(to: other.topAnchor).constraint(equalTo: other.heightAnchor),
    ]
    #expect(made.allSatisfy { !$0.isActive && $0.priority == .required })
    #expect(made[6].constant == 8 && made[9].constant == 16)
    let anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> = x
    #expect(anchor.constraint(equalTo: other.leadingAnchor).firstAttribute == .leading)
    // Some suites make anchors of nothing.
    #expect(NSLayoutXAxisAnchor().item == nil && NSLayoutYAxisAnchor().item == nil)
    #expect(NSLayoutDimension().item == nil)
  }

  @Test("A visual format")
  func visualFormat() {
    let options: NSLayoutConstraint.FormatOptions = [.alignAllCenterY, .directionRightToLeft]
    #expect(!options.contains(.alignAllCenterX))
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[a(20)]-[b]-|", options: .alignAllCenterY, metrics: ["unused": 1],
      views: ["a": view, "b": other])
    NSLayoutConstraint.activate(made)
    container.layoutIfNeeded()
    #expect(view.frame.width == 20 && other.frame.minX == view.frame.maxX + 8)
  }

  @Test("Priorities")
  func priorities() {
    let names: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    let raw: [UILayoutPriority.RawValue] = names.map(\.rawValue)
    #expect(raw == [1000, 750, 250, 50])
    #expect(UILayoutPriority(900).rawValue == 900 && UILayoutPriority(rawValue: 3).rawValue == 3)
  }

  @Test("Associated objects are kept by views, guides and constraints")
  func associations() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
      .OBJC_ASSOCIATION_RETAIN,
    ]
    let guide = UILayoutGuide()
    for (index, policy) in policies.enumerated() {
      for object in [view, guide, NSLayoutConstraint()] as [NSObject] {
        objc_setAssociatedObject(object, key, index, policy)
        #expect(objc_getAssociatedObject(object, key) as? Int == index)
        objc_setAssociatedObject(object, key, nil, policy)
        #expect(objc_getAssociatedObject(object, key) == nil)
      }
    }
  }
}
