/// Stands for a type of view that is no `ChatMessageContentView` where only those can be named; never made.
final class UnsupportedContentView: ChatMessageContentView {}
