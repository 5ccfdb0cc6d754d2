import Foundation

/// An object of its own for each thread.
///
/// The main actor is no one thread everywhere: on Linux its work may move on to another one between
/// two jobs. A value that lasts within one job only can be kept per thread all the same.
final class ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if os(Linux) || os(Android)
        if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
      #else
        Unmanaged<AnyObject>.fromOpaque(pointer).release()
      #endif
    }
    self.key = key
    self.make = make
  }

  /// The object of the thread this is called on, made at first use.
  var value: Value {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
    }
    let value = make()
    pthread_setspecific(key, Unmanaged.passRetained(value).toOpaque())
    return value
  }
}
