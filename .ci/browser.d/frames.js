// Runs in a copy of a page whose elements carry their frames; leaves a report instead of the page.
//
// Every element with data-frame="x y w h" must lie there in its parent, and where all those frames
// lead from the outermost one, within 0.1 px. Every text with data-width must be so wide when it is
// not held in any box, within 0.5 px; with Chinese, Japanese or Korean in it, within 3 % of its size.
'use strict';

addEventListener('load', () => {
    const lines = [];
    const counts = { elements: 0, texts: 0, foreign: 0 };
    const fail = (element, what) => {
        const text = (element.textContent || '').trim().slice(0, 40);
        lines.push(`${element.tagName.toLowerCase()} ${element.className} '${text}': ${what}`);
    };
    const off = (found, wanted, slack) =>
        found.some((number, index) => !(Math.abs(number - wanted[index]) <= slack));
    const round = numbers => numbers.map(number => Number(number.toFixed(3))).join(' ');

    // Where the frames of an element and of all around it lead, for elements that are done.
    const places = new Map();
    for (const element of document.querySelectorAll('[data-frame]')) {
        const frame = element.dataset.frame.split(' ').map(Number);
        const box = element.getBoundingClientRect();
        const parent = element.parentElement;
        const around = parent.getBoundingClientRect();
        const [x, y] = [box.left + scrollX, box.top + scrollY];
        counts.elements += 1;
        if (frame.length !== 4 || frame.some(number => !Number.isFinite(number))) {
            fail(element, `'${element.dataset.frame}' is no frame`);
            continue;
        }
        if (!places.has(parent)) {
            // The outermost one lies wherever the page puts it.
            places.set(element, [x, y]);
            if (off([box.width, box.height], frame.slice(2), 0.1)) {
                fail(element, `is ${round([box.width, box.height])}, not ${round(frame.slice(2))}`);
            }
            continue;
        }
        const found = [box.left - around.left, box.top - around.top, box.width, box.height];
        if (off(found, frame, 0.1)) fail(element, `lies at ${round(found)}, not ${round(frame)}`);
        const place = places.get(parent).map((number, index) => number + frame[index]);
        if (off([x, y], place, 0.1)) {
            fail(element, `lies at ${round([x, y])} of the page, not ${round(place)}`);
        }
        places.set(element, place);
    }

    // Scripts whose letters change with their neighbours; no table of widths knows them.
    const shaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;
    // Beside these, browsers take spaces from the font that has them.
    const mixed = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
    for (const element of document.querySelectorAll('[data-width]')) {
        const range = document.createRange();
        range.selectNodeContents(element);
        const width = range.getBoundingClientRect().width;
        const wanted = Number(element.dataset.width);
        if (shaped.test(element.textContent)) {
            counts.foreign += 1;
            continue;
        }
        counts.texts += 1;
        const slack = mixed.test(element.textContent)
            ? Math.max(0.5, 0.03 * parseFloat(getComputedStyle(element).fontSize)) : 0.5;
        if (off([width], [wanted], slack)) fail(element, `is ${round([width])} wide, not ${wanted}`);
    }

    const summary = `${counts.elements} elements, ${counts.texts} texts, ${counts.foreign} not`
        + ` measurable, ${lines.length} off`;
    const report = document.createElement('pre');
    report.textContent = ['REPORT', summary, ...lines.slice(0, 20), 'END', ''].join('\n');
    document.documentElement.replaceChildren(report);
});
