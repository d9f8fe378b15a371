import Testing

/// One case of a law, by its number, which determines everything random in it.
///
/// Its text, which a failure prints, has the command that repeats it alone.
struct Case: Sendable {
    let number: Int

    private var command: String? {
        guard let test = Test.current else { return nil }
        var words = ["LAW_CASE=\(number)", "swift test"]
        if LongTests.areOn { words.insert("LONG_TESTS=1", at: 0) }
        #if !DEBUG
        words.append("-c release -Xswiftc -enable-testing")
        #endif
        let name = test.id.nameComponents.joined(separator: "/").prefix { $0 != "(" }
        words.append(#"--disable-xctest --filter '\#(name)\('"#)
        return words.joined(separator: " ")
    }
}

extension Case: ExpressibleByIntegerLiteral {
    init(integerLiteral number: Int) {
        self.number = number
    }
}

extension Case: CustomStringConvertible {
    var description: String {
        command.map { "\(number), alone: \($0)" } ?? "\(number)"
    }
}
