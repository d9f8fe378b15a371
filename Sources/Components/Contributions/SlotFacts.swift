/// What is known of a slot without its types.
@usableFromInline struct SlotFacts: Sendable {
    let name: String
    let kind: SlotKind
    let site: SourceSite

    init(name: String, kind: SlotKind, site: SourceSite) {
        self.name = name
        self.kind = kind
        self.site = site
    }

    init(name: String, kind: SlotKind, fileID: String, line: Int) {
        self.init(name: name, kind: kind, site: SourceSite(fileID: fileID, line: line))
    }
}
