import UIKit

// The names of UIKit and its neighbours that two or more of 53 public apps use, as they were counted in the apps' Swift sources:
// types, and members of types that are named with their type. The file only has to compile: nothing here is called.
// Docs/Guides/FromUIKit.md has the counts and the names that are left out.

@MainActor
enum CountedSymbols {
  static func types(
    _: CAAction, _: CAAnimation, _: CAAnimationDelegate, _: CAAnimationGroup, _: CABasicAnimation,
    _: CACornerMask,
    _: CADisplayLink, _: CAEmitterCell, _: CAEmitterLayer, _: CAEmitterLayerEmitterShape,
    _: CAGradientLayer,
    _: CAKeyframeAnimation, _: CALayer, _: CALayerContentsGravity, _: CAMediaTimingFillMode,
    _: CAMediaTimingFunction, _: CAMediaTimingFunctionName, _: CAShapeLayer,
    _: CAShapeLayerFillRule,
    _: CAShapeLayerLineCap, _: CAShapeLayerLineJoin, _: CATextLayer, _: CATextLayerAlignmentMode,
    _: CATransaction,
    _: CATransition, _: CATransitionType, _: CGAffineTransform, _: CGBitmapInfo, _: CGBlendMode,
    _: CGColor,
    _: CGColorSpace, _: CGContext, _: CGDataProvider, _: CGFloat, _: CGFont, _: CGGradient,
    _: CGGradientDrawingOptions, _: CGImage, _: CGImageAlphaInfo, _: CGMutablePath, _: CGPath,
    _: CGPoint, _: CGRect,
    _: CGSize, _: CGVector, _: UIAccessibility, _: UIAccessibilityCustomAction,
    _: UIAccessibilityElement,
    _: UIAccessibilityTraits, _: UIAction, _: UIActionHandler, _: UIActivity,
    _: UIActivityIndicatorView,
    _: UIActivityItemProvider, _: UIActivityItemSource, _: UIActivityViewController,
    _: UIAdaptivePresentationControllerDelegate, _: UIAlertAction, _: UIAlertController,
    _: UIApplication,
    _: UIApplicationDelegate, _: UIApplicationShortcutIcon, _: UIApplicationShortcutItem,
    _: UIBackgroundConfiguration, _: UIBackgroundFetchResult, _: UIBackgroundRefreshStatus,
    _: UIBackgroundTaskIdentifier, _: UIBarButtonItem, _: UIBarButtonItemGroup, _: UIBarMetrics,
    _: UIBarPosition,
    _: UIBarPositioning, _: UIBarStyle, _: UIBezierPath, _: UIBlurEffect, _: UIButton,
    _: UICellAccessory,
    _: UICellConfigurationState, _: UICollectionLayoutListConfiguration,
    _: UICollectionReusableView,
    _: UICollectionView, _: UICollectionViewCell, _: UICollectionViewCompositionalLayout,
    _: UICollectionViewCompositionalLayoutConfiguration, _: UICollectionViewController,
    _: UICollectionViewDataSource, _: UICollectionViewDataSourcePrefetching,
    _: UICollectionViewDelegate,
    _: UICollectionViewDelegateFlowLayout, _: UICollectionViewDragDelegate,
    _: UICollectionViewDropCoordinator,
    _: UICollectionViewDropDelegate, _: UICollectionViewDropProposal, _: UICollectionViewFlowLayout,
    _: UICollectionViewFlowLayoutInvalidationContext, _: UICollectionViewLayout,
    _: UICollectionViewLayoutAttributes,
    _: UICollectionViewLayoutInvalidationContext, _: UICollectionViewListCell, _: UIColor,
    _: UICommand,
    _: UIConfigurationColorTransformer, _: UIConfigurationState,
    _: UIConfigurationTextAttributesTransformer,
    _: UIContentConfiguration, _: UIContentContainer, _: UIContentSizeCategory,
    _: UIContentUnavailableConfiguration,
    _: UIContentView, _: UIContextMenuActionProvider, _: UIContextMenuConfiguration,
    _: UIContextMenuContentPreviewProvider, _: UIContextMenuInteraction,
    _: UIContextMenuInteractionAnimating,
    _: UIContextMenuInteractionCommitAnimating, _: UIContextMenuInteractionDelegate,
    _: UIContextualAction,
    _: UIControl, _: UICoordinateSpace, _: UIDatePicker, _: UIDeferredMenuElement, _: UIDevice,
    _: UIDeviceOrientation, _: UIDocumentInteractionController,
    _: UIDocumentInteractionControllerDelegate,
    _: UIDocumentPickerDelegate, _: UIDocumentPickerViewController, _: UIDragInteraction,
    _: UIDragInteractionDelegate, _: UIDragItem, _: UIDragPreview, _: UIDragPreviewParameters,
    _: UIDragSession,
    _: UIDropInteraction, _: UIDropInteractionDelegate, _: UIDropOperation, _: UIDropProposal,
    _: UIDropSession,
    _: UIEdgeInsets, _: UIEditMenuConfiguration, _: UIEditMenuInteraction,
    _: UIEditMenuInteractionDelegate,
    _: UIEvent, _: UIFocusAnimationCoordinator, _: UIFocusEnvironment, _: UIFocusGuide,
    _: UIFocusHaloEffect,
    _: UIFocusUpdateContext, _: UIFont, _: UIFontDescriptor, _: UIFontMetrics,
    _: UIGestureRecognizer,
    _: UIGestureRecognizerDelegate, _: UIGlassEffect, _: UIGraphicsImageRenderer,
    _: UIGraphicsImageRendererContext,
    _: UIGraphicsImageRendererFormat, _: UIHoverGestureRecognizer, _: UIImage, _: UIImageAsset,
    _: UIImagePickerController, _: UIImagePickerControllerDelegate, _: UIImageView,
    _: UIImpactFeedbackGenerator,
    _: UIInputView, _: UIInputViewAudioFeedback, _: UIInterfaceOrientation,
    _: UIInterfaceOrientationMask,
    _: UIInterpolatingMotionEffect, _: UIKeyCommand, _: UIKeyInput, _: UIKeyModifierFlags,
    _: UIKeyboardAppearance,
    _: UIKeyboardType, _: UILabel, _: UILargeContentViewerInteraction, _: UILayoutGuide,
    _: UILayoutPriority,
    _: UILayoutSupport, _: UIListContentConfiguration, _: UILongPressGestureRecognizer, _: UIMenu,
    _: UIMenuController, _: UIMenuElement, _: UIMenuItem, _: UIModalPresentationStyle,
    _: UIMotionEffectGroup,
    _: UIMutableApplicationShortcutItem, _: UINavigationBar, _: UINavigationBarAppearance,
    _: UINavigationBarDelegate, _: UINavigationController, _: UINavigationControllerDelegate,
    _: UINavigationItem,
    _: UINib, _: UINotificationFeedbackGenerator, _: UIOffset, _: UIOpenURLContext,
    _: UIPageControl,
    _: UIPageViewController, _: UIPageViewControllerDataSource, _: UIPageViewControllerDelegate,
    _: UIPanGestureRecognizer, _: UIPasteboard, _: UIPercentDrivenInteractiveTransition,
    _: UIPickerView,
    _: UIPickerViewDataSource, _: UIPickerViewDelegate, _: UIPinchGestureRecognizer,
    _: UIPointerEffect,
    _: UIPointerInteraction, _: UIPointerInteractionDelegate, _: UIPointerRegion, _: UIPointerStyle,
    _: UIPopoverArrowDirection, _: UIPopoverPresentationController,
    _: UIPopoverPresentationControllerDelegate,
    _: UIPopoverPresentationControllerSourceItem, _: UIPresentationController, _: UIPress,
    _: UIPressesEvent,
    _: UIPreviewParameters, _: UIPrintInfo, _: UIPrintInteractionController, _: UIProgressView,
    _: UIRectCorner,
    _: UIRectEdge, _: UIRefreshControl, _: UIResponder, _: UIResponderStandardEditActions,
    _: UIReturnKeyType,
    _: UIScene, _: UISceneConfiguration, _: UISceneSession, _: UIScreen,
    _: UIScreenEdgePanGestureRecognizer,
    _: UIScrollView, _: UIScrollViewDelegate, _: UISearchBar, _: UISearchBarDelegate,
    _: UISearchController,
    _: UISearchControllerDelegate, _: UISearchResultsUpdating, _: UISearchTextField,
    _: UISegmentedControl,
    _: UISelectionFeedbackGenerator, _: UISheetPresentationController,
    _: UISheetPresentationControllerDelegate,
    _: UISimpleTextPrintFormatter, _: UISlider, _: UISplitViewController,
    _: UISplitViewControllerDelegate,
    _: UISpringTimingParameters, _: UIStackView, _: UIStatusBarAnimation, _: UIStatusBarStyle,
    _: UIStepper,
    _: UIStoryboard, _: UIStoryboardSegue, _: UISwipeActionsConfiguration,
    _: UISwipeGestureRecognizer, _: UISwitch,
    _: UITabBar, _: UITabBarAppearance, _: UITabBarController, _: UITabBarControllerDelegate,
    _: UITabBarDelegate,
    _: UITabBarItem, _: UITabBarItemAppearance, _: UITableView, _: UITableViewCell,
    _: UITableViewController,
    _: UITableViewDataSource, _: UITableViewDelegate, _: UITableViewDragDelegate,
    _: UITableViewDropCoordinator,
    _: UITableViewDropDelegate, _: UITableViewDropProposal, _: UITableViewHeaderFooterView,
    _: UITableViewRowAction,
    _: UITapGestureRecognizer, _: UITargetedPreview, _: UITextAutocapitalizationType,
    _: UITextAutocorrectionType,
    _: UITextContentType, _: UITextField, _: UITextFieldDelegate, _: UITextInput,
    _: UITextInputMode,
    _: UITextInputTraits, _: UITextItemInteraction, _: UITextPosition, _: UITextRange,
    _: UITextView,
    _: UITextViewDelegate, _: UIToolbar, _: UIToolbarAppearance, _: UITouch, _: UITraitCollection,
    _: UITraitHorizontalSizeClass, _: UITraitPreferredContentSizeCategory,
    _: UITraitUserInterfaceStyle,
    _: UITraitVerticalSizeClass, _: UITransitionContextViewControllerKey,
    _: UITransitionContextViewKey,
    _: UIUserActivityRestoring, _: UIUserInterfaceIdiom, _: UIUserInterfaceLayoutDirection,
    _: UIUserInterfaceStyle,
    _: UIVibrancyEffect, _: UIView, _: UIViewAnimatingPosition, _: UIViewController,
    _: UIViewControllerAnimatedTransitioning, _: UIViewControllerContextTransitioning,
    _: UIViewControllerInteractiveTransitioning, _: UIViewControllerTransitionCoordinator,
    _: UIViewControllerTransitionCoordinatorContext, _: UIViewControllerTransitioningDelegate,
    _: UIViewImplicitlyAnimating, _: UIViewPropertyAnimator, _: UIVisualEffect,
    _: UIVisualEffectView, _: UIWindow,
    _: UIWindowScene, _: UIWindowSceneDelegate
  ) {}

