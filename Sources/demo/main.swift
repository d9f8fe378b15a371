import Components
import DefaultComponents
import Foundation

// A closed pipe, or a file that may not grow, then shows as an error of the write.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
DraftRescue.arm()
// The commands tell what they find themselves, once for all messages.
Components.onDiagnostic = nil

let demo = Demo(
    output: DescriptorSink(STDOUT_FILENO),
    errors: DescriptorSink(STDERR_FILENO),
    surroundings: .ofProcess()
)
exit(demo.run(SystemCall.arguments).rawValue)
