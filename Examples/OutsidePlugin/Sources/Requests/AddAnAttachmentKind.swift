import Components
import DefaultComponents
import Views

/// The name of a place.
private final class PlaceView: Label, AttachmentView {
    var content: ChatAttachment? { didSet { contentChanged() } }

    override func updateContent() {
        super.updateContent()
        if case .other(let title, _) = content?.payload { text = title.map { "At \($0)" } }
    }
}

extension Components {
    package mutating func addPlaces() { replace(.attachment("place"), with: PlaceView.self) }
}
