/// The rules that all pages have in common.
enum PageRules {
    /// The page around the pictures.
    static let page: HTMLMarkup = """
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
        body{margin:0;background:var(--page);color:var(--text);\
        font:var(--size)/1.5 var(--words);overflow-wrap:break-word}
        main{max-width:var(--width);margin:0 auto;\
        padding:clamp(calc(var(--gap)*.75),4vw,calc(var(--gap)*2.5)) \
        clamp(calc(var(--gap)*.5),3vw,calc(var(--gap)*2)) calc(var(--gap)*4)}
        h1{font-size:clamp(1.6em,5vw,2.25em);line-height:1.2;letter-spacing:-.02em;\
        margin:0 calc(var(--gap)*.25) calc(var(--gap)*1.25)}
        h2{font-size:1.35em;line-height:1.3;letter-spacing:-.01em;\
        margin:calc(var(--gap)*2.75) calc(var(--gap)*.25) calc(var(--gap)*.75)}
        h3,h4,h5,h6{font-size:1.05em;line-height:1.4;\
        margin:calc(var(--gap)*1.75) calc(var(--gap)*.25) calc(var(--gap)*.5)}
        main>p{margin:calc(var(--gap)*.5) calc(var(--gap)*.25) var(--gap)}
        main a{color:var(--link)}
        a:focus-visible{outline:calc(var(--gap)*.125) solid var(--link);\
        outline-offset:calc(var(--gap)*.125)}
        .code{margin:var(--gap) 0;padding:calc(var(--gap)*.875) var(--gap);overflow-x:auto;background:var(--code);\
        border:var(--line) solid var(--edge);border-radius:calc(var(--radius)*.75);\
        font:var(--code-size)/1.55 var(--code-words);\
        tab-size:4;direction:ltr;text-align:left;unicode-bidi:isolate}
        .code code{font:inherit}
        .card{margin:var(--gap) 0;font-family:var(--words);background:var(--card);color:var(--text);\
        border:var(--line) solid var(--edge);border-radius:var(--radius);overflow:hidden;min-width:0}
        .pair{display:flex;flex-wrap:wrap;gap:var(--gap);margin:var(--gap) 0}
        .pair .card{margin:0;flex:1 1 calc(var(--width)*5/17)}
        figcaption{padding:calc(var(--gap)*.625) var(--gap);border-bottom:var(--line) solid var(--edge);\
        color:var(--quiet);font-size:calc(var(--size)*.8125);font-weight:700;letter-spacing:.02em}
        .scroll{overflow-x:auto;padding:var(--inset) 0}
        .list{list-style:none;margin:0;padding:0;position:relative}
        .list>li{margin:0 auto;position:relative;width:fit-content}
        .links{list-style:none;margin:var(--gap) 0;padding:0;display:grid;gap:calc(var(--gap)*.75);\
        grid-template-columns:repeat(auto-fill,minmax(min(100%,calc(var(--width)*.25)),1fr))}
        .links a{display:block;height:100%;padding:calc(var(--gap)*.875) var(--gap);background:var(--card);\
        border:var(--line) solid var(--edge);border-radius:calc(var(--radius)*.875);\
        text-decoration:none;font-weight:700}
        .links a:hover{border-color:var(--link)}
        .links span{display:block;color:var(--quiet);font-weight:400;\
        font-size:calc(var(--size)*.875);margin-top:calc(var(--gap)*.125)}
        .p{position:relative;isolation:isolate;font-family:var(--sans);font-weight:400;\
        font-kerning:none;font-variant-ligatures:none;letter-spacing:0;color:var(--text);\
        text-align:left;overflow-wrap:normal}

        """

    /// The rules of views and lines at their frames.
    static let frames: HTMLMarkup = """
        :dir(rtl).p,.p :dir(rtl){text-align:right}
        .p div,.v,.t,.g,.n,.r{position:absolute;left:0;top:0;width:100%;display:block}
        .p div,.v,.g,.n,.r{height:100%}

        """

    /// The rules of what is in views.
    static let content: HTMLMarkup = """
        .i{isolation:isolate}
        .o{overflow:hidden}
        :where(button.v){appearance:none;margin:0;padding:0;border:0;background:none;color:inherit;\
        font:inherit;font-kerning:none;font-variant-ligatures:none;letter-spacing:0;\
        text-align:inherit;cursor:default}
        .t{white-space:pre;tab-size:4}
        .b{display:inline-block;white-space:pre;line-height:0;text-align:center}
        .w{direction:rtl}
        .t>*{line-height:0}
        :where(strong,em,code,s,a){font-weight:inherit;font-style:inherit;font-family:inherit;\
        font-size:inherit;text-decoration:none;color:inherit}
        .p .k{color:var(--link);text-decoration:underline;text-decoration-thickness:var(--line);\
        text-underline-offset:calc(var(--line)*2)}
        .p .j{color:inherit;text-decoration:underline;text-decoration-thickness:var(--line);\
        text-underline-offset:calc(var(--line)*2)}
        .p .m{color:var(--mention)}
        .d{text-decoration:line-through}
        .x{background:var(--inline-code);border-radius:calc(var(--radius)*.25)}
        .y{background:var(--inline-quote)}
        .g{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;\
        stroke-linejoin:round;overflow:visible}
        .n{text-align:center!important;white-space:pre;font-weight:var(--initials-weight);\
        font-family:var(--initials);border-radius:inherit;overflow:hidden}
        .r{background:linear-gradient(135deg,var(--picture),var(--picture-end));\
        border-radius:inherit;color:var(--quiet)}
        .h{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\
        white-space:nowrap}
        @media (prefers-reduced-motion:reduce){*{animation:none!important;\
        transition:none!important;scroll-behavior:auto!important}}
        @media (forced-colors:active){.p div,.v{border-color:CanvasText}.card{border-color:CanvasText}\
        .g{forced-color-adjust:auto}.n,.x{outline:var(--line) solid;\
        outline-offset:calc(var(--line)*-1)}}
        @media print{main{max-width:none;padding:0}.card,.code{break-inside:avoid}\
        .scroll .list>li{break-inside:avoid}\
        *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

        """
    /// The rule of pictures, for pages that have some.
    static let pictures: HTMLMarkup = """
        .q{position:absolute;left:0;top:0;width:100%;height:100%;display:block;object-fit:cover;\
        border-radius:inherit;background:linear-gradient(135deg,var(--picture),var(--picture-end))}

        """
}
