import DefaultComponents
import Hosting

extension ChannelPages {
    /// Returns a page with its bars.
    func barredPage(of controller: ChatChannelController) -> ScreenPage {
        var page = page(of: controller)
        page.bars = bars(of: controller)
        return page
    }
}
