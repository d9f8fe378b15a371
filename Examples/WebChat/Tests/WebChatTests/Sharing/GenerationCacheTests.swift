import Testing

@testable import WebChat

struct GenerationCacheTests {
    @Test func valuesThatAreUsedStay() {
        let cache = GenerationCache<Int, Int>(capacity: 8)
        cache[0] = 10

        for key in 1...100 {
            cache[key] = key
            #expect(cache[0] == 10)
            #expect(cache.count <= 8)
        }
        #expect(cache[1] == nil)
    }

    @Test func newValuesReplaceOthers() {
        let cache = GenerationCache<String, Int>(capacity: 4)

        cache["a"] = 1
        cache["a"] = 2

        #expect(cache["a"] == 2)
        #expect(cache.count == 1)
        cache["a"] = nil
        #expect(cache["a"] == nil)
    }
}
