/// The views in a view, as they are drawn.
///
/// It holds none of them, and is to be read while somebody holds the root and nobody changes the tree.
package struct DrawnSubviews {
    private let core: Unmanaged<ViewCore>
    /// The number of views.
    package let count: Int

    init(of core: ViewCore) {
        self.core = .passUnretained(core)
        count = core.subviews.count
    }

    /// Returns a view, first drawn first.
    package subscript(place: Int) -> DrawnView {
        core.subview(place)._withUnsafeGuaranteedRef { $0.drawn }
    }

    /// The frames, first drawn first.
    package var frames: [Rect] {
        core._withUnsafeGuaranteedRef { $0.subviews.map(\.core.frame) }
    }

    /// Returns whether a relation holds between the frames of each view and the one drawn after it.
    package func neighbouringFrames(satisfy relation: (Rect, Rect) -> Bool) -> Bool {
        guard count > 1 else { return true }
        var last = core.subview(0)._withUnsafeGuaranteedRef { $0.frame }
        for place in 1..<count {
            let frame = core.subview(place)._withUnsafeGuaranteedRef { $0.frame }
            guard relation(last, frame) else { return false }
            last = frame
        }
        return true
    }
}

extension Unmanaged<ViewCore> {
    /// Returns the state of a subview.
    @inline(__always)
    fileprivate func subview(_ place: Int) -> Unmanaged<ViewCore> {
        let view = _withUnsafeGuaranteedRef { core in
            core.subviews.withUnsafeBytes { views in
                // Sound: views are objects, and an array of them holds nothing but references. Counting
                // these took a tenth of the time of writing a page.
                let stride = MemoryLayout<Unmanaged<View>>.stride
                return views.load(fromByteOffset: place * stride, as: Unmanaged<View>.self)
            }
        }
        return view._withUnsafeGuaranteedRef { .passUnretained($0.core) }
    }
}
