import ArchiveSite
import ExamplePlugins

/// The program with the example plugins and themes.
@main
enum Main {
    static func main() {
        Archive.run(plugins: ExampleCatalogue.plugins, themes: ExampleThemes.themes)
    }
}
