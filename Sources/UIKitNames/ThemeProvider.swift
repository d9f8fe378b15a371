public import Components
public import DefaultComponents
public import Views

/// An object with the container and the appearance of its tree, as all components are.
public protocol ThemeProvider: Lifecycle {}

extension Lifecycle {
    /// The appearance of the tree; outside of a tree, that of `Components.default`.
    public var appearance: Appearance {
        components[.appearance]
    }
}

extension Appearance {
    /// The colours.
    public var colorPalette: ColorPalette {
        get { palette }
        set { palette = newValue }
    }
}

extension Color {
    /// The colour itself.
    public var cgColor: Color { self }
}

extension Appearance.Images {
    /// The placeholder for a person without a picture.
    public var userAvatarPlaceholder4: Image { .initials("") }
}
