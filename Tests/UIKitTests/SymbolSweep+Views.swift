import Foundation
import UIKit

extension SweptController {
  func controls() {
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    button.setTitleColor(.red, for: .highlighted)
    button.setImage(UIImage(systemName: "star"), for: .selected)
    button.setBackgroundImage(nil, for: .disabled)
    button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 12), forImageIn: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12, weight: .semibold)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    button.titleEdgeInsets = .zero
    button.imageEdgeInsets = .zero
    button.adjustsImageWhenHighlighted = false
    button.isEnabled = false
    button.isSelected = true
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [])
    button.addTarget(self, action: Selector("add"), for: .touchUpInside)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    _ = (button.allTargets, button.currentTitle, button.title(for: .normal), button.state)
    _ = UIButton(primaryAction: UIAction(title: "a") { _ in })
    _ = UIButton(primaryAction: nil)
    var filled = UIButton.Configuration.filled()
    filled.title = "a"
    filled.subtitle = "b"
    filled.image = UIImage(systemName: "star")
    filled.imagePadding = 1
    filled.imagePlacement = .trailing
    filled.baseBackgroundColor = .red
    filled.baseForegroundColor = .white
    filled.cornerStyle = .capsule
    filled.contentInsets = .zero
    filled.showsActivityIndicator = true
    filled.buttonSize = .large
    filled.background.cornerRadius = 2
    filled.titleTextAttributesTransformer = .init { $0 }
    let configured = UIButton(configuration: filled)
    configured.configuration = .bordered()
    configured.configurationUpdateHandler = { $0.alpha = 1 }
    configured.setNeedsUpdateConfiguration()

    let label = UILabel()
    label.text = "a"
    label.textColor = .label
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = true
    label.minimumScaleFactor = 0.5
    label.attributedText = NSAttributedString(string: "a")
    label.preferredMaxLayoutWidth = 10
    label.shadowColor = nil
    label.highlightedTextColor = nil
    label.sizeToFit()

    let field = UITextField()
    field.text = "a"
    field.placeholder = "b"
    field.attributedPlaceholder = nil
    field.borderStyle = .roundedRect
    field.keyboardType = .numberPad
    field.returnKeyType = .done
    field.isSecureTextEntry = true
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.textContentType = .oneTimeCode
    field.clearButtonMode = .whileEditing
    field.leftView = UIView()
    field.leftViewMode = .always
    field.rightView = nil
    field.inputView = UIPickerView()
    field.inputAccessoryView = UIToolbar()
    field.enablesReturnKeyAutomatically = true
    field.delegate = self
    field.becomeFirstResponder()
    _ = (field.isFirstResponder, field.isEditing, field.selectedTextRange, field.endOfDocument)

    let text = UITextView()
    text.isEditable = false
    text.isScrollEnabled = false
    text.isSelectable = true
    text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    text.dataDetectorTypes = .link
    text.linkTextAttributes = [.foregroundColor: UIColor.blue]
    text.typingAttributes = [:]
    text.selectedRange = NSRange(location: 0, length: 0)
    text.scrollRangeToVisible(NSRange(location: 0, length: 0))
    text.delegate = self
    _ = (text.textStorage, text.layoutManager, text.contentSize)

    let image = UIImageView(image: nil, highlightedImage: nil)
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.tintColor = .red
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    image.animationImages = []
    image.animationDuration = 1
    image.startAnimating()
    image.stopAnimating()
    image.isUserInteractionEnabled = true

    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .green
    toggle.setOn(false, animated: true)
    let slider = UISlider()
    (slider.value, slider.minimumValue, slider.maximumValue) = (0, 0, 1)
    slider.setValue(1, animated: true)
    slider.minimumTrackTintColor = .red
    slider.isContinuous = false
    slider.setThumbImage(nil, for: .normal)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = UISegmentedControl.noSegment
    segments.setTitle("c", forSegmentAt: 0)
    segments.insertSegment(withTitle: "d", at: 0, animated: false)
    segments.selectedSegmentTintColor = .red
    segments.setTitleTextAttributes([:], for: .selected)
    let stepper = UIStepper()
    stepper.stepValue = 2
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(0.5, animated: true)
    progress.trackTintColor = .gray
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    spinner.hidesWhenStopped = true
    spinner.color = .gray
    let dots = UIPageControl()
    dots.numberOfPages = 3
    dots.currentPage = 1
    dots.currentPageIndicatorTintColor = .red
    dots.pageIndicatorTintColor = .gray
    let date = UIDatePicker()
    date.datePickerMode = .date
    date.preferredDatePickerStyle = .compact
    date.minimumDate = nil
    date.date = Date(timeIntervalSince1970: 0)
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(0, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.showsCancelButton = true
    bar.searchTextField.textColor = .red
    bar.scopeButtonTitles = []
    let toolbar = UIToolbar()
    toolbar.items = []
    toolbar.setItems([], animated: false)
    toolbar.sizeToFit()
    let well = UIColorWell()
    well.selectedColor = .red
    well.title = "a"
    well.supportsAlpha = false
    let stack = UIStackView(arrangedSubviews: [label, field])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: label)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.addArrangedSubview(text)
    stack.insertArrangedSubview(image, at: 0)
    stack.removeArrangedSubview(image)
    let scroll = UIScrollView()
    scroll.contentSize = .zero
    scroll.contentOffset = .zero
    scroll.contentInset = .zero
    scroll.scrollIndicatorInsets = .zero
    scroll.verticalScrollIndicatorInsets = .zero
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsVerticalScrollIndicator = false
    scroll.alwaysBounceVertical = true
    scroll.bounces = false
    scroll.isPagingEnabled = true
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 2
    scroll.zoomScale = 1
    scroll.setZoomScale(1, animated: true)
    scroll.setContentOffset(.zero, animated: true)
    scroll.scrollRectToVisible(.zero, animated: false)
    scroll.delegate = self
    scroll.decelerationRate = .fast
    scroll.delaysContentTouches = false
    _ = (scroll.adjustedContentInset, scroll.isDragging, scroll.isTracking, scroll.isDecelerating)
    _ = (scroll.contentLayoutGuide.heightAnchor, scroll.frameLayoutGuide.widthAnchor)
    _ = scroll.panGestureRecognizer.translation(in: view)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    effect.contentView.addSubview(UIView())
    effect.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    _ = UIContentUnavailableView(configuration: .loading())
  }

  func views() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    one.backgroundColor = .systemBackground
    one.alpha = 0.5
    one.isHidden = true
    one.tag = 1
    one.clipsToBounds = true
    one.isOpaque = false
    one.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi)
    one.transform3D = CATransform3DIdentity
    one.center = .zero
    one.bounds = .zero
    one.contentMode = .redraw
    one.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    one.translatesAutoresizingMaskIntoConstraints = false
    one.isMultipleTouchEnabled = true
    one.isExclusiveTouch = true
    one.layoutMargins = .zero
    one.directionalLayoutMargins = .zero
    one.preservesSuperviewLayoutMargins = true
    one.insetsLayoutMarginsFromSafeArea = false
    one.semanticContentAttribute = .forceRightToLeft
    one.tintColor = nil
    one.mask = nil
    one.accessibilityLabel = "a"
    one.accessibilityIdentifier = "b"
    one.isAccessibilityElement = true
    one.accessibilityTraits = [.button, .header]
    one.accessibilityHint = nil
    one.accessibilityElements = []
    one.addSubview(UIView())
    one.insertSubview(UIView(), at: 0)
    one.insertSubview(UIView(), belowSubview: one.subviews[0])
    one.bringSubviewToFront(one.subviews[0])
    one.sendSubviewToBack(one.subviews[0])
    one.exchangeSubview(at: 0, withSubviewAt: 1)
    one.removeFromSuperview()
    one.setNeedsLayout()
    one.layoutIfNeeded()
    one.setNeedsDisplay()
    one.setNeedsDisplay(.zero)
    one.setNeedsUpdateConstraints()
    one.updateConstraintsIfNeeded()
    one.invalidateIntrinsicContentSize()
    one.endEditing(true)
    one.setContentHuggingPriority(.required, for: .horizontal)
    one.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    one.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("add")))
    one.addInteraction(UIContextMenuInteraction(delegate: self))
    one.addLayoutGuide(UILayoutGuide())
    _ = (one.superview, one.subviews, one.window, one.layer, one.safeAreaInsets, one.frame)
    _ = (one.viewWithTag(1), one.isDescendant(of: view), one.hitTest(.zero, with: nil))
    _ = (one.convert(CGPoint.zero, to: view), one.convert(CGRect.zero, from: nil))
    _ = (one.point(inside: .zero, with: nil), one.systemLayoutSizeFitting(.zero))
    _ = one.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    _ = (one.sizeThatFits(.zero), one.intrinsicContentSize, UIView.noIntrinsicMetric)
    _ = one.snapshotView(afterScreenUpdates: true)
    _ = one.drawHierarchy(in: one.bounds, afterScreenUpdates: false)
    _ = (
      one.next, one.traitCollection.userInterfaceStyle, one.effectiveUserInterfaceLayoutDirection
    )
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 1),
      one.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      one.trailingAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.trailingAnchor),
      one.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      one.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1),
      one.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
      one.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      one.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
    ])
    let constraint = NSLayoutConstraint(
      item: one, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 1)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    constraint.constant = 2
    constraint.identifier = "a"
    _ = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[a]-|", options: .alignAllTop, metrics: nil, views: ["a": one])
    UIView.animate(withDuration: 0.3) { one.alpha = 1 }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
      animations: {}, completion: { _ in })
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
    }
    UIView.transition(with: one, duration: 1, options: .transitionCrossDissolve, animations: {})
    UIView.performWithoutAnimation {}
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {}
    animator.addCompletion { _ in }
    animator.startAnimation()
    animator.fractionComplete = 0.5
    for gesture in [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(target: self, action: nil),
    ] as [UIGestureRecognizer] {
      gesture.cancelsTouchesInView = false
      gesture.delegate = self
      gesture.require(toFail: gesture)
      _ = (
        gesture.state == .ended, gesture.location(in: one), gesture.view, gesture.numberOfTouches
      )
    }
    let pan = UIPanGestureRecognizer(target: self, action: Selector("add"))
    _ = (pan.translation(in: one), pan.velocity(in: one))
    pan.setTranslation(.zero, in: one)
    one.layer.cornerRadius = 1
    one.layer.maskedCorners = [.layerMinXMinYCorner]
    one.layer.cornerCurve = .continuous
    one.layer.masksToBounds = true
    one.layer.borderWidth = 1
    one.layer.borderColor = UIColor.red.cgColor
    one.layer.shadowColor = UIColor.black.cgColor
    one.layer.shadowOpacity = 0.5
    one.layer.shadowOffset = .zero
    one.layer.shadowRadius = 2
    one.layer.shadowPath = UIBezierPath(roundedRect: .zero, cornerRadius: 1).cgPath
    one.layer.shouldRasterize = true
    one.layer.rasterizationScale = UIScreen.main.scale
    one.layer.zPosition = 1
    one.layer.anchorPoint = .zero
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = .zero
    one.layer.insertSublayer(gradient, at: 0)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: .zero).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 1
    shape.strokeEnd = 0.5
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    shape.add(animation, forKey: "a")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock {}
    CATransaction.commit()
    _ = CADisplayLink(target: self, selector: Selector("add"))
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [CAEmitterCell()]
  }

  func values() {
    _ = [
      UIColor.label, .secondaryLabel, .systemRed, .tintColor, .separator, .systemGray6, .clear,
      .secondarySystemBackground, .systemGroupedBackground, .placeholderText, .link,
      .opaqueSeparator,
      UIColor(red: 0, green: 0, blue: 0, alpha: 1), UIColor(white: 0, alpha: 1),
      UIColor(hue: 0, saturation: 0, brightness: 0, alpha: 1), UIColor(named: "a") ?? .red,
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black },
      UIColor.red.withAlphaComponent(0.5),
      UIColor(patternImage: UIImage()), UIColor(cgColor: UIColor.red.cgColor),
      UIColor.red.resolvedColor(with: .current),
    ]
    _ = [
      UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .bold, width: .condensed),
      .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
      .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
      .monospacedSystemFont(ofSize: 12, weight: .medium), .preferredFont(forTextStyle: .largeTitle),
      UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: UIFont.systemFontSize),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)),
      UIFont(descriptor: UIFontDescriptor(name: "Helvetica", size: 1), size: 12),
    ]
    let font = UIFont.systemFont(ofSize: 12)
    _ = (font.lineHeight, font.pointSize, font.fontDescriptor.withSymbolicTraits(.traitBold))
    _ = (font.ascender, font.capHeight, font.withSize(3), font.familyName, font.fontName)
    let image = UIImage(named: "a") ?? UIImage(systemName: "star") ?? UIImage()
    _ = (image.size, image.scale, image.cgImage, image.pngData(), image.imageOrientation)
    _ = (image.jpegData(compressionQuality: 0.5), image.withRenderingMode(.alwaysTemplate))
    _ = (image.withTintColor(.red), image.resizableImage(withCapInsets: .zero))
    _ = (image.preparingThumbnail(of: CGSize(width: 1, height: 1)), UIImage(data: Data()))
    _ = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    _ = image.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: 1, weight: .bold, scale: .large))
    _ = (UIImage(contentsOfFile: "a"), image.withAlignmentRectInsets(.zero))
    image.draw(in: .zero)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.cgContext.setLineWidth(1)
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    _ = (UIGraphicsGetImageFromCurrentImageContext(), UIGraphicsGetCurrentContext())
    UIGraphicsEndImageContext()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    path.close()
    path.lineWidth = 1
    path.lineCapStyle = .round
    path.stroke()
    path.fill()
    path.append(UIBezierPath(rect: .zero))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 1
    style.lineHeightMultiple = 1.2
    style.paragraphSpacing = 1
    let rich = NSMutableAttributedString(
      string: "a",
      attributes: [
        .font: font, .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 1,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: 1,
        .strikethroughStyle: 1, .backgroundColor: UIColor.red, .link: "a",
      ])
    rich.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    rich.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    _ = rich.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
    _ = ("a" as NSString).size(withAttributes: [.font: font])
    _ = (UIScreen.main.bounds, UIScreen.main.nativeBounds, UIScreen.main.traitCollection)
    _ = (UIDevice.current.userInterfaceIdiom, UIDevice.current.systemVersion, UIDevice.current.name)
    _ = (UIDevice.current.model, UIDevice.current.orientation, UIDevice.current.identifierForVendor)
    let app = UIApplication.shared
    _ = (app.delegate, app.applicationState, app.connectedScenes, app.windows, app.keyWindow)
    _ = (app.statusBarFrame, app.preferredContentSizeCategory, app.isIdleTimerDisabled)
    app.open(URL(string: "https://example.org")!, options: [:], completionHandler: nil)
    _ = app.canOpenURL(URL(string: UIApplication.openSettingsURLString)!)
    app.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
    app.applicationIconBadgeNumber = 0
    _ = app.beginBackgroundTask {}
    app.endBackgroundTask(.invalid)
    for name in [
      UIApplication.didBecomeActiveNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willResignActiveNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIDevice.orientationDidChangeNotification,
      UITextField.textDidChangeNotification, UIContentSizeCategory.didChangeNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: Selector("keyboard:"), name: name, object: nil)
    }
    let info: [AnyHashable: Any] = [:]
    _ = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    _ = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    _ = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    UIPasteboard.general.string = "a"
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIAccessibility.post(notification: .announcement, argument: "a")
    _ = (UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.windowLevel = .alert + 1
    window.overrideUserInterfaceStyle = .light
    _ = (traitCollection.horizontalSizeClass == .compact, traitCollection.displayScale)
    _ = traitCollection.hasDifferentColorAppearance(comparedTo: nil)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Self, _: UITraitCollection) in }
    _ = (UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0), UIOffset.zero, CGRect.null)
  }
}
