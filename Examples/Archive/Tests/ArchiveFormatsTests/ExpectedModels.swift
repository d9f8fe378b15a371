enum ExpectedModels {
    static let texts: [String: String] = [:]
}
