import DefaultComponents
@testable import Hosting

extension LiveChat {
    /// The text of the composer in front.
    var text: String { stage.viewport.composer?.content.text ?? "" }

    var newest: ChatMessage? { stage.room.controller.newestMessage }

    func type(_ text: String) {
        for character in text { take(.character(character)) }
    }

    func write(_ text: String) {
        take(.character("c"))
        type(text)
    }
}
