import Components
import Drawing
import Views

/// Views at positions that a test chooses, mounted with the text measurer for cells.
enum DrawnMessage {
    static let border = Color("border", light: RGBA(0x808080))
    static let veil = Color("veil", light: RGBA(0xFF0000, alpha: 60))
    static let plate = Color("plate", light: RGBA(0xF0F0F0), dark: RGBA(0x202020))

    static func view<Shown: View>(
        _ view: Shown = View(),
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ subviews: [View] = []
    ) -> Shown {
        view.frame = Rect(x: x, y: y, width: width, height: height)
        for subview in subviews {
            view.addSubview(subview)
        }
        return view
    }

    /// Returns a label as wide as its text.
    static func label(_ text: String, _ x: Double, _ y: Double, color: Color? = nil) -> Label {
        let label = Label()
        label.text = text
        label.textColor = color
        let width = CellMeasurer().layout([TextSpan(text, font: .body)], limits: TextLimits()).size
        return view(label, x, y, width.width, 16)
    }

    static func framed(_ view: View, radius: Double = 0, corners: Corners = .all) -> View {
        view.layer.borderWidth = 1
        view.layer.borderColor = border
        view.layer.cornerRadius = radius
        view.layer.roundedCorners = corners
        return view
    }

    static func filled(_ view: View, radius: Double = 0) -> View {
        view.backgroundColor = plate
        view.layer.cornerRadius = radius
        return view
    }

    /// Returns a bubble of two lines with a tail, an avatar, a name and a time.
    static func message(radius: Double = 18, avatarRadius: Double = 16) -> View {
        let bubble = view(
            48,
            0,
            128,
            64,
            [label("Hello there", 16, 16), label("Sounds good!", 16, 32)]
        )
        let corners = Corners.all.subtracting(.bottomLeading)
        let avatar = ImageView()
        avatar.image = .initials("M")
        avatar.layer.cornerRadius = avatarRadius
        return view(
            0,
            0,
            240,
            84,
            [
                framed(bubble, radius: radius, corners: corners), view(avatar, 8, 52, 32, 32),
                label("Martin", 48, 68), label("9:41 AM", 100, 68),
            ]
        )
    }

    static func view(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ subviews: [View] = []
    ) -> View {
        view(View(), x, y, width, height, subviews)
    }

    /// Mounts the view without laying it out and draws it.
    static func picture(
        _ root: View,
        _ options: TerminalOptions = TerminalOptions(columns: 30),
        direction: LayoutDirection = .leftToRight
    ) -> TerminalPicture {
        mount(root, direction)
        return TerminalPicture(of: root, options: options)
    }

    static func mount(
        _ root: View,
        _ direction: LayoutDirection = .leftToRight,
        measurer: CellMeasurer = CellMeasurer()
    ) {
        var components = Components()
        components[.textMeasurer] = measurer
        components[.layoutDirection] = direction
        _ = root.mount(in: ComponentContext(components))
    }
}

extension String {
    /// The text without the escape sequences that pictures write.
    var withoutOwnEscapes: String {
        var text = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}", rest.first == "[" else {
                text.append(scalar)
                continue
            }
            let end = rest.dropFirst().firstIndex { !("0"..."9").contains($0) && $0 != ";" }
            guard let end, rest[end] == "m" || rest[end] == "G" else {
                text.append(scalar)
                continue
            }
            rest = rest[rest.index(after: end)...]
        }
        return String(text)
    }

    /// The lines without spaces at their ends.
    var trimmedLines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let kept = line.unicodeScalars.reversed().drop { $0 == " " }.reversed()
            return String(String.UnicodeScalarView(kept))
        }
    }
}
