import ChatStore
import Testing

struct StoreErrorTests {
    @Test
    func textHasTheProblemAndTheFix() {
        let error = StoreError.nameTaken(name: "An\u{202E}n")

        #expect(
            error.description == """
                The name 'An\\u{202E}n' is taken.
                To fix, choose another name.
                """
        )
    }
}
