import Components
import Views

/// Makes its host a little faint, so that a plugin has an effect that breaks no law.
class BrokenPluginMark: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.9
    }
}
