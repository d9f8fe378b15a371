/// A reference that does not keep its object and does not count.
///
/// Trees on several threads share the objects that they are made from: counting references to them for each part would
/// make them wait for each other.
///
/// **Invariant:** its creator keeps the object as long as the reference is read. Debug builds check
/// that at each access, and end the process if the object is gone; release builds rely on it.
@safe
@usableFromInline
package struct UnownedReference<Object: AnyObject> {
    @usableFromInline let reference: Unmanaged<Object>
    #if DEBUG
    @usableFromInline unowned let life: AnyObject
    #endif

    /// Creates a reference to an object that is kept elsewhere.
    @inlinable
    @inline(__always)
    package init(_ object: Object) {
        self.init(object, endingWith: object)
    }

    /// Creates a reference to an object that may still be read while it ends, up to the end of one of its parts.
    @inlinable
    @inline(__always)
    package init(_ object: Object, endingWith part: @autoclosure () -> AnyObject) {
        unsafe reference = .passUnretained(object)
        #if DEBUG
        life = part()
        #endif
    }

    /// Creates a reference that keeps its object until `letGo()`.
    @inlinable
    @inline(__always)
    package init(keeping object: consuming Object) {
        unsafe reference = .passRetained(object)
        #if DEBUG
        life = unsafe reference.takeUnretainedValue()
        #endif
    }

    /// Releases an object that the reference kept; call it once.
    @inlinable
    @inline(__always)
    package func letGo() {
        #if DEBUG
        _ = life
        #endif
        unsafe reference.release()
    }

    /// Creates a reference from the `address` of another one.
    ///
    /// The object is of this type; debug builds check that.
    @unsafe
    @inlinable
    @inline(__always)
    package init(address: UnsafeRawPointer) {
        #if DEBUG
        let object = unsafe Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
        guard let object = object as? Object else {
            preconditionFailure("'\(type(of: object))' is taken for a '\(Object.self)'.")
        }
        self.init(object)
        #else
        unsafe reference = .fromOpaque(address)
        #endif
    }

    /// Returns the same reference with a type that the object is known to have; debug builds check that.
    @inlinable
    @inline(__always)
    package func known<Known: AnyObject>(as type: Known.Type) -> UnownedReference<Known> {
        unsafe UnownedReference<Known>(address: address)
    }

    /// The object's address, to be turned into a reference again.
    @inlinable package var address: UnsafeRawPointer {
        @inline(__always)
        get {
            #if DEBUG
            _ = life
            #endif
            return unsafe UnsafeRawPointer(reference.toOpaque())
        }
    }

    /// The object, to be kept.
    @inlinable package var object: Object {
        // In generic code a call would first look up the type's metadata.
        @inline(__always)
        get {
            #if DEBUG
            _ = life
            #endif
            return unsafe reference.takeUnretainedValue()
        }
    }

    /// Runs a closure on the object, which is kept elsewhere until the closure returns.
    @inlinable
    @inline(__always)
    package func with<Result>(_ work: (Object) -> Result) -> Result {
        #if DEBUG
        var object = self.object
        let result = work(object)
        precondition(
            !isKnownUniquelyReferenced(&object),
            "Nobody but an unretained reference kept '\(Object.self)' to the end of its use."
        )
        return result
        #else
        unsafe reference._withUnsafeGuaranteedRef { work($0) }
        #endif
    }
}

extension UnownedReference: Equatable {
    /// Whether both are references to the same object.
    @inlinable
    package static func == (lhs: Self, rhs: Self) -> Bool {
        unsafe lhs.address == rhs.address
    }
}

// With references that count, composing a message takes 1.9 times the instructions and laying it out 1.2 times.
// Sound: a reference to a Sendable object allows no more than the object; what debug builds check is immutable, too.
extension UnownedReference: @unchecked Sendable where Object: Sendable {}
