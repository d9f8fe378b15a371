// error: 'FunctionsAndValuesAreWrappedWithTransform'-isolated instance method 'extend(_:with:in:fileID:line:)'
import Components
import DefaultComponents
import Views

func layers(_ registrar: inout Registrar) throws {
    registrar.extend(.appearance, with: ComponentExtension<View>.self)
}
