import Components
import Views

/// Makes a label's text the colour of dusk.
final class FaintTime: ComponentExtension<Label> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.textColor = .dusk
    }
}
