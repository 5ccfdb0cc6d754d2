import AutoLayout

extension StackOptions {
  /// The options as the engine's stack takes them.
  var configuration: StackConfiguration {
    let distribution: StackConfiguration.Distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    let alignment: StackConfiguration.Alignment =
      switch alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing, .bottom: .trailing
      case .lastBaseline: .lastBaseline
      }
    return StackConfiguration(
      axis: isVertical ? .vertical : .horizontal, distribution: distribution, alignment: alignment,
      spacing: spacing, isBaselineRelative: isBaselineRelative,
      isMarginsRelative: isMarginsRelative)
  }
}
