/// The stored properties of a type as the runtime lays them out: superclasses' first, then in the order of
/// declaration.
struct StoredFields: RandomAccessCollection {
    /// One stored property.
    struct Field {
        let name: String
        /// How many bytes it lies behind where the instance begins.
        let offset: Int
        let type: Any.Type
        /// Whether it is neither weak nor unowned.
        let isStrong: Bool
    }

    private let type: Any.Type
    let startIndex: Int
    let endIndex: Int

    /// Lists the properties of a class that one of its superclasses does not have, or of a struct or tuple.
    init(of type: Any.Type, below superclass: AnyClass? = nil) {
        self.type = type
        startIndex = superclass.map { countOfFields($0) } ?? 0
        endIndex = countOfFields(type)
    }

    subscript(index: Int) -> Field {
        var facts = unsafe FieldFacts()
        let type = unsafe typeOfField(self.type, index: index, facts: &facts)
        defer { unsafe facts.free?(facts.name) }
        return Field(
            name: unsafe facts.name.map { unsafe String(cString: $0) } ?? "",
            offset: offsetOfField(self.type, index: index),
            type: type,
            isStrong: unsafe facts.isStrong
        )
    }

    /// Returns what a property of an object refers to, without touching it; none for an empty optional.
    ///
    /// The property must be an address, strong or unowned, or an optional one.
    @unsafe static func reference(in owner: AnyObject, at offset: Int) -> ObjectIdentifier? {
        // Sound for every property: an address is only compared, even that of an object that has ended.
        unsafe Unmanaged.passUnretained(owner).toOpaque()
            .load(fromByteOffset: offset, as: ObjectIdentifier?.self)
    }

    /// Returns the value of a strong property of an object; type and place are those of its class's field.
    @unsafe static func load<Value>(
        _ type: Value.Type,
        from owner: AnyObject,
        at offset: Int
    ) -> Value {
        unsafe Unmanaged.passUnretained(owner).toOpaque().advanced(by: offset)
            .assumingMemoryBound(to: type).pointee
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
