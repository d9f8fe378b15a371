import Components
import DefaultComponents
import Testing
import Views

struct TappingEverywhereTests {
    @Test func aThousandViewsAreTappedAtMost() {
        let button = Button()
        var count = 0
        button.addTarget("count") { count += 1 }
        for _ in 0..<1_500 { button.addSubview(View()) }
        button.mount(in: ComponentContext(Components()))
        button.layout(width: 44, height: 44)

        button.tapEverywhere()

        #expect(count == 1_000)
    }
}
