import Foundation
import PortableUIKit
import Testing

/// A drag from one view to another by a simulated finger, in the order that UIKit's reference gives.
@MainActor @Suite struct DragInteractionTests {
  private final class Host: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []
    var isOffering = true
    var allowsMove = true
    var operation = UIDropOperation.copy
    var dropped: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      calls.append("items at \(Int(place.x))")
      guard isOffering else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))
      item.localObject = "local"
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      calls.append("preview")
      return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      calls.append("lift")
      animator.addCompletion { [self] in calls.append("lifted \($0 == .end)") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { calls.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { calls.append("move") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { calls.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { calls.append("did end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addCompletion { [self] _ in calls.append("back") } }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      calls.append("can?")
      return session.canLoadObjects(ofClass: String.self)
        && session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { calls.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      calls.append("update")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { calls.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      calls.append("drop")
      dropped += session.localDragSession?.items.compactMap { $0.localObject as? String } ?? []
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { animator.addCompletion { [self] _ in calls.append("arrived") } }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    { calls.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    { calls.append("over") }
  }

  private let scene: TouchScene
  private let host = Host()
  private let source: NotingView
  private let target: UIView
  private let drag: UIDragInteraction

  init() throws {
    scene = try TouchScene()
    source = scene.view("source", 0, 100, 100, 100)
    target = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
    scene.window.addSubview(target)
    drag = UIDragInteraction(delegate: host)
    drag.isEnabled = true
    source.addInteraction(drag)
    target.addInteraction(UIDropInteraction(delegate: host))
    scene.window.performTurn()
  }

  @Test("A press lifts the items, a movement drags them, and the view under the finger takes them")
  func drop() {
    let touch = scene.finger.touch(at: at(30, 120))
    scene.finger.wait(1)
    #expect(host.take() == ["items at 30", "preview", "lift", "lifted true"])
    #expect(scene.book.take() == ["source.began", "source.cancelled"])
    scene.finger.move(touch, to: at(150, 120))
    #expect(host.take() == ["begin", "move"])
    scene.finger.move(touch, to: at(220, 120))
    #expect(host.take() == ["move", "can?", "enter", "update"])
    scene.finger.move(touch, to: at(230, 120))
    #expect(host.take() == ["move", "update"])
    scene.finger.lift(touch)
    #expect(
      host.take() == ["will end copy", "drop", "arrived", "conclude", "over", "did end copy"])
    #expect(host.dropped == ["local"])
  }

  @Test("Items that are dropped beside every view go back")
  func cancel() {
    let touch = scene.finger.touch(at: at(30, 120))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(220, 120))
    scene.finger.move(touch, to: at(150, 300))
    _ = host.take()
    scene.finger.lift(touch)
    #expect(host.take() == ["will end cancel", "back", "over", "did end cancel"])
  }

  @Test("A drag that leaves a view tells it; items that may not be moved are not moved")
  func exitAndMove() {
    host.operation = .move
    host.allowsMove = false
    let touch = scene.finger.touch(at: at(30, 120))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(220, 120))
    scene.finger.move(touch, to: at(150, 300))
    #expect(host.take().suffix(3) == ["update", "move", "exit"])
    scene.finger.move(touch, to: at(220, 120))
    // It is asked once whether it can do with the items.
    #expect(host.take() == ["move", "enter", "update"])
    scene.finger.lift(touch)
    #expect(host.take().first == "exit")
    #expect(host.dropped == [])
  }

  @Test("A press where there is nothing to drag stays a touch of the view")
  func nothing() {
    host.isOffering = false
    let touch = scene.finger.touch(at: at(30, 120))
    scene.finger.wait(1)
    scene.finger.lift(touch)
    #expect(host.take() == ["items at 30"])
    #expect(scene.book.take() == ["source.began", "source.ended"])
  }

  @Test("A touch that is taken back, or an interaction that goes, ends the drag")
  func taken() {
    var touch = scene.finger.touch(at: at(30, 120))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(220, 120))
    _ = host.take()
    scene.finger.cancel(touch)
    #expect(host.take() == ["exit", "will end cancel", "back", "over", "did end cancel"])
    touch = scene.finger.touch(at: at(30, 120))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(220, 120))
    _ = host.take()
    source.removeInteraction(drag)
    #expect(host.take().last == "did end cancel")
  }

  @Test("Items that stay over a view for a while choose it")
  func springLoading() {
    var states: [Int] = []
    final class Effect: UISpringLoadedInteractionEffect {
      var told: (Int) -> Void = { _ in }
      func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
      ) { told(context.state.rawValue) }
    }
    let effect = Effect()
    effect.told = { states.append($0) }
    var chosen = 0
    let spring = UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) {
      _, _ in chosen += 1
    }
    target.addInteraction(spring)
    let touch = scene.finger.touch(at: at(30, 120))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(220, 120))
    scene.finger.wait(0.5)
    #expect(chosen == 0 && states == [1])
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(221, 120))
    #expect(chosen == 1 && states == [1, 2, 3])
    scene.finger.move(touch, to: at(150, 300))
    #expect(states == [1, 2, 3, 0])
    scene.finger.lift(touch)
    #expect(chosen == 1)
  }
}
