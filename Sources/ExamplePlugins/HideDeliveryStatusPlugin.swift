public import Components
import DefaultComponents

/// Shows no delivery status anywhere.
///
/// The documentation's section *Hide delivery status*.
public struct HideDeliveryStatusPlugin: Plugin {
    /// `hide-delivery-status`.
    public let manifest = PluginManifest(
        "hide-delivery-status",
        summary: "No message shows its delivery status."
    )

    /// Creates the plugin.
    public init() {}

    /// Wraps the layout options.
    public func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.deliveryStatusIndicator])
        }
    }
}
