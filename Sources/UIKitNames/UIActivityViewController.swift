public import DefaultComponents
public import Views

/// What is to be handed to another app; `present` it, and whoever handles that event hands it over.
open class UIActivityViewController: ViewController {
    /// The addresses to hand over, in order; hostile until checked.
    public private(set) final var activityItems: [String] = []

    /// What the app offers to do with them.
    public private(set) final var applicationActivities: [any ChatMessageActionItem] = []

    /// Creates what hands addresses over.
    public convenience init(
        activityItems: [String],
        applicationActivities: [any ChatMessageActionItem]?
    ) {
        self.init()
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
    }
}
