import Messenger
import Workbench

@main struct Main {
    static func main() {
        Workbench.run(samples: Samples.all)
    }
}
