import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Code that makes controllers and views from documents, as it is written for UIKit.
@MainActor @Suite struct StoryboardLoadingTests {
  @Test func initialControllerWithItsChildren() throws {
    let problems = try AppFixture.run { _ in
      Diary.lines = []
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      #expect(navigation.navigationBar.prefersLargeTitles)
      let profile = try #require(navigation.viewControllers.first as? ProfileController)
      #expect(profile.title == "Profile")
      #expect(profile.storyboard === storyboard)
      #expect(!profile.isViewLoaded)
      #expect(profile.greetingLabel == nil)
      profile.loadViewIfNeeded()
      // Nibs are decoded whole, connected, awakened; embedded controllers come before `viewDidLoad`.
      #expect(
        Diary.lines == [
          "controller awake, view loaded: false", "badge init, frame 80.0 x 40.0, 0",
          "badge awake, 7", "prepare embedChild, loaded: false", "viewDidLoad, Welcome, 1 children",
        ])
    }
    #expect(problems.map(\.reason) == [.undefinedKey("nonsense", of: "BadgeView")])
  }

  @Test func outletsCollectionsAttributesAndConstraints() throws {
    let problems = try AppFixture.run { _ in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let profile = try #require(
        storyboard.instantiateViewController(withIdentifier: "Profile") as? ProfileController)
      profile.loadViewIfNeeded()
      #expect(profile.greetingLabel.text == "Welcome")
      #expect(profile.badge.count == 7)
      // The view that `awakeAfter(using:)` answers has taken the place of the decoded one.
      #expect(profile.badge.original != nil && profile.badge.superview === profile.view)
      #expect(profile.badge.original?.superview == nil)
      #expect(profile.badge.fill?.components.red == 1)
      #expect(profile.badgeHeight?.constant == 40)
      #expect(profile.parts.map { $0.accessibilityIdentifier } == ["more", "greeting"])
    }
    #expect(problems.map(\.reason) == [.undefinedKey("nonsense", of: "BadgeView")])
    #expect(problems.first?.line == 25)
    #expect(problems.first?.elementID == "badge")
  }

  /// By hand, on a screen of 393 x 852 with safe area 59 … 818 and no bar: the badge at 59 + 20, the
  /// label 8 below its 40 points, the button 8 below the label, the container 8 below its 44 points.
  @Test func laidOutInAWindow() throws {
    try AppFixture.run { _ in
      let device = try #require(DeviceEnvironment.named("retina6_12"))
      let profile: ProfileController = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "Profile")
      let window = UIWindow(environment: device)
      window.rootViewController = profile
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(profile.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(profile.badge.frame == CGRect(x: 16, y: 79, width: 80, height: 40))
      let label = profile.greetingLabel.frame
      #expect(label.minX == 16 && label.minY == 127 && label.width == 361)
      let button = profile.parts[0].frame
      #expect(abs(button.minY - label.maxY - 8) < 0.4 && button.height == 44)
      let container = try #require(profile.children.first?.view.superview)
      #expect(container.bounds.size == CGSize(width: 393, height: 200))
      #expect(profile.children[0].view.frame == container.bounds)
    }
  }

  @Test func creatorMakesTheController() throws {
    try AppFixture.run { _ in
      var made: ProfileController?
      let profile = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "Profile") { coder -> ProfileController? in
          made = ProfileController(coder: coder)
          return made
        }
      #expect(profile === made)
      #expect(profile.title == "Profile")
      let declined: UIViewController = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "Profile") { _ in nil }
      #expect(declined is ProfileController)
    }
  }

  @Test func seguesArePreparedAndPerformed() throws {
    try AppFixture.run { _ in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let window = UIWindow(environment: .standard)
      window.rootViewController = navigation
      window.isHidden = false
      window.layoutIfNeeded()
      let profile = try #require(navigation.topViewController)
      Diary.lines = []
      profile.performSegue(withIdentifier: "detail", sender: nil)
      #expect(Diary.lines == ["prepare detail, loaded: false"])
      #expect(navigation.topViewController?.storyboardIdentifier == "Detail")
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test func referencesLeadToOtherStoryboardsAndCirclesEnd() throws {
    let problems = try AppFixture.run { _ in
      let tabs = try #require(
        UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()
          as? UITabBarController)
      // The tab bar controller that is a child of itself is left out.
      #expect(tabs.viewControllers?.map(\.title) == ["First", "Second"])
      let profile = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "Profile")
      let window = UIWindow(environment: .standard)
      window.rootViewController = profile
      window.isHidden = false
      window.layoutIfNeeded()
      profile.performSegue(withIdentifier: "settings", sender: nil)
      #expect(profile.presentedViewController is UITabBarController)
      #expect(profile.presentedViewController?.modalPresentationStyle == .fullScreen)
    }
    #expect(problems.filter { $0.reason == .unknownClass("NobodyKnowsThis") }.count == 2)
    #expect(problems.first { $0.reason == .unknownClass("NobodyKnowsThis") }?.line == 28)
  }

  @Test func nibsWithOwnerDictionaryAndExternalObjects() throws {
    try AppFixture.run { _ in
      let owner = OutletDictionary()
      let model = CardModel()
      let nib = UINib(nibName: "Card", bundle: nil)
      let objects = nib.instantiate(withOwner: owner, options: [.externalObjects: ["model": model]])
      #expect(objects.count == 2)
      let card = try #require(objects.first as? CardView)
      #expect(owner["view"] === card)
      #expect((owner["titleLabel"] as? UILabel)?.text == "Title")
      #expect(
        owner.collections["labels"]?.compactMap { ($0 as? UILabel)?.text } == ["Subtitle", "Title"])
      #expect(card.model === model)
      let again = Bundle.main.loadNibNamed("Card", owner: nil)?.first as? CardView
      #expect(again != nil && again !== card && again?.model == nil)
    }
  }

  @Test func controllersFindTheirNibs() throws {
    try AppFixture.run { _ in
      let named = CardController(nibName: "Card", bundle: nil)
      #expect(named.view is CardView)
      #expect(named.titleLabel.text == "Title")
      #expect(named.labels.map(\.text) == ["Subtitle", "Title"])
      // Without a name the class decides: "Card" for CardController; there is none for this one.
      #expect(CardController().view is CardView)
      #expect(type(of: ProfileController().view!) == UIView.self)
    }
  }

  @Test func whatIsMissingIsWordedAsApplesExceptions() throws {
    try AppFixture.run { _ in
      var exceptions: [UIKitException] = []
      let handler = UIKitException.handler
      UIKitException.handler = { exceptions.append($0) }
      defer { UIKitException.handler = handler }
      let main = UIStoryboard(name: "Main", bundle: nil)
      _ = main.instantiateViewController(withIdentifier: "Nowhere")
      _ = UIStoryboard(name: "Absent", bundle: nil)
      UINib(nibName: "Absent", bundle: nil).instantiate(withOwner: nil)
      _ = CardController(nibName: "Absent", bundle: nil).view
      main.instantiateViewController(withIdentifier: "Detail")
        .performSegue(withIdentifier: "none", sender: nil)
      #expect(
        exceptions.map(\.name) == [
          "NSInvalidArgumentException", "NSInvalidArgumentException",
          "NSInternalInconsistencyException", "NSInternalInconsistencyException",
          "NSInvalidArgumentException",
        ])
      #expect(
        exceptions[0].reason.hasSuffix(
          "doesn't contain a view controller with identifier 'Nowhere'"))
      #expect(
        exceptions[1].reason.hasPrefix("Could not find a storyboard named 'Absent' in bundle"))
      #expect(exceptions[2].reason.hasSuffix("with name 'Absent'"))
      #expect(exceptions[4].reason.hasSuffix("has no segue with identifier 'none'"))
    }
  }

  @Test func translations() throws {
    try AppFixture.run(languages: ["de-AT", "en"]) { loader in
      let profile: ProfileController = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "Profile")
      #expect(profile.title == "Profil ä")
      profile.loadViewIfNeeded()
      #expect(profile.greetingLabel.text == "Willkommen")
      #expect((profile.parts[0] as? UIButton)?.currentTitle == "Mehr \"davon\"")
      let owner = OutletDictionary()
      UINib(nibName: "Card", bundle: nil).instantiate(withOwner: owner)
      #expect((owner["titleLabel"] as? UILabel)?.text == "Titel")
    }
    try AppFixture.run(languages: ["fr"]) { _ in
      let owner = OutletDictionary()
      UINib(nibName: "Card", bundle: nil).instantiate(withOwner: owner)
      #expect(
        owner.collections["labels"]?.compactMap { ($0 as? UILabel)?.text } == ["Subtitle", "Titre"])
    }
  }
}
