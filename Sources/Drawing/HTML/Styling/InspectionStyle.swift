/// The rules of pages with inspected pictures.
enum InspectionStyle {
    /// The picture beside its tree, what lies over the picture, and what is known of the chosen part.
    ///
    /// What is known lies at the right edge, or at the lower one where there is no room.
    static let rules: HTMLMarkup = """
        .look{padding:4px 16px 16px}
        .look h3{margin:.75rem 0;overflow-wrap:anywhere}
        .look h3 code,.path,.kind,.parts,.facts{font:12px/1.5 ui-monospace,var(--mono)}
        .look h3 code{color:var(--quiet);margin-inline-start:.5em}
        .stage{position:relative;display:flex;flex-wrap:wrap;gap:16px 28px;align-items:flex-start}
        .stage>.p{flex:none;border-radius:2px;box-shadow:0 0 0 1px var(--edge)}
        .parts{flex:1 1 18rem;min-width:0;text-align:left}
        .parts,.parts ul,.facts{list-style:none;margin:0;padding:0}
        .parts li>ul{padding-inline-start:13px;margin-inline-start:5px;border-inline-start:1px solid var(--edge)}
        .name{display:block;padding:1px 6px;border-radius:5px;color:var(--text)!important;\
        text-decoration:none;overflow-wrap:anywhere}
        .name span{color:var(--quiet)}
        .name.unseen{font-style:italic;opacity:.75}
        .name:hover{background:color-mix(in srgb,var(--link) 12%,transparent)}
        .name:has(+:target){background:var(--link);color:var(--page)!important}
        .name:has(+:target) span{color:inherit}
        .spot{position:absolute;border-radius:2px}
        .spot:hover,.name:hover~.spot,.name:focus-visible~.spot\
        {outline:1px solid var(--link);background:color-mix(in srgb,var(--link) 16%,transparent)}
        :target~.spot{outline:2px solid var(--link);\
        background:color-mix(in srgb,var(--link) 12%,transparent)}
        .spot:hover::after{content:attr(data-part);position:absolute;left:-1px;bottom:100%;z-index:1;\
        padding:1px 6px;border-radius:5px 5px 5px 0;background:var(--link);color:var(--page);\
        font:11px/1.5 ui-monospace,var(--mono);white-space:nowrap;pointer-events:none}
        .account,.hint{position:fixed;inset:0 0 0 auto;width:26rem;margin:0;padding:20px;\
        background:var(--code);border-inline-start:1px solid var(--edge)}
        .account{display:none;overflow:auto;z-index:2;font-family:var(--sans);text-align:left;\
        overflow-wrap:anywhere}
        .account:target{display:block}
        .account:focus{outline:none}
        .mark{position:absolute;z-index:1;border-radius:3px;outline:2px solid var(--link);\
        outline-offset:1px;background:color-mix(in srgb,var(--link) 12%,transparent);\
        pointer-events:none}
        main>.facts{margin:.5rem 4px 1rem}
        .contents{list-style:none;margin:.5rem 4px 1.5rem;padding:0;columns:15rem;column-gap:24px;\
        font:14px/1.8 ui-monospace,var(--mono)}
        .contents a{text-decoration:none;overflow-wrap:anywhere}
        .contents a:hover{text-decoration:underline}
        .hint{color:var(--quiet);padding-top:40vh;text-align:center}
        .close{float:right;padding:2px 10px;border-radius:8px;font-size:20px;line-height:1.4;\
        text-decoration:none;border:1px solid var(--edge)}
        .account h4{margin:0;font-size:1.2rem;line-height:1.4}
        .kind{margin:0;color:var(--quiet)}
        .path{margin:.5rem 0 1rem}
        .path a,.path span{display:inline-block}
        .account h5,.whole h5{margin:1.25rem 0 .25rem;font-size:.8rem;color:var(--quiet);\
        letter-spacing:.02em}
        .whole{margin:-.25rem 0 .75rem;font-size:.9rem}
        .whole summary{color:var(--quiet);cursor:pointer;width:fit-content}
        .note{margin:.125rem 0 .375rem;font-size:.85rem}
        .facts li{padding:5px 0;border-top:1px solid var(--edge)}
        .facts code{font:inherit;white-space:pre-wrap}
        .key{color:var(--link)}
        .key::after{content:":"}
        .value{font-weight:700!important}
        .facts s{text-decoration:line-through;color:var(--quiet)}
        .facts s code{color:inherit;font-weight:400!important}
        .by,.at{display:block;color:var(--quiet);padding-inline-start:14px}
        .box{display:grid;grid-template:auto auto auto auto/1fr auto 1fr;place-items:center;gap:4px 10px;\
        position:relative;padding:6px 10px 10px;border:1px dashed var(--quiet);border-radius:6px;\
        background:var(--card);font:12px/1.5 ui-monospace,var(--mono);max-width:20rem}
        .origin{grid-area:1/1/2/4;justify-self:start;color:var(--quiet)}
        .origin b{font-weight:400;color:var(--text)}
        .top{grid-area:2/2}.left{grid-area:3/1}.right{grid-area:3/3}.bottom{grid-area:4/2}
        .size{grid-area:3/2;padding:8px 16px;border:1px solid var(--edge);border-radius:4px;\
        background:var(--page)}
        @media (min-width:64rem){main:has(.look){max-width:none;margin:0 26rem 0 0;\
        padding-inline:32px}}
        @media (max-width:63.99rem){.account,.hint{inset:auto 0 0 0;width:auto;max-height:52vh;\
        border-inline-start:0;border-top:1px solid var(--edge);box-shadow:0 -6px 24px rgba(0,0,0,.25);\
        border-radius:16px 16px 0 0}.hint{padding:14px 20px}main:has(.look){padding-bottom:56vh}}
        @media (max-width:40rem){.stage{overflow-x:auto}}
        @media (forced-colors:active){:target~.spot,.spot:hover{outline-color:Highlight}}
        @media print{.account,.hint,.spot{display:none!important}\
        main:has(.look){margin:0;padding:0}}

        """
}