  static func genericTypes(
    _: UICollectionViewDiffableDataSource<Int, Int>, _: UITableViewDiffableDataSource<Int, Int>,
    _: NSDiffableDataSourceSnapshot<Int, Int>, _: NSDiffableDataSourceSectionSnapshot<Int>
  ) {}

  static func members1() {
    _ = (
      CAEmitterLayerEmitterShape.line, CAGradientLayer.self, CAMediaTimingFillMode.forwards,
      CAMediaTimingFunctionName.easeInEaseOut
    )
    _ = (
      CAMediaTimingFunctionName.linear, CAShapeLayerFillRule.evenOdd, CAShapeLayerLineCap.round,
      CATransaction.begin
    )
    _ = (
      CATransaction.commit, CATransaction.setAnimationDuration, CATransaction.setCompletionBlock,
      CATransaction.setDisableActions
    )
    _ = (
      CATransaction.setValue, CATransitionType.fade, CGAffineTransform.identity,
      CGFloat.greatestFiniteMagnitude
    )
    _ = (CGFloat.leastNonzeroMagnitude, CGFloat.leastNormalMagnitude, CGFloat.pi, CGFloat.self)
    _ = (CGFloat.zero, CGImageAlphaInfo.premultipliedLast, CGPoint.zero, CGRect.zero)
    _ = (CGSize.self, CGSize.zero, NSArray.self, NSAttributedString.Key.baselineOffset)
    _ = (
      NSAttributedString.Key.font, NSAttributedString.Key.foregroundColor,
      NSAttributedString.Key.kern, NSAttributedString.Key.link
    )
    _ = (
      NSAttributedString.Key.paragraphStyle, NSAttributedString.Key.strikethroughStyle,
      NSAttributedString.Key.underlineColor, NSAttributedString.Key.underlineStyle
    )
    _ = (
      NSCalendar.current, NSCollectionLayoutSection.list, NSDictionary.self,
      NSKeyedUnarchiver.unarchivedObject
    )
    _ = (
      NSLayoutConstraint.Axis.horizontal, NSLayoutConstraint.Axis.vertical,
      NSLayoutConstraint.activate, NSLayoutConstraint.constraints
    )
    _ = (
      NSLayoutConstraint.deactivate, NSLocale.current, NSLocale.preferredLanguages, NSNumber.self
    )
    _ = (
      NSParagraphStyle.default, NSRegularExpression.Options.caseInsensitive,
      NSString.CompareOptions.literal, NSString.self
    )
    _ = (
      NSTextAlignment.center, NSUnderlineStyle.single,
      UIAccessibility.isReduceMotionEnabled
    )
    _ = (
      UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isVoiceOverRunning,
      UIAccessibility.post, UIAccessibility.voiceOverStatusDidChangeNotification
    )
  }

