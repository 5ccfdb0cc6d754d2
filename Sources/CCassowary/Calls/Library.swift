// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_code_text(_ code: Int32) -> UnsafePointer<CChar>? { constant(codeText(code)) }

@c @implementation
public func cassowary_open(_ solver: UnsafeMutablePointer<OpaquePointer?>?) -> Int32 {
  guard let solver else { return CASSOWARY_NULL_ARGUMENT }
  guard cassowary_memory_ensure(MemoryNeed.change.rawValue, 0) else { return CASSOWARY_NO_MEMORY }
  let door = Unmanaged.passRetained(Door())
  let token = cassowary_registry_add(door.toOpaque())
  guard token != 0 else {
    door.release()
    return CASSOWARY_LIMIT
  }
  solver.pointee = OpaquePointer(bitPattern: token)
  return CASSOWARY_OK
}

@c @implementation
public func cassowary_close(_ solver: OpaquePointer?) -> Int32 {
  var code = CASSOWARY_OK
  let token = UInt(bitPattern: solver)
  guard let box = cassowary_registry_enter(token, &code) else { return code }
  cassowary_registry_remove(token)
  Unmanaged<Door>.fromOpaque(box).release()
  return code
}

@c @implementation
public func cassowary_message(_ solver: OpaquePointer?) -> UnsafePointer<CChar>? {
  var text: UnsafePointer<CChar>?
  let code = answer(solver) { door throws(Refusal) in
    guard let refusal = door.refusal else { return }
    text = constant(codeText(refusal.code))
    guard cassowary_memory_ensure(MemoryNeed.question.rawValue, 0) else { return }
    text = try door.keep(refusal.text)
  }
  return text ?? constant(code == CASSOWARY_OK ? "" : codeText(code))
}

private func constant(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
