public import Components

/// An extension whose four hooks each do one small thing.
public final class Counting: ComponentExtension<PlainWidget> {
    private(set) var count = 0

    /// Counts.
    public override func setUp() {
        super.setUp()
        count += 1
    }

    /// Counts.
    public override func setUpLayout() {
        super.setUpLayout()
        count += 1
    }

    /// Counts.
    public override func setUpAppearance() {
        super.setUpAppearance()
        count += 1
    }

    /// Counts.
    public override func updateContent() {
        super.updateContent()
        count += 1
    }
}
