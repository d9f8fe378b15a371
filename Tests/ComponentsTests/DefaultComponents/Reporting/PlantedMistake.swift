import Components
import DefaultComponents
import Views

/// A registration of a plugin or the app without effect.
enum PlantedMistake: String, CaseIterable {
    case sameType, sameValue, sameNumber
    case unmadeBase, unmadeExtension, unreadValue, unfilledKey, unmadeKey, unmadeFallback
    case keptOptions, keptAbsentOption, keptType, keptValue, keptAppearance, unseenAppearance
    case answeredOptions, answeredType
    case neverRaised, handledBefore, neverAsked
    case idleExtension, writtenBefore
    case writtenOverByDefault, writtenOverByExtension
    case hiddenView, clearView, takenOutView, twicePlacedView
    #if DEBUG
    case keptViewNotAdded, droppedViewNotAdded, viewOfBaseNotAdded
    #endif
    case optionUnread, optionTakenOut, optionUnused, optionNeverInserted
    case optionUndeclared, optionUndeclaredInHook

    /// Registers it.
    func plant(in recorder: inout some SlotRegistering) {
        switch self {
        case .sameType, .sameValue, .sameNumber, .unmadeBase, .unreadValue, .unfilledKey:
            plantBase(in: &recorder)
        case .keptOptions, .keptAbsentOption, .keptType, .keptValue, .keptAppearance,
            .unseenAppearance, .answeredOptions, .answeredType, .neverAsked:
            plantTransform(in: &recorder)
        case .neverRaised, .handledBefore:
            plantListener(in: &recorder)
        case .optionUnread, .optionTakenOut, .optionUnused, .optionNeverInserted,
            .optionUndeclared, .optionUndeclaredInHook:
            plantOption(in: &recorder)
        default:
            plantExtension(in: &recorder)
        }
    }

    /// The name of the expected reason.
    var reason: String {
        switch self {
        case .sameType, .sameValue, .sameNumber: "same"
        case .unmadeBase, .unmadeExtension, .unreadValue, .unfilledKey, .unmadeKey,
            .unmadeFallback:
            "neverRead"
        case .keptOptions, .keptAbsentOption, .keptType, .keptValue: "kept"
        case .answeredOptions, .answeredType: "withoutNext"
        case .neverRaised: "neverRaised"
        case .handledBefore: "handledBefore"
        case .neverAsked: "neverAsked"
        case .idleExtension, .writtenBefore, .keptAppearance, .unseenAppearance: "changedNothing"
        case .writtenOverByDefault, .writtenOverByExtension: "overwritten"
        case .hiddenView, .clearView: "hidden"
        case .takenOutView: "takenOut"
        case .twicePlacedView: "placedTwice"
        #if DEBUG
        case .keptViewNotAdded, .droppedViewNotAdded, .viewOfBaseNotAdded: "notAdded"
        #endif
        case .optionUndeclared, .optionUndeclaredInHook: "nameUndeclared"
        case .optionUnread: "nameUnread"
        case .optionTakenOut: "nameTakenOut"
        case .optionUnused, .optionNeverInserted: "nameUnused"
        }
    }

    /// The name of the expected reason with another registration on top.
    func reason(below other: Self) -> String {
        switch (self, other) {
        case (.keptOptions, .answeredOptions), (.keptAbsentOption, .answeredOptions),
            (.keptType, .answeredType):
            "neverAsked"
        default: reason
        }
    }

    /// The findings besides the mistake itself, because of it.
    var consequences: Set<String> {
        self == .neverAsked ? ["withoutNext"] : []
    }
}

extension PlantedMistake {
    private func plantBase(in recorder: inout some SlotRegistering) {
        switch self {
        case .sameType: recorder.replace(.bubble, with: ChatMessageBubbleView.self)
        case .sameValue: recorder.set(.threadRepliesCounterEnabled, to: true)
        case .sameNumber: recorder.replace(.maxContentWidthMultiplier, with: 0.75)
        case .unmadeBase: recorder.replace(.typingIndicator, with: OtherTypingView.self)
        case .unreadValue: recorder.set(.messageListDateOverlayEnabled, to: false)
        default: recorder.replace(.attachment("hologram"), with: OtherAttachmentView.self)
        }
    }