  static func members2() {
    _ = (
      UIAccessibilityTraits.button, UIActivity.ActivityType.addToReadingList,
      UIActivity.ActivityType.airDrop, UIActivity.ActivityType.assignToContact
    )
    _ = (
      UIActivity.ActivityType.openInIBooks, UIActivity.ActivityType.print,
      UIActivity.ActivityType.saveToCameraRoll, UIAlertAction.Style.cancel
    )
    _ = (
      UIAlertAction.Style.default, UIAlertAction.Style.destructive, UIAlertController.Style.alert,
      UIAlertController.self
    )
    _ = (
      UIApplication.LaunchOptionsKey.shortcutItem,
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly,
      UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification
    )
    _ = (
      UIApplication.didReceiveMemoryWarningNotification,
      UIApplication.openNotificationSettingsURLString, UIApplication.openSettingsURLString,
      UIApplication.protectedDataDidBecomeAvailableNotification
    )
    _ = (
      UIApplication.shared, UIApplication.userDidTakeScreenshotNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willResignActiveNotification
    )
    _ = (
      UIApplication.willTerminateNotification, UIBackgroundConfiguration.clear,
      UIBackgroundConfiguration.listGroupedCell, UIBackgroundConfiguration.listPlainCell
    )
    _ = (
      UIBackgroundConfiguration.listSidebarCell, UIBackgroundTaskIdentifier.invalid,
      UIBarButtonItem.SystemItem.done, UIBarButtonItem.SystemItem.flexibleSpace
    )
    _ = (
      UIBarButtonItem.flexibleSpace, UIButton.Configuration.borderedTinted,
      UIButton.Configuration.borderless, UIButton.Configuration.filled
    )
    _ = (
      UIButton.Configuration.gray, UIButton.Configuration.plain, UIButton.self,
      UICollectionView.elementKindSectionFooter
    )
    _ = (
      UICollectionView.elementKindSectionHeader, UICollectionViewCell.self,
      UICollectionViewCompositionalLayout.list, UICollectionViewFlowLayout.automaticSize
    )
    _ = (UIColor.black, UIColor.blue, UIColor.clear, UIColor.cyan)
    _ = (UIColor.darkGray, UIColor.darkText, UIColor.gray, UIColor.green)
    _ = (UIColor.label, UIColor.lightGray, UIColor.orange, UIColor.purple)
    _ = (UIColor.red, UIColor.secondaryLabel, UIColor.secondarySystemBackground, UIColor.separator)
  }

