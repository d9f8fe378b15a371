import Components
import Foundation
import Views

/// Returns the result of the closure on a thread with 512 kB of stack, like secondary threads of Apple's platforms;
/// with the address sanitizer, which needs more, with eight times as much.
///
/// Diagnostics are reported as in the calling task.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    let (components, listener) = (Components.default, Components.onDiagnostic)
    return await withCheckedContinuation { continuation in
        let thread = Thread {
            let result = Components.withValue(components) {
                Components.onDiagnostic = listener
                return body()
            }
            continuation.resume(returning: result)
        }
        thread.stackSize = 512 * 1024 * (addressesAreChecked ? 8 : 1)
        thread.start()
    }
}

/// Whether the address sanitizer is part of the program.
private let addressesAreChecked = unsafe dlsym(nil, "__asan_init") != nil

extension View {
    /// Returns the outermost of a number of nested views.
    static func chain(
        levels: Int,
        of wrap: (View) -> View = { inner in
            let outer = View()
            outer.addSubview(inner)
            return outer
        }
    ) -> View {
        (1..<levels).reduce(View()) { view, _ in wrap(view) }
    }

    /// The number of nested views, along the first of each.
    var levels: Int {
        var (levels, next) = (1, subviews.first)
        while let view = next {
            levels += 1
            next = view.subviews.first
        }
        return levels
    }
}
