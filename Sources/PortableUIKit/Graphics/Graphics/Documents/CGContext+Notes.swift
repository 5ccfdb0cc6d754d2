import Drawing
import Foundation

/// Links of pages, as Core Graphics has them; without a page nothing happens.
extension CGContext {
  /// Makes a rectangle of user space a link to `url`.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    note(.link(url.absoluteString, rect.applying(userToSink)), isFinite: rect.isFinite)
  }

  /// Names a point of user space as the goal of links.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    note(
      .place("\(name)", point.applying(userToSink)), isFinite: point.x.isFinite && point.y.isFinite)
  }

  /// Makes a rectangle of user space a link to the point with a name, which may be on a later page.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    note(.jump("\(name)", rect.applying(userToSink)), isFinite: rect.isFinite)
  }

  private func note(_ note: DocumentNote, isFinite: Bool) {
    guard isFinite, !isFinished else { return }
    switch page {
    case let document as DocumentSink: document.note(note)
    case let notes as PageNotes: notes.append(note)
    default: break
    }
  }
}
