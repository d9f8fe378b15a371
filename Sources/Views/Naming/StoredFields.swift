/// The stored properties of a type as the runtime lays them out: superclasses' first, then in the order of
/// declaration.
///
/// **Invariant:** a property is read as what the runtime says it is, in objects of the very class that it was found in.
/// Debug builds check class and type at each reading.
struct StoredFields: RandomAccessCollection {
    /// One stored property.
    struct Field {
        let name: String
        let type: Any.Type
        /// Whether it is neither weak nor unowned.
        let isStrong: Bool
        let place: StoredPlace
    }

    private let type: Any.Type
    /// Where the instance begins.
    private let origin: StoredPlace
    let startIndex: Int
    let endIndex: Int

    /// Lists the properties of a type.
    init(of type: Any.Type) {
        self.init(of: type, at: StoredPlace(of: type))
    }

    /// Lists the properties of a class that one of its superclasses does not have.
    init(of type: AnyClass, below superclass: AnyClass?) {
        self.type = type
        origin = StoredPlace(of: type)
        startIndex = superclass.map { countOfFields($0) } ?? 0
        endIndex = countOfFields(type)
    }

    /// Lists the properties of a struct that begins at a place.
    init(of type: Any.Type, at place: StoredPlace) {
        self.type = type
        origin = place
        startIndex = 0
        endIndex = countOfFields(type)
    }

    subscript(index: Int) -> Field {
        var facts = unsafe FieldFacts()
        let type = unsafe typeOfField(self.type, index: index, facts: &facts)
        defer { unsafe facts.free?(facts.name) }
        return Field(
            name: unsafe facts.name.map { unsafe String(cString: $0) } ?? "",
            type: type,
            isStrong: unsafe facts.isStrong,
            place: origin.moved(by: offsetOfField(self.type, index: index), to: type)
        )
    }
}

/// Where objects of one class have a stored property, or a part of one.
struct StoredPlace: Sendable {
    /// How many bytes it lies behind where an object begins.
    private var offset = 0
    #if DEBUG
    private let owner: ObjectIdentifier
    private var type: ObjectIdentifier
    #endif

    fileprivate init(of owner: Any.Type) {
        #if DEBUG
        self.owner = ObjectIdentifier(owner)
        type = ObjectIdentifier(owner)
        #endif
    }

    fileprivate func moved(by distance: Int, to type: Any.Type) -> StoredPlace {
        var place = self
        place.offset += distance
        #if DEBUG
        place.type = ObjectIdentifier(type)
        #endif
        return place
    }

    /// Returns what the property of an object refers to, without touching it; none for an empty optional.
    ///
    /// The property must be an address, strong or unowned, or an optional one.
    func reference(in owner: AnyObject) -> ObjectIdentifier? {
        check(owner)
        // An address is only compared, even that of an object that has ended.
        return unsafe Unmanaged.passUnretained(owner).toOpaque()
            .load(fromByteOffset: offset, as: ObjectIdentifier?.self)
    }

    /// Returns the value of a strong property of an object, which is of this type.
    func load<Value>(_ type: Value.Type, from owner: AnyObject) -> Value {
        check(owner)
        #if DEBUG
        precondition(self.type == ObjectIdentifier(type), "The property is no '\(type)'.")
        #endif
        return unsafe Unmanaged.passUnretained(owner).toOpaque().advanced(by: offset)
            .assumingMemoryBound(to: type).pointee
    }

    private func check(_ owner: AnyObject) {
        #if DEBUG
        precondition(
            self.owner == ObjectIdentifier(Swift.type(of: owner)),
            "The property was found in another class than '\(Swift.type(of: owner))'."
        )
        #endif
    }
}

/// How values of a type are made up.
enum TypeKind {
    case `class`, `struct`, optional, tuple
    /// Any object that conforms to something.
    case object
    /// Anything that conforms to something, or simply anything.
    case value
    /// Without anything stored that has a name.
    case other

    init(of type: Any.Type) {
        // Sound: all metadata begins with its kind, or with what is no kind if it is a class's.
        let kind = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        self =
            switch kind {
            case 0x200: .struct
            case 0x202: .optional
            case 0x301: .tuple
            // An object and what it conforms to take two words or three; anything else takes at least four.
            case 0x303 where (16...24).contains(size(of: type)): .object
            case 0x303, 0x307: .value
            case 0, 0x800...: .class
            default: .other
            }
    }
}

private func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return size(type)
}

/// What the runtime tells `Mirror` of a stored property.
@unsafe private struct FieldFacts {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countOfFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offsetOfField(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
@unsafe private func typeOfField(
    _ type: Any.Type,
    index: Int,
    facts: UnsafeMutablePointer<FieldFacts>
) -> Any.Type
