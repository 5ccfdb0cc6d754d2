import Foundation
import PortableUIKit

/// Connects objects by the names that a document gives, as nib loading does: runtime attributes, outlets,
/// collections, then `awakeFromNib`.
@MainActor struct ConnectionWiring {
  let classes: ClassRegistry
  let file: String
  let colors: ColorReader
  let image: (String) -> UIImage?
  let report: (InterfaceBuilderError) -> Void

  /// Sets everything in `table`; settings that fail are reported and left out.
  func connect(_ table: ObjectTable) {
    setAttributes(table)
    for entry in table.entries {
      connectOutlets(of: entry, table)
      connectCollections(of: entry, table)
      connectActions(of: entry, table)
    }
  }

  /// Sets the runtime attributes alone.
  func setAttributes(_ table: ObjectTable) {
    for entry in table.entries { setAttributes(of: entry) }
  }

  /// Tells all objects but the owner, who was there before, that they are complete.
  func awaken(_ table: ObjectTable, except owner: AnyObject?) {
    for object in table.entries.map(\.object) where object !== owner {
      switch object {
      case let responder as UIResponder: responder.awakeFromNib()
      case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
      case let item as UIBarItem: item.awakeFromNib()
      default: break
      }
    }
  }

  private func connectOutlets(of entry: ObjectTable.Entry, _ table: ObjectTable) {
    for connection in entry.connections {
      guard
        case .outlet(let property) = connection.kind,
        let value = connection.destination.flatMap({ table.objects[$0] })
      else { continue }
      if let outlets = entry.object as? OutletDictionary {
        outlets.objects[property] = value
        continue
      }
      let slots = classes.slots(of: entry.object)
      if slots.contains(where: { $0.slots.outlets[property]?(entry.object, value) ?? false }) {
        continue
      }
      if SymbolProperty(property, of: entry.object)?.set(value, of: entry.object) ?? false {
        continue
      }
      if DocumentOutlet.set(property, of: entry.object, to: value) { continue }
      complain(of: property, entry, isRegistered: !slots.isEmpty)
    }
  }

  private func connectCollections(of entry: ObjectTable.Entry, _ table: ObjectTable) {
    var names: [String] = []
    var collections: [String: [AnyObject]] = [:]
    var appended: Set<String> = []
    for connection in entry.connections {
      guard
        case .outletCollection(let property) = connection.kind,
        let value = connection.destination.flatMap({ table.objects[$0] })
      else { continue }
      if collections[property] == nil { names.append(property) }
      collections[property, default: []].append(value)
      if connection.attributes["appends"] == "YES" { appended.insert(property) }
    }
    for name in names {
      let values = collections[name] ?? []
      if let outlets = entry.object as? OutletDictionary {
        outlets.collections[name] = values
        continue
      }
      let slots = classes.slots(of: entry.object)
      if slots.contains(where: { $0.slots.collections[name]?(entry.object, values) ?? false }) {
        continue
      }
      if SymbolProperty(name, of: entry.object)?.set(values, of: entry.object) ?? false { continue }
      if name == "gestureRecognizers", let view = entry.object as? UIView,
        let recognizers = values as? [UIGestureRecognizer]
      {
        let former = appended.contains(name) ? view.gestureRecognizers ?? [] : []
        view.gestureRecognizers = former + recognizers
        continue
      }
      complain(of: name, entry, isRegistered: !slots.isEmpty)
    }
  }

  /// Has a control, the item of a bar or a gesture recogniser do the action that its target registered
  /// under the selector's name. An action to the first responder goes to the first one above the control
  /// that has it.
  private func connectActions(of entry: ObjectTable.Entry, _ table: ObjectTable) {
    for connection in entry.connections {
      guard case .action(let selector, let event) = connection.kind else { continue }
      let target = connection.destination.flatMap { table.objects[$0] }
      if let target, !has(target, selector) {
        complain(of: selector, entry, at: target)
        continue
      }
      let send = { [weak target, classes] (sender: Any?) in
        var responder = target ?? sender as? UIResponder as AnyObject?
        while let object = responder {
          if let perform = classes.action(selector, of: object) { return perform(sender) }
          responder = target == nil ? (object as? UIResponder)?.next : nil
        }
      }
      switch entry.object {
      case let control as UIControl:
        control.addAction(
          UIAction { send($0.sender) }, for: UIControl.Event(document: event))
      case let item as UIBarButtonItem:
        item.primaryAction = UIAction { send($0.sender) }
      case let recognizer as UIGestureRecognizer:
        recognizer.addAction { send($0) }
      default:
        break
      }
    }
  }

  private func has(_ target: AnyObject, _ selector: String) -> Bool {
    let slots = classes.slots(of: target)
    // A class that registered no action at all takes its actions elsewhere.
    return slots.allSatisfy { $0.slots.actions.isEmpty }
      || classes.action(selector, of: target) != nil
  }

  private func setAttributes(of entry: ObjectTable.Entry) {
    for attribute in entry.runtimeAttributes {
      let value = RuntimeValue(
        attribute.value, color: { colors.color(attributes: $0) }, image: image)
      let slots = classes.slots(of: entry.object)
      let isSet = slots.contains {
        $0.slots.attributes[attribute.keyPath]?(entry.object, value) ?? false
      }
      if isSet || SystemAttributes.isKnown(attribute.keyPath) { continue }
      if SymbolProperty(attribute.keyPath, of: entry.object)?.set(value.value, of: entry.object)
        ?? false
      {
        continue
      }
      complain(of: attribute.keyPath, entry, isRegistered: !slots.isEmpty)
    }
  }

  /// Reports a name that a registered class lacks; not all names of the system's own classes are
  /// modelled.
  private func complain(of key: String, _ entry: ObjectTable.Entry, isRegistered: Bool) {
    if isRegistered { complain(of: key, entry, at: entry.object) }
  }

  private func complain(of key: String, _ entry: ObjectTable.Entry, at object: AnyObject) {
    report(
      InterfaceBuilderError(
        file: file, line: entry.element?.line, column: entry.element?.column,
        elementID: entry.element?.id, element: entry.element?.name,
        reason: .undefinedKey(key, of: String(describing: type(of: object)))))
  }
}

extension UIControl.Event {
  /// The event by the name documents have for it; without one the control's main one.
  init(document name: String?) {
    self =
      switch name {
      case "touchDown": .touchDown
      case "touchDownRepeat": .touchDownRepeat
      case "touchDragInside": .touchDragInside
      case "touchDragOutside": .touchDragOutside
      case "touchDragEnter": .touchDragEnter
      case "touchDragExit": .touchDragExit
      case "touchUpInside": .touchUpInside
      case "touchUpOutside": .touchUpOutside
      case "touchCancel": .touchCancel
      case "valueChanged": .valueChanged
      case "editingDidBegin": .editingDidBegin
      case "editingChanged": .editingChanged
      case "editingDidEnd": .editingDidEnd
      case "editingDidEndOnExit": .editingDidEndOnExit
      default: .primaryActionTriggered
      }
  }
}
