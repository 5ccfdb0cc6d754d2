/// Draws what views of one class of the system show, into the context of their layers.
///
/// The compositor draws the surroundings of a look (background, subviews, border, opacity). A look lives for
/// one drawing and keeps nothing: it asks the view for all it shows. The class has it drawn in its
/// ``UIView/drawLook(on:)`` or ``UIView/drawLookAboveSubviews(on:)``.
@MainActor protocol ViewLook {
  var look: LookCanvas { get }
}
