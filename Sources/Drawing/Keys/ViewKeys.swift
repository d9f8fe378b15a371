import Views

/// The settings of a view that differ from their defaults, in the order in which trees print them.
enum ViewKeys {
    static func keys(of view: View, _ names: ViewNames) -> [TreeKey] {
        var keys: [TreeKey] = []
        if let stack = view as? ContainerStackView { keys += stack.stackKeys(names) }
        if let margins = view.marginsText { keys.append(TreeKey("margins", margins)) }
        if let inset = (view as? TextView)?.insetText { keys.append(TreeKey("inset", inset)) }
        keys += view.layer.keys
        if let background = view.backgroundColor {
            keys.append(TreeKey("background", background.name))
        }
        if view.alpha != 1 { keys.append(TreeKey("alpha", view.alpha.preciseText)) }
        addLook(of: view, to: &keys)
        if let role = view.accessibilityRole { keys.append(TreeKey("role", role.rawValue)) }
        if let label = view.accessibilityLabel { keys.append(TreeKey("label", label)) }
        if let runs = (view as? TextView)?.text.runsText { keys.append(TreeKey("runs", runs)) }
        if view.hitInsets != .zero { keys.append(TreeKey("hitInsets", view.hitInsets.treeText)) }
        if view.clipsToBounds { keys.append(TreeKey("clips")) }
        if view.isHidden { keys.append(TreeKey("hidden")) }
        if let control = view as? Control { keys += control.tapKeys }
        if let view = view as? any SelfDescribing {
            keys += view.treeFacts.map { TreeKey($0.key, $0.value) }
        }
        return keys
    }

    /// Adds colour (the text's before the tint), font, image and the size of symbols.
    private static func addLook(of view: View, to keys: inout [TreeKey]) {
        var color: Color?
        var font: Font?
        var image: Image?
        var symbolSize = 16.0
        var imagePadding = 6.0
        switch view {
        case let label as Label:
            color = label.textColor
            font = label.font
        case let textView as TextView:
            color = textView.textColor
            font = textView.font
        case let button as Button:
            font = button.font
            image = button.image
            symbolSize = button.symbolSize
            imagePadding = button.imagePadding
        case let imageView as ImageView:
            image = imageView.image
            symbolSize = imageView.symbolSize
        default:
            break
        }
        switch (color?.name, view.tintColor?.name) {
        case (let color?, let tint?): keys.append(TreeKey("color", "\(color)/\(tint)"))
        case (let color?, nil), (nil, let color?): keys.append(TreeKey("color", color))
        case (nil, nil): break
        }
        if let font, font != .body { keys.append(TreeKey("font", font.treeText)) }
        if let image { keys.append(TreeKey("image", image.treeText)) }
        if symbolSize != 16 { keys.append(TreeKey("symbolSize", symbolSize.text)) }
        if imagePadding != 6 { keys.append(TreeKey("imagePadding", imagePadding.text)) }
    }
}

extension View {
    /// The margins, where they differ from the default or matter to a stack.
    fileprivate var marginsText: String? {
        let isShown =
            if let stack = self as? ContainerStackView { stack.heedsMargins } else {
                directionalLayoutMargins != DirectionalEdgeInsets(all: 8)
            }
        return isShown ? directionalLayoutMargins.treeText : nil
    }
}

extension TextView {
    /// The distances around the text, if they differ from the default.
    fileprivate var insetText: String? {
        let standard = DirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        return textContainerInset == standard ? nil : textContainerInset.treeText
    }
}

extension Control {
    /// Whether taps do nothing, and the names of what they do otherwise.
    fileprivate var tapKeys: [TreeKey] {
        var keys: [TreeKey] = []
        let names = targetNames
        if !isEnabled || (!isUserInteractionEnabled && !names.isEmpty) {
            keys.append(TreeKey("disabled"))
        }
        if !names.isEmpty { keys.append(TreeKey("tap", names.joined(separator: ","))) }
        return keys
    }
}
