enum Axis: CaseIterable {
  case horizontal
  case vertical

  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
