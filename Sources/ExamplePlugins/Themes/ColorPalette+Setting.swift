import DefaultComponents
import Views

extension Appearance.ColorPalette {
    /// Sets several colours to one value.
    mutating func set(_ colors: [WritableKeyPath<Self, Color>], to color: Color) {
        for path in colors { self[keyPath: path] = color }
    }
}
