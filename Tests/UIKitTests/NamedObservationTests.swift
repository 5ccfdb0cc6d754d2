import Foundation
import Testing
import UIKit

/// Properties that are observed by name, and Foundation's tables of objects.
@MainActor @Suite struct NamedObservationTests {
  private final class Watcher: UIView {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = (change?[.kindKey] as? NSNumber)?.uintValue
      seen.append(
        "\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-") \(kind ?? 0)")
    }
  }

  @Test("The content of a scroll view is observed until the observer leaves")
  func contentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let watcher = Watcher()
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.new, .old], context: nil)
    scroll.contentSize = CGSize(width: 3, height: 4)
    scroll.contentSize = CGSize(width: 3, height: 4)
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
    scroll.contentSize = .zero
    #expect(watcher.seen == ["contentSize (0.0, 0.0) (3.0, 4.0) 1"])
  }

  @Test("Contexts tell observations of one property apart")
  func contexts() {
    var (one, other) = (0, 0)
    withUnsafeMutablePointer(to: &one) { one in
      withUnsafeMutablePointer(to: &other) { other in
        let label = UILabel()
        let watcher = Watcher()
        label.addObserver(watcher, forKeyPath: "text", options: .new, context: one)
        label.addObserver(watcher, forKeyPath: "text", options: [], context: other)
        label.removeObserver(watcher, forKeyPath: "text", context: one)
        label.text = "a"
        #expect(watcher.seen == ["text - - 1"])
      }
    }
  }

  @Test("Unknown names, observers that are not there and changes that nobody handles raise")
  func errors() {
    let handler = UIKitException.handler
    defer { UIKitException.handler = handler }
    var names: [String] = []
    UIKitException.handler = { names.append($0.name) }
    let view = UIView()
    let observer = UILabel()
    view.addObserver(observer, forKeyPath: "nonsense", options: [], context: nil)
    view.removeObserver(observer, forKeyPath: "frame")
    view.addObserver(observer, forKeyPath: "alpha", options: [], context: nil)
    view.alpha = 0.5
    #expect(
      names == ["NSUnknownKeyException", "NSRangeException", "NSInternalInconsistencyException"])
  }

  @Test("A table of weak objects forgets those that are gone")
  func hashTable() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView()
    table.add(kept)
    table.add(kept)
    do {
      let passing = UIView()
      table.add(passing)
      #expect(table.count == 2)
    }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test("A map from weak keys forgets entries whose key is gone")
  func mapTable() {
    let table = NSMapTable<UIView, UILabel>.weakToStrongObjects()
    let key = UIView()
    table.setObject(UILabel(), forKey: key)
    #expect(table.object(forKey: key) != nil)
    do {
      let passing = UIView()
      table.setObject(UILabel(), forKey: passing)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil)
  }
}

/// Values of layers by their names.
@MainActor @Suite struct LayerValueTests {
  @Test("Properties, their parts and names of an app's own")
  func values() {
    let layer = CALayer()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue("card", forKey: "mark")
    layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")
    layer.setValue("nonsense", forKey: "cornerRadius")
    #expect(layer.opacity == 0.5 && layer.cornerRadius == 0)
    #expect(abs(layer.transform.m12 - 1) < 1e-12)
    #expect(layer.value(forKey: "mark") as? String == "card")
    #expect(layer.backgroundColor?.components?.first == 1)
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 3)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 4))
    layer.setValue(nil, forKey: "backgroundColor")
    layer.setValue(nil, forKey: "mark")
    #expect(layer.backgroundColor == nil && layer.value(forKey: "mark") == nil)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
  }
}
