/// The rules of pages that flow, where others have those of frames.
enum FlowRules {
    /// The rules of views and of what is in them, which no class outweighs.
    static let rules: HTMLMarkup = """
        .p{display:block;margin:0 auto;overflow-wrap:anywhere;white-space:pre-wrap;tab-size:4}
        :dir(rtl).p{text-align:right}
        .list>li{width:auto}
        :where(.p div,.v){display:block;position:relative;min-width:0;max-width:100%}
        .x{vertical-align:.04em}
        :where(.g,.n,.r){position:absolute;left:0;top:0;width:100%;height:100%;display:block}

        """
}
