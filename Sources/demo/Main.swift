import Workbench

@main struct Main {
    static func main() {
        Workbench.run(samples: Examples.samples, themes: Examples.themes)
    }
}
