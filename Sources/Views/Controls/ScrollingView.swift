/// A view whose content scrolls along an axis.
///
/// Wheels and drags along its axis belong to the innermost one around the pointer.
public protocol ScrollingView: View {
    /// The axis along which it scrolls.
    var scrollingAxis: Axis { get }

    /// Scrolls by a distance in points, to what follows if it is positive.
    func scroll(by distance: Double)

    /// Called when a drag or a wheel that scrolled the view has ended.
    func endScrolling()
}
