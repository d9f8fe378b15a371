import ArchiveFormats
import Components
import DefaultComponents
import Testing
import Views

@Suite struct WhatsAppTests {
    /// Dates and phrases as phones with the language of the key write them.
    @Test(arguments: [
        ("en-US", "12/31/25, 9:05\u{202F}PM - Ada: IMG-20251231-WA0001.jpg (file attached)"),
        ("en-GB", "31/12/2025, 21:05 - Ada: IMG-20251231-WA0001.jpg (file attached)"),
        ("de", "31.12.25, 21:05 - Ada: IMG-20251231-WA0001.jpg (Datei angehängt)"),
        ("fr", "31/12/2025 à 21:05 - Ada: IMG-20251231-WA0001.jpg (fichier joint)"),
        ("es", "31/12/25, 9:05 p. m. - Ada: IMG-20251231-WA0001.jpg (archivo adjunto)"),
        ("it", "[31/12/25, 21:05:00] Ada: \u{200E}<allegato: IMG-20251231-WA0001.jpg>"),
        ("pt-BR", "31/12/2025 21:05 - Ada: IMG-20251231-WA0001.jpg (arquivo anexado)"),
        ("nl", "31-12-2025 21:05 - Ada: IMG-20251231-WA0001.jpg (bestand bijgevoegd)"),
        ("pl", "31.12.2025, 21:05 - Ada: IMG-20251231-WA0001.jpg (załączono plik)"),
        ("ru", "31.12.2025, 21:05 - Ada: IMG-20251231-WA0001.jpg (файл добавлен)"),
        ("tr", "31.12.2025 21:05 - Ada: IMG-20251231-WA0001.jpg (dosya ekli)"),
        ("fi", "31.12.2025 klo 21.05 - Ada: IMG-20251231-WA0001.jpg (tiedosto liitetty)"),
        ("sv", "2025-12-31 21:05 - Ada: IMG-20251231-WA0001.jpg (bifogad fil)"),
        ("cs", "31.12.2025 21:05 - Ada: IMG-20251231-WA0001.jpg (soubor připojen)"),
        ("ja", "2025/12/31 21:05 - Ada: IMG-20251231-WA0001.jpg (添付ファイル)"),
        ("ko", "2025. 12. 31. 오후 9:05 - Ada: IMG-20251231-WA0001.jpg (파일 첨부됨)"),
        ("zh-CN", "2025/12/31 晚上9:05 - Ada: IMG-20251231-WA0001.jpg (文件附件)"),
        ("zh-TW", "2025/12/31 下午9:05 - Ada: IMG-20251231-WA0001.jpg (檔案已附加)"),
        (
            "ar",
            "٣١\u{200F}/١٢\u{200F}/٢٠٢٥، ٩:٠٥ م - Ada: \u{200E}IMG-20251231-WA0001.jpg (ملف مرفق)"
        ),
        ("hi", "31/12/25, 9:05 pm - Ada: IMG-20251231-WA0001.jpg (फ़ाइल संलग्न है)"),
        ("he", "31.12.2025, 21:05 - Ada: IMG-20251231-WA0001.jpg (הקובץ צורף)"),
        ("th", "31/12/2568 21:05 - Ada: IMG-20251231-WA0001.jpg (file attached)"),
    ])
    func languageIsRead(_ language: String, _ line: String) throws {
        let messages = try Self.messages(line)

        #expect(messages.map(\.time.iso8601) == ["2025-12-31T21:05:00Z"], "\(language)")
        #expect(messages.map(\.author.name) == ["Ada"], "\(language)")
        #expect(messages.map { $0.attachments.map(\.title) } == [["IMG-20251231-WA0001.jpg"]])
        #expect(messages.map(\.text.plain) == [""], "\(language)")
    }

    @Test func orderOfDatesIsThatInWhichTheyDoNotGoBack() throws {
        let dayFirst = "01/02/25, 10:00 - A: x\n02/02/25, 10:00 - A: x\n01/03/25, 10:00 - A: x"

        let times = try Self.messages(dayFirst).map(\.time.iso8601)

        #expect(
            times == ["2025-02-01T10:00:00Z", "2025-02-02T10:00:00Z", "2025-03-01T10:00:00Z"]
        )
    }

    @Test func undecidedDatesAreReported() throws {
        let input = Self.input("01/01/25, 10:00 - A: x\n02/03/25, 10:00 - A: x")

        _ = try ModelText.text(input)

        #expect(
            input.log.faults.map(\.description) == [
                """
                'chats/a.txt' has dates such as '02/03/25' in line 2, in which day and month cannot \
                be told apart; the day was read first.
                To fix, name the order with --dates day or --dates month.
                """
            ]
        )
    }

    @Test func namedOrderIsTaken() throws {
        let input = Self.input("02/03/25, 10:00 - A: x")

        let text = try ModelText.text(input, options: ArchiveOptions(dateOrder: .month))

        #expect(text.contains(" 2025-02-03T10:00:00Z A: x"))
        #expect(input.log.faults.isEmpty)
    }

    @Test(arguments: [
        ("1/13/25, 12:05 AM - A: x", "2025-01-13T00:05:00Z"),
        ("1/13/25, 12:05 PM - A: x", "2025-01-13T12:05:00Z"),
        ("\u{200E}[13.01.25, 00:05:07] A: x", "2025-01-13T00:05:07Z"),
        ("13/01/25, 00:08 a. m. - A: x", "2025-01-13T00:08:00Z"),
    ])
    func hoursAreRead(_ line: String, _ time: String) throws {
        #expect(try Self.messages(line).map(\.time.iso8601) == [time])
    }

    @Test(arguments: [
        "hello", "13/01 10:00 - A: x", "13/01/25 - A: x", "13/01/25, 25:00 - A: x",
        "13/01/25, 10:60 - A: x", "13/01/25, 10:00 nonsense - A: x", "1/2/3", "",
    ])
    func otherLinesContinueTheMessage(_ line: String) throws {
        let messages = try Self.messages("13/01/25, 10:00 - A: first\n\(line)")

        #expect(messages.map(\.text.plain) == [line.isEmpty ? "first" : "first\n\(line)"])
    }

    @Test(arguments: [
        ("Media omitted", false), ("<Multimedia omitido>", false),
        ("\u{200E}Bild weggelassen", false),
        ("You deleted this message.", true), ("Du hast diese Nachricht gelöscht.", true),
    ])
    func phrasesStandForWhatIsMissing(_ text: String, _ isDeleted: Bool) throws {
        let messages = try Self.messages("13/01/25, 10:00 - A: \(text)")

        #expect(messages.map(\.isDeleted) == [isDeleted])
        #expect(messages.map(\.attachments.count) == [isDeleted ? 0 : 1])
        #expect(messages.map(\.text.plain) == [""])
    }

    @Test func exportsThatOverlapHaveTheSameIds() throws {
        let old = "13/01/25, 10:00 - A: x\n13/01/25, 10:00 - A: x\n13/01/25, 10:01 - B: y"
        let new = old + "\n14/01/25, 10:00 - A: z"

        let ids = try Self.messages(old).map(\.id)

        #expect(Set(ids).count == 3)
        #expect(try Self.messages(new).map(\.id).prefix(3) == ids[...])
    }

    private static func input(_ text: String) -> ArchiveInput {
        ArchiveInput(path: "chats", files: ["a.txt": Array(text.utf8)])
    }

    private static func messages(_ text: String) throws -> [ArchivedMessage] {
        var messages: [ArchivedMessage] = []
        try ArchiveReading(input(text)).readMessages { message throws(ArchiveError) in
            messages.append(message)
        }
        return messages
    }
}