  static func members3() {
    _ = (UIColor.systemBackground, UIColor.systemBlue, UIColor.systemGray, UIColor.systemGreen)
    _ = (UIColor.systemOrange, UIColor.systemRed, UIColor.tertiaryLabel, UIColor.tertiarySystemFill)
    _ = (
      UIColor.white, UIColor.yellow, UIContentSizeCategory.didChangeNotification,
      UIControl.Event.editingChanged
    )
    _ = (
      UIControl.Event.touchUpInside, UIControl.Event.valueChanged, UIDevice.current,
      UIDevice.orientationDidChangeNotification
    )
    _ = (UIEdgeInsets.zero, UIFont.Weight.bold, UIFont.Weight.heavy, UIFont.Weight.light)
    _ = (UIFont.Weight.medium, UIFont.Weight.regular, UIFont.Weight.semibold, UIFont.boldSystemFont)
    _ = (
      UIFont.italicSystemFont, UIFont.labelFontSize, UIFont.monospacedSystemFont,
      UIFont.smallSystemFontSize
    )
    _ = (
      UIFont.systemFontSize, UIFontDescriptor.TraitKey.weight, UIFontMetrics.default,
      UIGestureRecognizer.State.began
    )
    _ = (
      UIGestureRecognizer.State.ended, UIImage.RenderingMode.alwaysTemplate, UIImage.self,
      UIImagePickerController.InfoKey.originalImage
    )
    _ = (
      UIImagePickerController.availableMediaTypes, UIImagePickerController.isSourceTypeAvailable,
      UIInterfaceOrientation.portrait, UIInterfaceOrientationMask.allButUpsideDown
    )
    _ = (
      UIKeyCommand.inputDownArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow
    )
    _ = (
      UIKeyCommand.inputUpArrow, UILabel.self, UILayoutPriority.defaultHigh,
      UILayoutPriority.defaultLow
    )
    _ = (
      UILayoutPriority.required, UIListContentConfiguration.cell,
      UIListContentConfiguration.valueCell, UIMenuController.shared
    )
    _ = (
      UINavigationBar.self, UINavigationController.self, UIPasteboard.general,
      UIPrintInteractionController.shared
    )
    _ = (
      UIResponder.keyboardAnimationCurveUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification
    )
  }

