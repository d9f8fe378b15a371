/// A short text, in one style unless it has runs.
open class Label: View {
    /// Creates a label without text that hugs its content a little more than other views.
    public required init() {
        super.init()
        core.leaf = LeafContent(.label)
        core.priorities.horizontal.hugging = 251
        core.priorities.vertical.hugging = 251
    }

    /// The text; hostile until escaped.
    public final var text: String? {
        get { core.leaf.flatMap { $0.title ?? ($0.text.isEmpty ? nil : $0.text.plain) } }
        set {
            give([newValue ?? ""], insteadOf: [text ?? ""]) {
                if $0.leaf?.text.isEmpty == false { $0.leaf?.text = RichText() }
                $0.leaf?.title = newValue
            }
        }
    }

    /// The text in styled runs; hostile until escaped.
    public final var richText: RichText {
        get { core.leaf.map { $0.hasRuns ? $0.text : RichText($0.title ?? "") } ?? RichText() }
        set {
            let new = usable(newValue)
            guard new.runs.contains(where: { !$0.style.isPlain }) else { return text = new.plain }
            give([new.plain], insteadOf: [text ?? ""]) {
                if let leaf = $0.leaf { (leaf.title, leaf.text) = (nil, new) }
            }
        }
    }

    /// The font; `body` unless set.
    public final var font: Font {
        get { core.leaf?.font ?? .body }
        set { changeFont(to: newValue) }
    }

    /// The colour of the text; none means the appearance's usual one.
    public final var textColor: Color? {
        get { core.leaf?.textColor }
        set { change { $0.leaf?.textColor = newValue } }
    }

    /// The greatest number of lines; 0 means all, and 1 unless set.
    public final var numberOfLines: Int {
        get { core.leaf?.numberOfLines ?? 1 }
        set { changeLeaf { $0.numberOfLines = max(0, newValue) } }
    }

    /// The alignment of the lines; leading unless set.
    public final var textAlignment: TextAlignment {
        get { core.leaf?.textAlignment ?? .leading }
        set { change { $0.leaf?.textAlignment = newValue } }
    }
}
