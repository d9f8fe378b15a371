public import Components

/// The example plugins, to install alone or in any combination.
public enum ExampleCatalogue: Sendable {
    /// Every example plugin, by id.
    public static let plugins: [any Plugin] = [
        AlwaysShowMetadataPlugin(),
        CenteredScrollButtonPlugin(),
        CustomRouterPlugin(),
        DateSeparatorStylePlugin(),
        HideDeliveryStatusPlugin(),
        PerListContentPlugin(),
        ReadByAvatarsPlugin(),
        ReversedMetadataPlugin(),
        ShareAttachmentsPlugin(),
        SquareAvatarsPlugin(),
        SquaredBubblePlugin(),
        ThreadRepliesLinesPlugin(),
    ]
}