  static func members4() {
    _ = (
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardFrameBeginUserInfoKey,
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey
    )
    _ = (
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.resignFirstResponder
    )
    _ = (
      UIScene.didEnterBackgroundNotification, UIScreen.main,
      UIScrollView.DecelerationRate.fast
    )
    _ = (
      UIScrollView.DecelerationRate.normal, UISearchBar.self, UIStatusBarStyle.lightContent,
      UITableView.automaticDimension
    )
    _ = (
      UITableViewCell.AccessoryType.checkmark, UITableViewCell.AccessoryType.none,
      UITableViewCell.CellStyle.default, UITableViewCell.CellStyle.subtitle
    )
    _ = (
      UITableViewCell.CellStyle.value1, UITableViewCell.SelectionStyle.none, UITableViewCell.self,
      UITextAutocapitalizationType.none
    )
    _ = (
      UITextAutocorrectionType.no, UITextField.self, UITextField.textDidChangeNotification,
      UITextView.textDidChangeNotification
    )
    _ = (
      UITraitCollection.current, UITraitPreferredContentSizeCategory.self,
      UITransitionContextViewControllerKey.from, UITransitionContextViewControllerKey.to
    )
    _ = (
      UITransitionContextViewKey.from, UITransitionContextViewKey.to, UIUserInterfaceIdiom.pad,
      UIUserInterfaceIdiom.phone
    )
    _ = (
      UIUserInterfaceStyle.dark, UIUserInterfaceStyle.light, UIUserInterfaceStyle.unspecified,
      UIView.AnimationOptions.curveEaseIn
    )
    _ = (
      UIView.AnimationOptions.curveEaseInOut, UIView.AnimationOptions.curveLinear,
      UIView.AutoresizingMask.flexibleHeight, UIView.AutoresizingMask.flexibleWidth
    )
    _ = (
      UIView.ContentMode.center, UIView.ContentMode.scaleAspectFill,
      UIView.ContentMode.scaleAspectFit, UIView.addKeyframe
    )
    _ = (
      UIView.animateKeyframes, UIView.areAnimationsEnabled, UIView.endEditing,
      UIView.layoutFittingCompressedSize
    )
    _ = (
      UIView.layoutFittingExpandedSize, UIView.noIntrinsicMetric, UIView.performWithoutAnimation,
      UIView.self
    )
    _ = (
      UIView.setAnimationsEnabled, UIViewController.self,
      UIViewPropertyAnimator.runningPropertyAnimator, UIWindow.Level.alert
    )
  }

  static func members5() {
    _ = (UIWindow.Level.normal, UIWindow.Level.statusBar)
  }

  static func functions(_ image: UIImage, _ context: CGContext) {
    UIGraphicsBeginImageContext(.zero)
    UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
    UIGraphicsPushContext(context)
    UIRectFill(.zero)
    UIRectFillUsingBlendMode(.zero, .normal)
    UIGraphicsPopContext()
    _ = (UIGraphicsGetCurrentContext(), UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    _ = (CACurrentMediaTime(), CGColorSpaceCreateDeviceRGB(), image.pngData())
    _ = CATransform3DTranslate(CATransform3DIdentity, 1, 0, 0)
    _ = (CATransform3DMakeScale(1, 1, 1), CATransform3DMakeRotation(1, 0, 0, 1))
    _ = CATransform3DMakeTranslation(1, 0, 0)
    _ = (
      UIApplication.openNotificationSettingsURLString,
      UIScreen.brightnessDidChangeNotification
    )
  }
}
