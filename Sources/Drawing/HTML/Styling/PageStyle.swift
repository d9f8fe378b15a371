/// The rules that all pages have in common.
enum PageStyle {
    /// The page around the pictures, and what all views and lines have in common.
    static let rules: HTMLMarkup = """
        *{box-sizing:border-box}
        :root{--sans:Helvetica,Arial,"Liberation Sans",sans-serif;\
        --mono:"Courier New","Liberation Mono",monospace}
        html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
        body{margin:0;background:var(--page);color:var(--text);\
        font:16px/1.5 var(--sans);overflow-wrap:break-word}
        main{max-width:68rem;margin:0 auto;padding:clamp(12px,4vw,40px) clamp(8px,3vw,32px) 64px}
        h1{font-size:clamp(1.6rem,5vw,2.25rem);line-height:1.2;letter-spacing:-.02em;\
        margin:0 4px 1.25rem}
        h2{font-size:1.35rem;line-height:1.3;letter-spacing:-.01em;margin:2.75rem 4px .75rem}
        h3,h4,h5,h6{font-size:1.05rem;line-height:1.4;margin:1.75rem 4px .5rem}
        main>p{margin:.5rem 4px 1rem}
        main a{color:var(--link)}
        a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
        .code{margin:1rem 0;padding:14px 16px;overflow-x:auto;background:var(--code);\
        border:1px solid var(--edge);border-radius:12px;font:13px/1.55 ui-monospace,var(--mono);\
        tab-size:4;direction:ltr;text-align:left;unicode-bidi:isolate}
        .code code{font:inherit}
        .card{margin:1rem 0;background:var(--card);color:var(--text);\
        border:1px solid var(--edge);border-radius:16px;overflow:hidden;min-width:0}
        .pair{display:flex;flex-wrap:wrap;gap:16px;margin:1rem 0}
        .pair .card{margin:0;flex:1 1 20rem}
        figcaption{padding:10px 16px;border-bottom:1px solid var(--edge);color:var(--quiet);\
        font-size:13px;font-weight:700;letter-spacing:.02em}
        .scroll{overflow-x:auto;padding:12px 0}
        .list{list-style:none;margin:0;padding:0;position:relative}
        .list>li{margin:0 auto;position:relative;width:fit-content}
        .links{list-style:none;margin:1rem 0;padding:0;display:grid;gap:12px;\
        grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
        .links a{display:block;height:100%;padding:14px 16px;background:var(--card);\
        border:1px solid var(--edge);border-radius:14px;text-decoration:none;font-weight:700}
        .links a:hover{border-color:var(--link)}
        .links span{display:block;color:var(--quiet);font-weight:400;font-size:14px;margin-top:2px}
        .p{position:relative;isolation:isolate;font-family:var(--sans);font-weight:400;\
        font-kerning:none;font-variant-ligatures:none;letter-spacing:0;color:var(--text);\
        text-align:left;overflow-wrap:normal}
        :dir(rtl).p,.p :dir(rtl){text-align:right}
        .p div,.v,.t,.g,.n,.r{position:absolute;left:0;top:0;width:100%;display:block}
        .p div,.v,.g,.n,.r{height:100%}
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
        .p .k{color:var(--link);text-decoration:underline;text-decoration-thickness:1px;\
        text-underline-offset:2px}
        .p .j{color:inherit;text-decoration:underline;text-decoration-thickness:1px;\
        text-underline-offset:2px}
        .p .m{color:var(--link)}
        .d{text-decoration:line-through}
        .x{background:rgba(125,135,150,.2);border-radius:4px}
        .y{background:rgba(125,135,150,.12)}
        .g{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;\
        stroke-linejoin:round;overflow:visible}
        .n{text-align:center!important;white-space:pre;font-weight:700;border-radius:inherit;overflow:hidden}
        .r{background:linear-gradient(135deg,rgba(110,130,165,.28),rgba(110,130,165,.16));\
        border-radius:inherit;color:var(--quiet)}
        .h{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\
        white-space:nowrap}
        @media (prefers-reduced-motion:reduce){*{animation:none!important;\
        transition:none!important;scroll-behavior:auto!important}}
        @media (forced-colors:active){.p div,.v{border-color:CanvasText}.card{border-color:CanvasText}\
        .g{forced-color-adjust:auto}.n,.x{outline:1px solid;outline-offset:-1px}}
        @media print{main{max-width:none;padding:0}.card,.code{break-inside:avoid}\
        .scroll .list>li{break-inside:avoid}\
        *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

        """
}
