import Components
import DefaultComponents
import Views

private final class Framed: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 1
    }
}

extension Components {
    package mutating func restyleSystemMessages() {
        extend(.messageContentView, with: Framed.self, in: .messages { $0.kind == .system })
    }
}
