import Components

/// The first lines in which two texts differ.
struct LineDifference: CustomStringConvertible {
    private let found: String?
    private let expected: String?

    init(of text: String, from other: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let others = other.split(separator: "\n", omittingEmptySubsequences: false)
        let count = zip(lines, others).prefix { $0 == $1 }.count
        found = count < lines.count ? lines[count].trimmed : nil
        expected = count < others.count ? others[count].trimmed : nil
    }

    /// The lines that are present, and those that are missing.
    var description: String {
        switch (found, expected) {
        case (let found?, let expected?): "\(found.quoted) instead of \(expected.quoted)"
        case (let found?, nil): "\(found.quoted) is too much"
        case (nil, let expected?): "\(expected.quoted) is missing"
        case (nil, nil): "nothing differs"
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " })
    }
}
