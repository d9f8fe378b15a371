import Workbench

@main struct Main {
    static func main() {
        Workbench.run(exhibits: [.wordCountExhibit])
    }
}
