import Components
import Foundation
import Synchronization

/// Files in memory.
final class StateFolder: StatePersistence {
    private let files = Mutex<[String: Data]>([:])

    let onLoad = Mutex<(@Sendable () -> Void)?>(nil)

    var names: [String] { files.withLock { $0.keys.sorted() } }

    func load<Value: Codable & Sendable>(
        _ type: Value.Type,
        named name: String,
        of owner: StateOwner
    ) throws -> Value? {
        let data = files.withLock { $0["\(owner.id)/\(name)"] }
        onLoad.withLock { hook in
            defer { hook = nil }
            return hook
        }?()
        return try data.map { try JSONDecoder().decode(Value.self, from: $0) }
    }

    func save<Value: Codable & Sendable>(
        _ value: Value,
        named name: String,
        of owner: StateOwner
    ) throws {
        let data = try JSONEncoder().encode(value)
        files.withLock { $0["\(owner.id)/\(name)"] = data }
    }

    func remove(_ owner: StateOwner) throws {
        files.withLock { files in
            files = files.filter { !$0.key.hasPrefix("\(owner.id)/") }
        }
    }

    func move(_ owner: StateOwner, to new: StateOwner) throws {
        files.withLock { files in
            for (name, data) in files where name.hasPrefix("\(owner.id)/") {
                files[name] = nil
                files[new.id + name.dropFirst(owner.id.count)] = data
            }
        }
    }
}
