import Foundation

extension CommandLine {
    /// The words after the program's name in the bytes they came in; `arguments` mends what is not UTF-8.
    static var bytes: [[UInt8]] {
        (1..<max(1, Int(argc))).compactMap { index in
            unsafe unsafeArgv[index].map { word in
                (0..<(unsafe strlen(word))).map { UInt8(bitPattern: unsafe word[$0]) }
            }
        }
    }
}
