import Views

/// The properties of a view that differ from their defaults, in the order in which trees print them.
enum ViewAttributes {
    static func keys(of view: View, _ names: ViewNames) -> [TreeAttribute] {
        var keys: [TreeAttribute] = []
        if let stack = view as? ContainerStackView { keys += stack.stackKeys(names) }
        if let margins = view.marginsText { keys.append(TreeAttribute("margins", margins)) }
        if let direction = view.layoutDirection {
            keys.append(TreeAttribute("dir", direction.rawValue))
        }
        if let inset = (view as? TextView)?.insetText { keys.append(TreeAttribute("inset", inset)) }
        keys += view.layer.keys
        if let background = view.backgroundColor {
            keys.append(TreeAttribute("background", background.name))
        }
        if view.alpha != 1 { keys.append(TreeAttribute("alpha", view.alpha.preciseText)) }
        addLook(of: view, to: &keys)
        if let role = view.accessibilityRole { keys.append(TreeAttribute("role", role.rawValue)) }
        if let label = view.accessibilityLabel { keys.append(TreeAttribute("label", label)) }
        if let value = view.accessibilityValue {
            keys.append(TreeAttribute("value", value.treeText))
        }
        keys += view.accessibilityState.facts.map { TreeAttribute($0.name, $0.value) }
        if let runs = view.shownRuns?.runsText {
            keys.append(TreeAttribute("runs", runs))
        }
        if view.hitInsets != .zero {
            keys.append(TreeAttribute("hitInsets", view.hitInsets.treeText))
        }
        if view.confinesFocus { keys.append(TreeAttribute("confinesFocus")) }
        if view.clipsToBounds { keys.append(TreeAttribute("clips")) }
        if view.isHidden { keys.append(TreeAttribute("hidden")) }
        if let control = view as? Control { keys += control.tapKeys }
        if view.accessibilityRole == .textbox, let field = view as? TextField {
            keys += field.fieldKeys
        }
        if let view = view as? any SelfDescribing {
            keys += view.treeAttributes.map { TreeAttribute($0.key, $0.value) }
        }
        return keys
    }

    /// Adds colour (the text's before the tint), font, image and the size of symbols.
    private static func addLook(of view: View, to keys: inout [TreeAttribute]) {
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
        case (let color?, let tint?): keys.append(TreeAttribute("color", "\(color)/\(tint)"))
        case (let color?, nil), (nil, let color?): keys.append(TreeAttribute("color", color))
        case (nil, nil): break
        }
        if let font, font != .body { keys.append(TreeAttribute("font", font.treeText)) }
        if let image { keys.append(TreeAttribute("image", image.treeText)) }
        if symbolSize != 16 { keys.append(TreeAttribute("symbolSize", symbolSize.text)) }
        if imagePadding != 6 { keys.append(TreeAttribute("imagePadding", imagePadding.text)) }
    }
}

extension View {
    /// The margins, if they differ from the default or affect a stack.
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

extension TextField {
    /// Whether edits are disabled, and what the reader can enter.
    fileprivate var fieldKeys: [TreeAttribute] {
        var keys: [TreeAttribute] = []
        if !isEnabled { keys.append(TreeAttribute("disabled")) }
        if isSecure { keys.append(TreeAttribute("secure")) }
        if let maximumLength { keys.append(TreeAttribute("maximumLength", "\(maximumLength)")) }
        return keys
    }
}

extension Control {
    /// Whether taps are disabled, or the names of their actions.
    fileprivate var tapKeys: [TreeAttribute] {
        var keys: [TreeAttribute] = []
        let names = targetNames
        if !isEnabled || (!isUserInteractionEnabled && !names.isEmpty) {
            keys.append(TreeAttribute("disabled"))
        }
        if !names.isEmpty { keys.append(TreeAttribute("tap", names.joined(separator: ","))) }
        return keys
    }
}
