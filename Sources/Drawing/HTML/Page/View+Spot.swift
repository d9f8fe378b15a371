import Views

extension View {
    /// Returns where the view lies in one around it; none if it is not seen there.
    func spot(in root: View) -> Rect? {
        var spot = Rect(width: frame.size.width, height: frame.size.height)
        guard spot.size.width > 0, spot.size.height > 0 else { return nil }
        var next: View? = self
        while let current = next, current !== root {
            if current.isHidden { return nil }
            spot.x += current.frame.x
            spot.y += current.frame.y
            next = current.superview
        }
        return next == nil ? nil : spot
    }
}
