/// A short text in one style.
open class Label: View {
    private var labelState = LabelState()

    /// Creates a label without text that hugs its content a little more than other views.
    public required init() {
        super.init()
        setContentHuggingPriority(251, for: .horizontal)
        setContentHuggingPriority(251, for: .vertical)
    }

    /// The text; hostile until escaped.
    public final var text: String? {
        get { labelState.text }
        set { labelState.text = newValue }
    }

    /// The font; `body` unless set.
    public final var font: Font {
        get { labelState.font }
        set { labelState.font = newValue }
    }

    /// The colour of the text; none means the appearance's usual one.
    public final var textColor: Color? {
        get { labelState.textColor }
        set { labelState.textColor = newValue }
    }

    /// How many lines are shown at most; 0 means all, and 1 unless set.
    public final var numberOfLines: Int {
        get { labelState.numberOfLines }
        set { labelState.numberOfLines = newValue }
    }

    /// Where the lines begin or end; leading unless set.
    public final var textAlignment: TextAlignment {
        get { labelState.textAlignment }
        set { labelState.textAlignment = newValue }
    }
}

private struct LabelState {
    var text: String?
    var font = Font.body
    var textColor: Color?
    var numberOfLines = 1
    var textAlignment = TextAlignment.leading
}

/// Where lines of text begin or end.
public enum TextAlignment: String, Sendable, Hashable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}
