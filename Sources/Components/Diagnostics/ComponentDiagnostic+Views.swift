extension ComponentDiagnostic {
    /// The text of what is wrong with views and their places.
    var viewText: String {
        switch self {
        case .neverAdded(let component, let slot, let layer):
            "\(component.quoted) was made from slot \(slot.quoted) in a hook\(layer.source) and added to "
                + "no view. To fix, call addSubview or addArrangedSubview, or make it when it is needed."
        case .containerNotAdded(let component, let container, let layer):
            "\(component.quoted)\(layer.source) was added to \(container.quoted), which this message does not have, so "
                + "it is not seen. To fix, add it to bubbleThreadMetaContainer, or insert an option that asks for "
                + "\(container.quoted), such as timestamp."
        case .addedAgain(let component, let superview, let layer):
            "\(component.quoted)\(layer.source) is added to \(superview.quoted) again by each "
                + "updateContent. To fix, add it in setUpLayout, and only change it in updateContent."
        case .layoutNeverSettles(let component, let layer):
            "\(component.quoted)\(layer.source) asked for another layout in each layoutSubviews, until no "
                + "more were made. To fix, change constraints and content in updateContent, and nothing "
                + "but the appearance in layoutSubviews."
        case .unusableLength(let component, let property, let value, let layer):
            "\(property.quoted) of \(component.quoted)\(layer.source) was \(value.quoted), which is no "
                + "length to lay out with. To fix, set a number of points between -10,000,000 and 10,000,000."
        case .contentWithoutSize(let component, let content, let layer):
            "\(component.quoted)\(layer.source) shows \(content.quoted) and has a size of zero. To fix, "
                + "add it to a stack with addArrangedSubview, tie it to the view around it with "
                + "constraints, or set its frame."
        case .unmeasuredFamily(let family, let measurer):
            "The font family \(family.quoted) is measured with the widths of Helvetica, as \(measurer.quoted) knows "
                + "no others, so its lines may be too long for their places. To fix, set the slot "
                + "'textMeasurer' to an AdvanceTextMeasurer with the widths of its letters."
        case .unheededByLayout(let slot, let layer):
            "Slot \(slot.quoted)\(SlotLayer?(layer).source) has another value in scope \((layer.scope ?? "").quoted), and what is "
                + "there is laid out together with what is around it, so layout does not heed it. To fix, say "
                + "it without a scope, or in one that holds for whole messages."
        default:
            ""
        }
    }
}
