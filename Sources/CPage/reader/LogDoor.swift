/// The reader of logs for the page's script, in WebAssembly. Texts are UTF-8; answers are JSON that ends with a zero byte and
/// are given back by `conflict_log_free`.

/// Reads a text: `{"logs": […]}` or `{"error": {"line": …, "reason": …}}`.
@_cdecl("conflict_log_read")
public func conflictLogRead(_ text: UnsafePointer<UInt8>, _ count: Int32)
  -> UnsafeMutablePointer<UInt8>
{
  do throws(ConflictLogError) {
    let logs = try ConflictLog.all(in: string(text, count))
    return answer("{\"logs\":\(LogJSON.list(logs, LogJSON.log))}")
  } catch {
    return answer(LogJSON.error(error))
  }
}

/// Tells of the log at a place what its constraints mean.
///
/// - Parameter proofCount: how many constraints contradict one another, at `proof`; negative if nothing was proved.
@_cdecl("conflict_log_tell")
public func conflictLogTell(
  _ text: UnsafePointer<UInt8>, _ count: Int32, _ place: Int32, _ proof: UnsafePointer<Int32>,
  _ proofCount: Int32
) -> UnsafeMutablePointer<UInt8> {
  do throws(ConflictLogError) {
    let log = try ConflictLog.all(in: string(text, count))[Int(place)]
    let members = proofCount < 0 ? nil : (0..<Int(proofCount)).map { Int(proof[$0]) }
    return answer(LogJSON.verdict(LogVerdict(log, proof: members), log))
  } catch {
    return answer(LogJSON.error(error))
  }
}

/// Gives room for `count` bytes.
@_cdecl("conflict_log_allocate")
public func conflictLogAllocate(_ count: Int32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Gives an answer or room back.
@_cdecl("conflict_log_free")
public func conflictLogFree(_ place: UnsafeMutableRawPointer) { place.deallocate() }

private func string(_ text: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
}

private func answer(_ text: String) -> UnsafeMutablePointer<UInt8> {
  let bytes = Array(text.utf8)
  let place = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
  for (offset, byte) in bytes.enumerated() { (place + offset).initialize(to: byte) }
  (place + bytes.count).initialize(to: 0)
  return place
}
