public import Components
public import DefaultComponents
public import Views

/// Something that has the components and the appearance of its tree, as all components do.
public protocol ThemeProvider: Lifecycle {}

extension Lifecycle {
    /// The appearance of the tree; while the object is not connected, that of `Components.default`.
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
    /// A person without a picture.
    public var userAvatarPlaceholder4: Image { .initials("") }
}
