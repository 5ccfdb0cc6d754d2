import Foundation

/// Spokes, the last of which is the darkest.
@MainActor struct ActivityIndicatorLook: ViewLook {
  let look: LookCanvas

  func paint(_ view: UIActivityIndicatorView) {
    guard view.isAnimating || !view.hidesWhenStopped else { return }
    let side = min(view.bounds.width, view.bounds.height)
    let ink = view.color.map { color($0, in: view) } ?? color(.systemGray, in: view)
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let spokes = 8
    for spoke in 0..<spokes {
      let angle = 2 * Double.pi * Double(spoke) / Double(spokes) - .pi / 2
      let (x, y) = (cos(angle), sin(angle))
      context.move(to: CGPoint(x: center.x + x * side * 0.26, y: center.y + y * side * 0.26))
      context.addLine(to: CGPoint(x: center.x + x * side * 0.44, y: center.y + y * side * 0.44))
      let fade = 0.25 + 0.75 * Double(spoke) / Double(spokes - 1)
      context.stroke(ink.faded(to: fade), width: side * 0.11, round: true)
    }
  }
}
