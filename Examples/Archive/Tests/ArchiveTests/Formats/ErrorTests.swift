import ArchiveFormats
import Testing

@Suite struct ErrorTests {
    @Test(arguments: [
        (
            ArchiveError.malformed(
                file: "a",
                line: 2,
                column: 3,
                path: "[0].ts",
                expected: "a list"
            ),
            """
            'a' is malformed at line 2, column 3, path '[0].ts': expected a list.
            To fix, correct the file there, or export again; all else was read.
            """
        ),
        (
            .damaged(file: "a.zip", entry: "b", reason: "CRC"),
            "'a.zip' is damaged in 'b': CRC.\nTo fix, copy or download it again; what comes before was read."
        ),
        (
            .tooManyEntries(file: "a.zip", limit: 9),
            """
            'a.zip' has more than 9 entries.
            To fix, unpack it, look at what is in it, and read the folder, or raise ArchiveLimits.
            """
        ),
        (
            .tooLarge(file: "a.zip", entry: "b", limit: 9),
            "'b' in 'a.zip' has more than 9 bytes.\nTo fix, read it in smaller parts, or raise ArchiveLimits."
        ),
        (
            .tooDense(file: "a.zip", limit: 200),
            """
            'a.zip' unpacks to more than 200 times its size.
            To fix, unpack it, look at what is in it, and read the folder, or raise ArchiveLimits.
            """
        ),
        (
            .hostileName(file: "a.zip", name: "../\u{202E}b"),
            """
            'a.zip' has an entry '../\\u{202E}b', which is no name of a file in it.
            To fix, do not unpack it; ask where it comes from.
            """
        ),
        (
            .repeatedName(file: "a.zip", name: "b"),
            "'a.zip' has 'b' twice; the first was read.\nTo fix, remove one of the two."
        ),
        (
            .noFile(file: "a.zip", name: "b"),
            """
            'b' in 'a.zip' is a link or a device, and was not read.
            To fix, put the file itself in its place.
            """
        ),
        (
            .unrecognized(file: "a", formats: ["y", "x"]),
            """
            'a' is in no known format; asked 'x', 'y'.
            To fix, name its format with --format, or export again.
            """
        ),
    ])
    func errorSaysWhatToDo(_ error: ArchiveError, _ text: String) {
        #expect(error.description == text)
    }
}
