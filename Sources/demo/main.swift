import Foundation

// A closed pipe then shows as an error of the write, and ends the program quietly.
signal(SIGPIPE, SIG_IGN)

let demo = Demo(
    output: DescriptorSink(STDOUT_FILENO),
    errors: DescriptorSink(STDERR_FILENO),
    surroundings: .ofProcess()
)
exit(demo.run(Array(CommandLine.arguments.dropFirst())).rawValue)
