/// A message, a channel or a reader: what state and timers belong to.
public struct StateOwner: Sendable, Hashable, Codable {
    /// The kind of the owner, such as `message`.
    public let kind: String
    /// The id of the owner among those of its kind; empty where there is only one.
    public let id: String

    /// Creates an owner.
    public init(kind: String, id: String = "") {
        self.kind = kind
        self.id = id
    }

    /// The person who reads.
    public static let reader = StateOwner(kind: "reader")
}

/// A typed name of state that outlives the views that show it.
///
/// ```swift
/// extension StateKey where Value == Bool {
///     static let isUnfolded = StateKey("isUnfolded", default: false)
/// }
/// ```
///
/// Declare it in the plugin's `register(in:)`: the state is removed with that plugin. Its default is the value of a slot of
/// the same name.
public struct StateKey<Value: Sendable & Equatable>: Sendable {
    /// The slot of the default, which an app may set: `components[StateKey.stars.slot] = 1`.
    public let slot: Slot<Value, Never>
    let persisting: Persisting?

    /// The calls that load and save a value; nil where it is kept in memory only.
    struct Persisting: Sendable {
        let load: @Sendable (any StatePersistence, String, StateOwner) throws -> Value?
        let save: @Sendable (any StatePersistence, Value, String, StateOwner) throws -> Void
    }

    /// The key's name.
    public var name: String { slot.name }

    /// Creates a key of state that is kept in memory only.
    public init(
        _ name: String,
        default value: Value,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        slot = Slot(name, default: value, fileID: fileID, line: line)
        persisting = nil
    }
}

extension StateKey where Value: Codable {
    /// Creates a key of state that the app's ``StatePersistence`` loads and saves, if its store has one.
    public init(
        persisted name: String,
        default value: Value,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        slot = Slot(name, default: value, fileID: fileID, line: line)
        persisting = Persisting {
            try $0.load(Value.self, named: $1, of: $2)
        } save: {
            try $0.save($1, named: $2, of: $3)
        }
    }
}

/// The place where an app keeps the state of plugins, such as a folder of files.
public protocol StatePersistence: Sendable {
    /// Returns a saved value; nil if there is none.
    ///
    /// An error is reported, and the default is used.
    func load<Value: Codable & Sendable>(
        _ type: Value.Type,
        named name: String,
        of owner: StateOwner
    ) throws -> Value?

    /// Saves a value.
    func save<Value: Codable & Sendable>(
        _ value: Value,
        named name: String,
        of owner: StateOwner
    ) throws

    /// Removes what is saved of an owner, such as a message that was deleted.
    func remove(_ owner: StateOwner) throws

    /// Gives what is saved of an owner to another one, such as a message that has another id since it was sent.
    func move(_ owner: StateOwner, to new: StateOwner) throws
}
