import DefaultComponents
import Views

extension Appearance.ColorPalette {
    /// Gives several colours one value.
    mutating func set(_ colors: [WritableKeyPath<Self, Color>], to color: Color) {
        for path in colors { self[keyPath: path] = color }
    }
}
