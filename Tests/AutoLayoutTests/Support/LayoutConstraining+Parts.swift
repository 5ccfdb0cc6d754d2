import AutoLayout

extension LayoutConstraining {
  var identifier: String? { layoutForm.identifier }
  var constant: Double { layoutForm.constant }
  var multiplier: Double { layoutForm.multiplier }
  var priority: LayoutPriority { layoutForm.priority }
  var relation: LayoutRelation { layoutForm.relation }
  var firstItem: (any LayoutItem)? { layoutForm.firstItem }
  var secondItem: (any LayoutItem)? { layoutForm.secondItem }
  var firstAttribute: LayoutAttribute { layoutForm.firstAttribute }
  var secondAttribute: LayoutAttribute { layoutForm.secondAttribute }
}
