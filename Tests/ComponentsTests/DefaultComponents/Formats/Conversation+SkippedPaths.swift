import DefaultComponents

extension Conversation {
    /// The paths of the broken parts that were left out, in the order of the notes.
    var skippedPaths: [String] {
        notes.compactMap { note in
            guard case .skipped(.malformed(_, _, _, let path, _)) = note else { return nil }
            return path
        }
    }
}
