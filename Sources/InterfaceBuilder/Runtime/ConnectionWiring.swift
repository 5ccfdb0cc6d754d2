import Foundation
import PortableUIKit

/// Connects objects by the names that a document gives, as nib loading does: outlets, collections,
/// runtime attributes, then `awakeFromNib`.
@MainActor struct ConnectionWiring {
  let classes: ClassRegistry
  let file: String
  let colors: ColorReader
  let image: (String) -> UIImage?
  let report: (InterfaceBuilderError) -> Void

  /// Sets everything that `table` says; what cannot be set is reported and left out.
  func connect(_ table: ObjectTable) {
    for entry in table.entries {
      connectOutlets(of: entry, table)
      connectCollections(of: entry, table)
    }
    setAttributes(table)
  }

  /// Sets the runtime attributes alone.
  func setAttributes(_ table: ObjectTable) {
    for entry in table.entries { setAttributes(of: entry) }
  }

  /// Tells all objects but the owner, who was there before, that they are complete.
  func awaken(_ table: ObjectTable, except owner: AnyObject?) {
    for case let responder as UIResponder in table.entries.map(\.object) where responder !== owner {
      responder.awakeFromNib()
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
      if SystemOutlets.set(property, of: entry.object, to: value) { continue }
      complain(of: property, entry, isRegistered: !slots.isEmpty)
    }
  }

  private func connectCollections(of entry: ObjectTable.Entry, _ table: ObjectTable) {
    var names: [String] = []
    var collections: [String: [AnyObject]] = [:]
    for connection in entry.connections {
      guard
        case .outletCollection(let property) = connection.kind,
        let value = connection.destination.flatMap({ table.objects[$0] })
      else { continue }
      if collections[property] == nil { names.append(property) }
      collections[property, default: []].append(value)
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
      complain(of: name, entry, isRegistered: !slots.isEmpty)
    }
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
      complain(of: attribute.keyPath, entry, isRegistered: !slots.isEmpty)
    }
  }

  /// Reports a name that a registered class lacks; of the system's own classes not all is modelled.
  private func complain(of key: String, _ entry: ObjectTable.Entry, isRegistered: Bool) {
    guard isRegistered else { return }
    report(
      InterfaceBuilderError(
        file: file, line: entry.element?.line, column: entry.element?.column,
        elementID: entry.element?.id,
        reason: .undefinedKey(key, of: String(describing: type(of: entry.object)))))
  }
}