    private func plantTransform(in recorder: inout some SlotRegistering) {
        switch self {
        case .keptOptions: recorder.transform(.messageLayoutOptions) { $0($1) }
        case .keptAbsentOption:
            recorder.transform(.messageLayoutOptions) { $0($1).subtracting(["absent"]) }
        case .keptType: recorder.transform(.messageContentViewType) { $0($1) }
        case .keptValue: recorder.transform(.maxContentWidthMultiplier) { $0 }
        case .keptAppearance: recorder.transform(.appearance) { $0 }
        case .unseenAppearance:
            recorder.transform(.appearance) { appearance in
                var appearance = appearance
                appearance.metrics.maxEmojiSize = 1
                return appearance
            }
        case .answeredOptions:
            recorder.transform(.messageLayoutOptions) { _, _ in
                [.text, .bubble, .avatar, .timestamp]
            }
        case .answeredType:
            recorder.transform(.messageContentViewType) { _, _ in OtherMessageView.self }
        default:
            recorder.transform(.footerDecoration("threadReplies")) { $0($1) }
            recorder.transform(.footerDecoration("threadReplies")) { _, _ in nil }
        }
    }

    private func plantListener(in recorder: inout some SlotRegistering) {
        guard self == .handledBefore else {
            return recorder.on(.tapOnError) { _ in .handled }
        }
        recorder.on(.tapOnAvatar) { _ in .handled }
        recorder.on(.tapOnAvatar) { _ in .handled }
    }

    private func plantOption(in recorder: inout some SlotRegistering) {
        switch self {
        case .optionUnread:
            recorder.transform(.messageLayoutOptions) { $0($1).union(["glow"]) }
        case .optionTakenOut:
            recorder.transform(.messageLayoutOptions) { $0($1).union(["shine"]) }
            recorder.transform(.messageLayoutOptions) { $0($1).subtracting(["shine"]) }
        case .optionUnused: recorder.declare(ChatMessageLayoutOption("glitter"))
        case .optionUndeclared:
            recorder.transform(.messageLayoutOptions) { next, message in
                let options = next(message)
                guard !options.contains("timestmp") else { return [] }
                return options.union([.onlyVisibleForYouIndicator])
            }
        case .optionUndeclaredInHook:
            recorder.extend(.messageContentView, with: UndeclaredExtension.self)
        default:
            recorder.declare(ChatMessageLayoutOption("sparks"))
            recorder.extend(.messageContentView, with: SparksExtension.self)
        }
    }

    private func plantExtension(in recorder: inout some SlotRegistering) {
        switch self {
        case .unmadeExtension: recorder.extend(.typingIndicator, with: IdleExtension.self)
        case .unmadeKey: recorder.extend(.attachment(.video), with: IdleExtension.self)
        case .unmadeFallback:
            recorder.extend(SlotFamily.attachment.fallback, with: IdleExtension.self)
        case .idleExtension: recorder.extend(.avatar, with: IdleExtension.self)
        case .writtenBefore: recorder.extend(.bubble, with: SameAlphaExtension.self)
        case .writtenOverByDefault: recorder.extend(.timestamp, with: EarlyTextExtension.self)
        case .writtenOverByExtension:
            recorder.extend(.messageText, with: FaintExtension.self)
            recorder.extend(.messageText, with: FainterExtension.self)
        case .hiddenView: recorder.extend(.bubble, with: HiddenViewExtension.self)
        case .clearView: recorder.extend(.bubble, with: ClearViewExtension.self)
        case .takenOutView: recorder.extend(.bubble, with: TakenOutExtension.self)
        #if DEBUG
        case .keptViewNotAdded: recorder.extend(.bubble, with: KeptViewExtension.self)
        case .droppedViewNotAdded: recorder.extend(.bubble, with: DroppedViewExtension.self)
        case .viewOfBaseNotAdded: recorder.replace(.timestamp, with: KeptViewLabel.self)
        #endif
        default: recorder.extend(.bubble, with: TwicePlacedExtension.self)
        }
    }
}
