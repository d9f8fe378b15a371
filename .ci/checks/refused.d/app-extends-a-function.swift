// error: 'FunctionsAndValuesAreWrappedWithTransform'-isolated instance method 'extend(_:with:in:fileID:line:)'
import Components
import DefaultComponents
import Views

@MainActor func layers(_ components: inout Components) throws {
    components.extend(.messageLayoutOptions, with: ComponentExtension<View>.self)
}
