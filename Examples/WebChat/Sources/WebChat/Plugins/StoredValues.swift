import ChatStore
import Components
import Foundation
import Messenger
import Synchronization

/// The values that plugins keep for a person, with those that are not written yet.
final class StoredValues: StatePersistence {
    private struct Contents {
        var values: [StateRecord.Key: String]
        /// The changes that are not written; nil where a value was removed.
        var changes: [StateRecord.Key: String?] = [:]

        /// Removes the values of an owner, or gives them to another one.
        mutating func move(_ owner: StateOwner, to new: StateOwner?) {
            for (key, json) in values where key.isOf(owner) {
                values[key] = nil
                changes[key] = .some(nil)
                guard let new else { continue }
                values[StateRecord.Key(new, key.name)] = json
                changes[StateRecord.Key(new, key.name)] = .some(json)
            }
        }
    }

    private let contents: Mutex<Contents>

    /// The values that follow from the answers of a person, which are stored for all.
    private static let derived: Set<String> = [
        StateKey<[String: String]>.votes.name, StateKey<[String: String]>.sentVotes.name,
    ]

    init(_ records: [StateRecord]) {
        var values: [StateRecord.Key: String] = [:]
        for record in records { values[record.key] = record.json }
        contents = Mutex(Contents(values: values))
    }

    /// The owners of values.
    var owners: Set<StateOwner> {
        contents.withLock { contents in
            Set(contents.values.keys.map { StateOwner(kind: $0.ownerKind, id: $0.ownerID) })
        }
    }

    /// Whether something has changed since it was taken.
    var areChanged: Bool { contents.withLock { !$0.changes.isEmpty } }

    /// Notes changes again that could not be written, but for those that others have followed.
    func putBack(_ records: [StateRecord]) {
        contents.withLock { contents in
            for record in records where contents.changes[record.key] == nil {
                contents.changes[record.key] = .some(record.json)
            }
        }
    }

    /// Takes the changes, by key, so that they are written.
    func takeChanges() -> [StateRecord] {
        contents.withLock { contents in
            defer { contents.changes = [:] }
            return contents.changes.map { StateRecord($0, json: $1) }.sorted {
                ($0.key.ownerKind, $0.key.ownerID, $0.key.name)
                    < ($1.key.ownerKind, $1.key.ownerID, $1.key.name)
            }
        }
    }

    func load<Value: Codable & Sendable>(
        _ type: Value.Type,
        named name: String,
        of owner: StateOwner
    ) throws -> Value? {
        guard !Self.derived.contains(name) else { return nil }
        let key = StateRecord.Key(owner, name)
        guard let json = contents.withLock({ $0.values[key] }) else { return nil }
        return try JSONDecoder().decode([Value].self, from: Data(json.utf8)).first
    }

    /// Keeps a value; throws if it is too large, or if there are too many.
    func save<Value: Codable & Sendable>(
        _ value: Value,
        named name: String,
        of owner: StateOwner
    ) throws {
        guard !Self.derived.contains(name) else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // In a list, as a value may be no object.
        let json = String(decoding: try encoder.encode([value]), as: UTF8.self)
        let key = StateRecord.Key(owner, name)
        let isKept = contents.withLock { contents in
            let isNew = contents.values[key] == nil
            guard json.utf8.count <= StoreLimits.stateBytes,
                !isNew || contents.values.count < StoreLimits.stateValues
            else { return false }
            contents.values[key] = json
            contents.changes[key] = .some(json)
            return true
        }
        guard isKept else { throw StoreError.stateNotValid(name: name) }
    }

    func remove(_ owner: StateOwner) {
        contents.withLock { $0.move(owner, to: nil) }
    }

    func move(_ owner: StateOwner, to new: StateOwner) {
        contents.withLock { $0.move(owner, to: new) }
    }
}

extension StateRecord.Key {
    fileprivate init(_ owner: StateOwner, _ name: String) {
        self.init(ownerKind: owner.kind, ownerID: owner.id, name: name)
    }

    fileprivate func isOf(_ owner: StateOwner) -> Bool {
        ownerKind == owner.kind && ownerID == owner.id
    }
}
