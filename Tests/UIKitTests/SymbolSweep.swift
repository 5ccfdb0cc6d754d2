import Foundation
import UIKit

// Calls of UIKit that apps often use, chosen by hand; SymbolSweep+Counted.swift has the names that were counted. The file only has
// to compile: nothing here is called. Docs/Guides/FromUIKit.md lists those that are left out.

@MainActor
final class SweptController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UITextFieldDelegate,
  UITextViewDelegate, UIScrollViewDelegate, UIGestureRecognizerDelegate, UISearchBarDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UIImagePickerControllerDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate, UISearchResultsUpdating,
  UIPopoverPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UIContextMenuInteractionDelegate
{
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { nil }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("add"))]
  }

  override func loadView() { view = UIView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    _ = (segue.identifier, segue.destination, segue.source)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = touches.first?.location(in: view)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  func controllers() {
    title = "A"
    navigationItem.title = "B"
    navigationItem.titleView = UIImageView(image: UIImage(named: "logo"))
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.hidesBackButton = true
    navigationItem.prompt = nil
    navigationItem.backButtonTitle = ""
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("add"))
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "plus"), style: .done, target: self, action: nil),
      UIBarButtonItem(customView: UIView()), UIBarButtonItem(systemItem: .flexibleSpace),
      .flexibleSpace(), .fixedSpace(8), editButtonItem,
    ]
    navigationItem.rightBarButtonItem?.isEnabled = false
    navigationItem.rightBarButtonItem?.tintColor = .red
    navigationItem.rightBarButtonItem?.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.delegate = self
    search.isActive = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    hidesBottomBarWhenPushed = true
    edgesForExtendedLayout = []
    extendedLayoutIncludesOpaqueBars = true
    automaticallyAdjustsScrollViewInsets = false
    additionalSafeAreaInsets = .zero
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    isModalInPresentation = true
    preferredContentSize = CGSize(width: 1, height: 1)
    overrideUserInterfaceStyle = .dark
    restorationIdentifier = nil
    toolbarItems = []
    tabBarItem = UITabBarItem(title: "T", image: nil, selectedImage: nil)
    tabBarItem.badgeValue = "1"
    tabBarItem.badgeColor = .red
    tabBarItem.tag = 2
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    setNeedsUpdateContentUnavailableConfiguration()
    let navigation = UINavigationController(rootViewController: self)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.barTintColor = .black
    navigation.navigationBar.tintColor = .white
    navigation.navigationBar.shadowImage = UIImage()
    navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.largeTitleTextAttributes = [:]
    navigation.navigationBar.topItem?.title = ""
    navigation.setNavigationBarHidden(true, animated: true)
    navigation.isNavigationBarHidden = false
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.interactivePopGestureRecognizer?.delegate = self
    navigation.pushViewController(self, animated: true)
    navigation.popViewController(animated: true)
    navigation.popToRootViewController(animated: true)
    navigation.popToViewController(self, animated: false)
    navigation.setViewControllers([self], animated: false)
    _ = (navigation.viewControllers, navigation.topViewController, navigation.visibleViewController)
    navigation.delegate = self
    navigation.hidesBarsOnSwipe = true
    navigation.setToolbarHidden(false, animated: false)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.configureWithTransparentBackground()
    appearance.configureWithDefaultBackground()
    appearance.backgroundColor = .white
    appearance.titleTextAttributes = [.foregroundColor: UIColor.black]
    appearance.largeTitleTextAttributes = [:]
    appearance.shadowColor = .clear
    appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    appearance.buttonAppearance.normal.titleTextAttributes = [:]
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    navigation.navigationBar.compactAppearance = appearance
    UINavigationBar.appearance().tintColor = .red
    UINavigationBar.appearance().standardAppearance = appearance
    UITabBar.appearance().unselectedItemTintColor = .gray
    UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal)
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .red
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.selectedIndex = 0
    tabs.selectedViewController = navigation
    tabs.tabBar.isHidden = true
    tabs.tabBar.tintColor = .red
    tabs.tabBar.standardAppearance = UITabBarAppearance()
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    tabs.tabBar.items?.first?.image = nil
    tabs.delegate = self
    tabs.tabs = [
      UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
    ]
    tabs.selectedTab = tabs.tabs.first
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(self, for: .primary)
    split.primaryBackgroundStyle = .sidebar
    split.show(.secondary)
    present(navigation, animated: true) {}
    dismiss(animated: true, completion: nil)
    show(self, sender: nil)
    showDetailViewController(self, sender: nil)
    performSegue(withIdentifier: "a", sender: nil)
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    navigation.willMove(toParent: nil)
    navigation.removeFromParent()
    _ = (children, parent, presentedViewController, presentingViewController, isBeingPresented)
    _ = (isMovingFromParent, isViewLoaded, viewIfLoaded, navigationController, tabBarController)
    _ = (splitViewController, storyboard, traitCollection, view.window?.windowScene, isEditing)
    setNeedsStatusBarAppearanceUpdate()
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
    alert.addTextField { $0.placeholder = "x" }
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.sourceRect = view.bounds
    alert.popoverPresentationController?.permittedArrowDirections = []
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    alert.preferredAction = alert.actions.first
    alert.view.tintColor = .red
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.3 }]
      sheet.prefersGrabberVisible = true
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.preferredCornerRadius = 12
      sheet.animateChanges {}
      sheet.delegate = self
    }
    presentationController?.delegate = self
    let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop]
    share.completionWithItemsHandler = { _, _, _, _ in }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.delegate = self
    let board = UIStoryboard(name: "Main", bundle: nil)
    _ = board.instantiateInitialViewController()
    _ = board.instantiateViewController(withIdentifier: "A") as? SweptController
    _ = UINib(nibName: "A", bundle: .main).instantiate(withOwner: nil, options: nil)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([self], direction: .forward, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row) \(indexPath.section)"
    cell.detailTextLabel?.text = ""
    cell.imageView?.image = nil
    cell.accessoryType = .disclosureIndicator
    cell.accessoryView = UISwitch()
    cell.selectionStyle = .none
    cell.separatorInset = .zero
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    content.secondaryText = "b"
    content.image = UIImage(systemName: "star")
    content.imageProperties.tintColor = .red
    content.textProperties.font = .boldSystemFont(ofSize: 12)
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .clear()
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "x") { _, _, done in done(true) }
    action.backgroundColor = .red
    action.image = UIImage(systemName: "trash")
    let actions = UISwipeActionsConfiguration(actions: [action])
    actions.performsFirstActionWithFullSwipe = false
    return actions
  }

  func tables() {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    table.register(UINib(nibName: "C", bundle: nil), forCellReuseIdentifier: "c")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    _ = table.dequeueReusableHeaderFooterView(withIdentifier: "h")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.separatorStyle = .none
    table.separatorColor = .clear
    table.separatorInset = .zero
    table.tableFooterView = UIView()
    table.tableHeaderView = UIView(frame: .zero)
    table.allowsSelection = false
    table.allowsMultipleSelection = true
    table.keyboardDismissMode = .onDrag
    table.insetsContentViewsToSafeArea = true
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.addTarget(self, action: Selector("add"), for: .valueChanged)
    table.refreshControl?.beginRefreshing()
    table.refreshControl?.endRefreshing()
    table.backgroundView = nil
    table.reloadData()
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.reloadSections(IndexSet(integer: 0), with: .fade)
    table.beginUpdates()
    table.insertRows(at: [], with: .none)
    table.deleteRows(at: [], with: .left)
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    table.endUpdates()
    table.performBatchUpdates({}, completion: { _ in })
    table.scrollToRow(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    _ = (table.indexPathForSelectedRow, table.visibleCells, table.indexPathsForVisibleRows)
    _ = (table.cellForRow(at: IndexPath()), table.indexPath(for: UITableViewCell()))
    _ = (table.indexPathForRow(at: .zero), table.rectForRow(at: IndexPath(row: 0, section: 0)))
    _ = UITableViewController(style: .grouped).refreshControl
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"], toSection: 0)
    snapshot.reloadItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }

  func collections() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = .zero
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.sectionInset = .zero
    flow.headerReferenceSize = .zero
    flow.sectionHeadersPinToVisibleBounds = true
    flow.invalidateLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    collection.dataSource = self
    collection.delegate = self
    collection.isPagingEnabled = true
    collection.reloadData()
    collection.scrollToItem(
      at: IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: false)
    collection.performBatchUpdates { collection.insertItems(at: []) }
    collection.setCollectionViewLayout(flow, animated: true)
    _ = (collection.indexPathsForSelectedItems, collection.visibleCells)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(1), heightDimension: .fractionalHeight(1)), subitems: [item])
    group.interItemSpacing = .fixed(1)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = []
    collection.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in section }
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    _ = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, text in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  func textViewDidChange(_ textView: UITextView) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func updateSearchResults(for searchController: UISearchController) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { _ = info[.originalImage] as? UIImage }
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        title: "", image: nil, options: .displayInline,
        children: [
          UIAction(
            title: "a", image: UIImage(systemName: "star"), attributes: .destructive, state: .on
          ) { _ in }
        ])
    }
  }
}
