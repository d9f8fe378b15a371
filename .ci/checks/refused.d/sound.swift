import Components
import DefaultComponents
import Views

func layers(_ registrar: inout Registrar, _ components: inout Components) {
    registrar.extend(.bubble, with: ComponentExtension<View>.self)
    components.extend(.bubble, with: ComponentExtension<View>.self)
    registrar.transform(.appearance) { $0 }
}
