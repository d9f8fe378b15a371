import Views

extension View {
    /// Returns the frame of the view in one around it; nil if it is not visible.
    func spot(in root: View) -> Rect? {
        var spot = Rect(width: frame.size.width, height: frame.size.height)
        guard spot.size.width > 0, spot.size.height > 0 else { return nil }
        for current in andAround {
            if current === root { return spot }
            if current.isHidden { return nil }
            spot.x += current.frame.x
            spot.y += current.frame.y
        }
        return nil
    }
}
