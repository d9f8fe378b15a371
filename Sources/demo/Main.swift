import Workbench

@main struct Main {
    static func main() {
        Workbench.run(exhibits: Examples.exhibits, themes: Examples.themes)
    }
}
