import Components
import Testing

/// Plugins that change the container into which they are installed do not loop endlessly.
@Suite struct EndlessRegistrationTests {
    @Test func aPluginThatAssignsToTheDefaultIsInstalledAndTold() {
        var plugins: [PluginID] = []
        let told = ReportedDiagnostics.by {
            let plugin = TestPlugin("assigning") { _ in Components.default[.limit] = 4 }
            try? Components.updateDefault { try $0.install([plugin]) }
            plugins = Components.default.plugins.map(\.id)
        }

        #expect(plugins == ["assigning"])
        #expect(told.all == [.callNeverEnds(call: "Components.updateDefault(_:)")])
    }

    @Test func aPluginThatInstallsItselfFailsToRegister() async {
        let text = await onSmallStack {
            var components = Components()
            do {
                try components.install([SelfInstalling()])
                return "installed"
            } catch {
                return "\(error)"
            }
        }

        #expect(text.contains("It installs plugins again and again while it registers."))
    }

    @Test func aListenerThatCausesDiagnosticsIsReportedAFewOnly() async {
        let texts = await onSmallStack {
            let told = ReportedDiagnostics()
            Components.withValue(Components()) {
                Components.onDiagnostic = { diagnostic in
                    told.note(diagnostic)
                    report("part \(told.all.count)")
                }
                report("first")
            }
            return told.texts
        }

        #expect(texts.count == 9)
        #expect(texts.last?.contains("'Components.onDiagnostic' was called") == true)
    }
}

/// Causes a diagnostic.
private func report(_ name: String) {
    let part = TestPart()
    part.mount(in: ComponentContext(Components())).report(.neverMounted(component: name))
}

private struct SelfInstalling: Plugin {
    let manifest = PluginManifest("self-installing")

    func register(in registrar: inout Registrar) throws {
        var components = Components()
        try components.install([Self()])
    }
}
