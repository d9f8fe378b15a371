import Workbench

@main struct Main {
    static func main() {
        Workbench.run(samples: [
            .wordTimerSample, .wordTaskSample, .wordPollSample, .wordOverlaySample,
        ])
    }
}
