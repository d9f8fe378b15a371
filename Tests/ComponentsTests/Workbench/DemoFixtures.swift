import Foundation

/// Writes a file below the temporary folder and runs a closure with its path.
func withTemporaryFile<Result>(
    _ name: String,
    _ text: String,
    _ body: (String) throws -> Result
) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return try body(file.path)
}

/// A document of two channels, in whose first one two users have the name Sam.
let twoChannels = """
    {"format": "conversation", "version": 1,
     "users": [{"id": "u1", "name": "Sam"}, {"id": "u2", "name": "Sam"}, {"id": "u3", "name": "Ida"}],
     "channels": [
       {"id": "c2", "name": "zebra", "messages": [
         {"id": "z1", "author": "u3", "time": "2026-03-02T09:00:00Z", "text": "Stripes"}]},
       {"id": "c1", "name": "apple", "members": ["u1", "u2", "u3"], "messages": [
         {"id": "a1", "author": "u1", "time": "2026-03-02T09:41:00Z", "text": "Red"},
         {"id": "a2", "author": "u2", "time": "2026-03-02T09:43:00Z", "text": "Green"}]}]}
    """

/// Makes an empty folder and runs a closure with its path.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    try withTemporaryFile("file", "") { file in
        let folder = file + ".folder"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        return try body(folder)
    }
}
