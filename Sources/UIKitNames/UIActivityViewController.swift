public import DefaultComponents
public import Views

/// A screen that shares addresses with another app: `present` it, and the host that handles the event shares them.
open class UIActivityViewController: ViewController {
    /// The addresses to share, in order; hostile until checked.
    public private(set) final var activityItems: [String] = []

    /// The activities that the app offers for them.
    public private(set) final var applicationActivities: [any ChatMessageActionItem] = []

    /// Creates a screen that shares addresses.
    public convenience init(
        activityItems: [String],
        applicationActivities: [any ChatMessageActionItem]?
    ) {
        self.init()
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
    }
}
