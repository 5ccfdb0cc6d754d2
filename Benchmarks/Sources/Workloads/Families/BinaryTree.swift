/// Two children a view: one below the other, at an offset from their parent, with intrinsic sizes.
struct BinaryTree {
  let root: Box
  private(set) var slots: [Int32] = []
  /// A view half-way down.
  let middle: Box

  init(views: Int, in builder: inout WorkloadBuilder) {
    root = builder.box()
    builder.addEdit(root.x)
    builder.addEdit(root.y)
    builder.suggest(root.x, 0)
    builder.suggest(root.y, 0)
    var boxes = [root]
    for index in 0..<views {
      if index > 0 {
        let box = builder.box()
        let parent = boxes[(index - 1) / 2]
        slots.append(builder.add(box.x - parent.x, .equal, 10))
        let above = index.isMultiple(of: 2) ? boxes[index - 1].bottom : parent.y
        slots.append(builder.add(box.y - above, .equal, 5))
        boxes.append(box)
      }
      let box = boxes[index]
      slots.append(builder.add(box.width, .greaterThanOrEqual, 0))
      slots.append(builder.add(box.height, .greaterThanOrEqual, 0))
      slots.append(builder.addContentSize(box.width, Double(40 + index % 13)))
      slots.append(builder.addContentSize(box.height, Double(20 + index % 7)))
    }
    middle = boxes[views / 2]
  }
}
