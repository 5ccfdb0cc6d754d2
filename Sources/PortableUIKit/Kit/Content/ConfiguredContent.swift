import Foundation

/// Puts the views of configurations into cells.
@MainActor enum ConfiguredContent {
  /// Shows a configuration in the view that shows one already, where that can, otherwise in a new one.
  static func show(
    _ configuration: (any UIContentConfiguration)?, in host: UIView,
    replacing old: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let configuration, let old, old.supports(configuration) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    guard let configuration else { return nil }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.insertSubview(view, at: 0)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      host.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      host.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return view
  }

  static func show(
    _ configuration: UIBackgroundConfiguration?, in cell: UIView,
    replacing old: BackgroundConfigurationView?
  ) -> BackgroundConfigurationView? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    if let old {
      old.configuration = configuration
      return old
    }
    let view = BackgroundConfigurationView(configuration)
    view.frame = cell.bounds
    cell.insertSubview(view, at: 0)
    return view
  }
}
