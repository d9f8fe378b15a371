/// The rules of pages with inspected pictures.
enum InspectionStyle {
    /// The picture beside its tree, the spots over the picture, and the facts of the chosen part.
    ///
    /// The facts are at the right edge, or at the bottom where there is no room.
    static let rules: HTMLMarkup = """
        .look{padding:calc(var(--gap)*.25) var(--gap) var(--gap)}
        .look h3{margin:calc(var(--gap)*.75) 0;overflow-wrap:anywhere}
        .look h3 code,.path,.kind,.parts,.facts{font:calc(var(--code-size)*.923)/1.5 var(--code-words)}
        .look h3 code{color:var(--quiet);margin-inline-start:.5em}
        .stage{position:relative;display:flex;flex-wrap:wrap;gap:var(--gap) calc(var(--gap)*1.75);align-items:flex-start}
        .stage>.p{flex:none;border-radius:calc(var(--radius)*.125);box-shadow:0 0 0 var(--line) var(--edge)}
        .parts{flex:1 1 calc(var(--size)*18);min-width:0;text-align:left}
        .parts,.parts ul,.facts{list-style:none;margin:0;padding:0}
        .parts li>ul{padding-inline-start:calc(var(--gap)*.8125);margin-inline-start:calc(var(--gap)*.3125);\
        border-inline-start:var(--line) solid var(--edge)}
        .name{display:block;padding:calc(var(--gap)*.0625) calc(var(--gap)*.375);\
        border-radius:calc(var(--radius)*.3125);color:var(--text)!important;\
        text-decoration:none;overflow-wrap:anywhere}
        .name span{color:var(--quiet)}
        .name.unseen{font-style:italic;opacity:.75}
        .name:hover{background:color-mix(in srgb,var(--link) 12%,transparent)}
        .name:has(+:target){background:var(--link);color:var(--page)!important}
        .name:has(+:target) span{color:inherit}
        .spot{position:absolute;border-radius:calc(var(--radius)*.125)}
        .spot:hover,.name:hover~.spot,.name:focus-visible~.spot\
        {outline:calc(var(--gap)*.0625) solid var(--link);background:color-mix(in srgb,var(--link) 16%,transparent)}
        :target~.spot{outline:calc(var(--gap)*.125) solid var(--link);\
        background:color-mix(in srgb,var(--link) 12%,transparent)}
        .spot:hover::after{content:attr(data-part);position:absolute;left:calc(var(--gap)*-.0625);bottom:100%;z-index:1;\
        padding:calc(var(--gap)*.0625) calc(var(--gap)*.375);\
        border-radius:calc(var(--radius)*.3125) calc(var(--radius)*.3125) calc(var(--radius)*.3125) 0;\
        background:var(--link);color:var(--page);\
        font:calc(var(--code-size)*.846)/1.5 var(--code-words);white-space:nowrap;pointer-events:none}
        .account,.hint{position:fixed;inset:0 0 0 auto;width:calc(var(--size)*26);margin:0;padding:calc(var(--gap)*1.25);\
        background:var(--code);border-inline-start:var(--line) solid var(--edge)}
        .account{display:none;overflow:auto;z-index:2;font-family:var(--words);text-align:left;\
        overflow-wrap:anywhere}
        .account:target{display:block}
        .account:focus{outline:none}
        .mark{position:absolute;z-index:1;border-radius:calc(var(--radius)*.1875);\
        outline:calc(var(--gap)*.125) solid var(--link);\
        outline-offset:calc(var(--gap)*.0625);background:color-mix(in srgb,var(--link) 12%,transparent);\
        pointer-events:none}
        main>.facts{margin:calc(var(--gap)*.5) calc(var(--gap)*.25) var(--gap)}
        .contents{list-style:none;margin:calc(var(--gap)*.5) calc(var(--gap)*.25) calc(var(--gap)*1.5);padding:0;\
        columns:calc(var(--size)*15);column-gap:calc(var(--gap)*1.5);\
        font:calc(var(--code-size)*1.077)/1.8 var(--code-words)}
        .contents a{text-decoration:none;overflow-wrap:anywhere}
        .contents a:hover{text-decoration:underline}
        .hint{color:var(--quiet);padding-top:40vh;text-align:center}
        .close{float:right;padding:calc(var(--gap)*.125) calc(var(--gap)*.625);border-radius:calc(var(--radius)*.5);\
        font-size:calc(var(--size)*1.25);line-height:1.4;\
        text-decoration:none;border:var(--line) solid var(--edge)}
        .account h4{margin:0;font-size:calc(var(--size)*1.2);line-height:1.4}
        .kind{margin:0;color:var(--quiet)}
        .path{margin:calc(var(--gap)*.5) 0 var(--gap)}
        .path a,.path span{display:inline-block}
        .account h5,.whole h5{margin:calc(var(--gap)*1.25) 0 calc(var(--gap)*.25);font-size:calc(var(--size)*.8);\
        color:var(--quiet);\
        letter-spacing:.02em}
        .whole{margin:calc(var(--gap)*-.25) 0 calc(var(--gap)*.75);font-size:calc(var(--size)*.9)}
        .whole summary{color:var(--quiet);cursor:pointer;width:fit-content}
        .note{margin:calc(var(--gap)*.125) 0 calc(var(--gap)*.375);font-size:calc(var(--size)*.85)}
        .facts li{padding:calc(var(--gap)*.3125) 0;border-top:var(--line) solid var(--edge)}
        .facts code{font:inherit;white-space:pre-wrap}
        .key{color:var(--link)}
        .key::after{content:":"}
        .value{font-weight:700!important}
        .facts s{text-decoration:line-through;color:var(--quiet)}
        .facts s code{color:inherit;font-weight:400!important}
        .by,.at{display:block;color:var(--quiet);padding-inline-start:calc(var(--gap)*.875)}
        .box{display:grid;grid-template:auto auto auto auto/1fr auto 1fr;place-items:center;\
        gap:calc(var(--gap)*.25) calc(var(--gap)*.625);\
        position:relative;padding:calc(var(--gap)*.375) calc(var(--gap)*.625) calc(var(--gap)*.625);\
        border:var(--line) dashed var(--quiet);border-radius:calc(var(--radius)*.375);\
        background:var(--card);font:calc(var(--code-size)*.923)/1.5 var(--code-words);max-width:calc(var(--size)*20)}
        .origin{grid-area:1/1/2/4;justify-self:start;color:var(--quiet)}
        .origin b{font-weight:400;color:var(--text)}
        .top{grid-area:2/2}.left{grid-area:3/1}.right{grid-area:3/3}.bottom{grid-area:4/2}
        .size{grid-area:3/2;padding:calc(var(--gap)*.5) var(--gap);border:var(--line) solid var(--edge);\
        border-radius:calc(var(--radius)*.25);\
        background:var(--page)}
        @media (min-width:64rem){main:has(.look){max-width:none;margin:0 calc(var(--size)*26) 0 0;\
        padding-inline:calc(var(--gap)*2)}}
        @media (max-width:63.99rem){.account,.hint{inset:auto 0 0 0;width:auto;max-height:52vh;\
        border-inline-start:0;border-top:var(--line) solid var(--edge);\
        box-shadow:0 calc(var(--gap)*-.375) calc(var(--gap)*1.5) var(--edge);\
        border-radius:var(--radius) var(--radius) 0 0}.hint{padding:calc(var(--gap)*.875) \
        calc(var(--gap)*1.25)}main:has(.look){padding-bottom:56vh}}
        @media (max-width:40rem){.stage{overflow-x:auto}}
        @media (forced-colors:active){:target~.spot,.spot:hover{outline-color:Highlight}}
        @media print{.account,.hint,.spot{display:none!important}\
        main:has(.look){margin:0;padding:0}}

        """
}
