// Runs in a copy of a page that flows and whose elements carry their frames; leaves a report instead of the page.
//
// With the measured fonts, every element with data-frame="x y w h" must lie there in its parent, within a pixel. On a
// narrow page, with letters twice as large, in other fonts and in print, no word may reach beyond its message, and none
// may overlap one of another view.
'use strict';

addEventListener('load', () => {
    const lines = [];
    const round = (numbers) => numbers.map((number) => Math.round(number * 100) / 100).join(' ');
    const fail = (what, element, words) => {
        const text = element.textContent.slice(0, 40);
        lines.push(`${what}: <${element.localName} class="${element.className.baseVal ?? element.className}">`
            + ` "${text}" ${words}`);
    };
    const list = document.querySelector('main');

    // Beside the frames: shaped scripts, whose widths no table knows.
    const shaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Khmer}\p{Script=Myanmar}]/u;
    // At sizes with fractions, the letters of East Asian fonts are as wide as in whole ones; initials move nothing.
    const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
    const isRounded = (article) => [...article.querySelectorAll('[dir]:not([aria-hidden])')].some((text) =>
        eastern.test(text.textContent) && parseFloat(getComputedStyle(text).fontSize) % 1 !== 0);
    let elements = 0;
    let worst = 0;
    // Whether something of an element itself is seen: a text, a picture, a ground or an edge.
    const isSeen = (element) => element.localName === 'svg' || /\bs\d/.test(element.className)
        || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    for (const article of document.querySelectorAll('article')) {
        if (shaped.test(article.textContent) || isRounded(article)) continue;
        const places = new Map([[article, [0, 0]]]);
        const origin = article.getBoundingClientRect();
        for (const element of article.querySelectorAll('[data-frame]')) {
            const frame = element.dataset.frame.split(' ').map(Number);
            let outer = element.parentElement;
            while (!places.has(outer)) outer = outer.parentElement;
            const around = places.get(outer);
            const wanted = [frame[0] + around[0], frame[1] + around[1], frame[2], frame[3]];
            places.set(element, wanted);
            if (!isSeen(element)) continue;
            elements += 1;
            const box = element.getBoundingClientRect();
            const found = [box.x - origin.x, box.y - origin.y, box.width, box.height];
            const off = Math.max(...found.map((number, index) => Math.abs(number - wanted[index])));
            worst = Math.max(worst, off);
            if (off > 1) fail('frames', element, `lies at ${round(found)}, not ${round(wanted)}`);
        }
    }

    // Whether an element, or one around it, scrolls or is for screen readers only.
    const isApart = (element) => element.closest('[tabindex="0"]:not(.scroll),.h,[aria-hidden]') !== null;

    // Views that place what is in them by themselves keep their frames, where parts may lie over others.
    const flowing = [...document.querySelectorAll('article')].filter((article) =>
        ![...article.querySelectorAll('div')].some((view) =>
            getComputedStyle(view).position === 'absolute'
            && !['grid', 'inline-grid'].includes(getComputedStyle(view.parentElement).display)));

    const check = (what) => {
        for (const article of flowing) {
            const around = article.getBoundingClientRect();
            const texts = [];
            const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const element = node.parentElement;
                if (isApart(element) || !node.data.trim()) continue;
                const range = document.createRange();
                const block = element.closest('div,button,.v');
                // Words, as spaces hang beyond the ends of lines.
                const boxes = [...node.data.matchAll(/\S+/g)].flatMap((word) => {
                    range.setStart(node, word.index);
                    range.setEnd(node, word.index + word[0].length);
                    return [...range.getClientRects()];
                });
                for (const box of boxes) {
                    if (box.width < 0.5) continue;
                    if (box.left < around.left - 1 || box.right > around.right + 1) {
                        fail(what, element, `reaches from ${round([box.left, box.right])} beyond`
                            + ` ${round([around.left, around.right])}`);
                    }
                    const middle = (box.top + box.bottom) / 2;
                    texts.push({ block, element, left: box.left, right: box.right, middle,
                        half: box.height / 4 });
                }
            }
            for (const [index, one] of texts.entries()) {
                for (const other of texts.slice(index + 1)) {
                    if (one.block !== other.block && one.left < other.right - 1
                        && other.left < one.right - 1
                        && Math.abs(one.middle - other.middle) < one.half + other.half - 1) {
                        fail(what, one.element, `overlaps "${other.element.textContent.slice(0, 40)}"`);
                    }
                }
            }
        }
    };
    const root = document.documentElement;
    const style = document.createElement('style');
    document.head.append(style);
    // What applies in print, as wide as a sheet of A4 within its margins.
    const print = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule.media?.mediaText === 'print')
        .flatMap((rule) => [...rule.cssRules]).map((rule) => rule.cssText).join('');
    const modes = {
        'usual width': '',
        '320 px': 'html{width:320px}',
        'letters twice as large': 'html{font-size:200%;width:640px}',
        'print': `${print}html{width:718px}`,
        'serif': ':root{--sans:serif!important}',
        'monospaced': ':root{--sans:monospace!important}',
        'monospaced at 320 px': ':root{--sans:monospace!important}html{width:320px}',
    };
    for (const [what, rules] of Object.entries(modes)) {
        style.textContent = rules;
        check(what);
    }
    const styled = document.querySelectorAll('main [style]').length;
    if (styled > 0) lines.push(`${styled} elements have a style of their own`);

    const summary = `${elements} elements, ${flowing.length} articles, worst ${Math.round(worst * 100) / 100} px, ${lines.length} off`;
    const report = document.createElement('pre');
    report.textContent = ['REPORT', summary, ...lines.slice(0, Number(root.dataset.lines ?? 30)), 'END', ''].join('\n');
    root.replaceChildren(report);
});
