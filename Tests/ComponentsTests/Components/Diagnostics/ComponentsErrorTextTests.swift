import Components
import Testing

struct ComponentsErrorTextTests {
    @Test(arguments: [
        (
            ComponentsError.notInstalled("cat", installed: ["ape", "bee"]),
            "Plugin 'cat' is not installed. To fix, name one of 'ape', 'bee'."
        ),
        (
            .notInstalled("cat", installed: []),
            "Plugin 'cat' is not installed. To fix, install a plugin first."
        ),
        (
            .required("cat", by: ["ape"]),
            "Plugin 'cat' is required by 'ape'. To fix, uninstall that one first."
        ),
        (
            .required("cat", by: ["ape", "bee"]),
            "Plugin 'cat' is required by 'ape', 'bee'. To fix, uninstall those first."
        ),
        (
            .faults([.duplicatePlugin("ape", []), .declaredConflict(plugin: "ape", with: "bee")]),
            """
            Plugin 'ape' is installed twice. To fix, install it once, or give one another id.
            Plugin 'ape' conflicts with 'bee'. To fix, leave one of them out.
            """
        ),
    ])
    func textSaysWhatAndHow(error: ComponentsError, text: String) {
        #expect("\(error)" == text)
    }
}
