extension SearchDocument {
    /// Whether the address can be stored.
    var fits: Bool {
        address.utf8.count <= SearchLimits.addressBytes && !address.utf8.contains(0)
    }

    /// The document within the limits of an index.
    var cut: SearchDocument {
        var document = self
        document.id = id.cut(to: SearchLimits.nameBytes)
        document.channelID = channelID.cut(to: SearchLimits.nameBytes)
        document.channelName = channelName.cut(to: SearchLimits.nameBytes)
        document.authorID = authorID.cut(to: SearchLimits.nameBytes)
        document.authorName = authorName.cut(to: SearchLimits.nameBytes)
        document.text = text.cut(to: SearchLimits.textBytes)
        return document
    }
}

extension String {
    /// Returns the longest beginning of whole scalars that has at most so many UTF-8 bytes.
    fileprivate func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let end = unicodeScalars.index(before: utf8.index(startIndex, offsetBy: limit + 1))
        return String(unicodeScalars[..<end])
    }
}
