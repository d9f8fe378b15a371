// Runs in a copy of a page of hostile messages; leaves a report instead of the page.
//
// The page may have these elements, attributes and addresses and no others, and shows every text of
// the messages, which stand in `expected`.
'use strict';

const list = words => new Set(words.trim().split(/\s+/));
const elements = list(`html head meta title style body main h1 h2 h3 h4 h5 h6 p pre code div span ol
    ul li article time figure figcaption button a strong em s svg path section details
    summary b`);
const attributes = list(`lang dir http-equiv content charset name class style id role type disabled
    tabindex href rel title datetime viewbox d fill stroke-width aria-label aria-hidden aria-level
    aria-current aria-disabled aria-pressed data-frame data-width data-part`);
const schemes = ['https:', 'http:', 'mailto:', 'tel:'];
const rule = /^ *[a-z-]+: ?[#a-z0-9(),.% -]+ *$/;

addEventListener('load', () => {
    const lines = [];
    let count = 0;
    for (const element of document.querySelectorAll('*')) {
        const name = element.localName;
        if (name === 'script' && element.dataset.harness !== undefined) continue;
        count += 1;
        if (!elements.has(name)) lines.push(`element ${name}`);
        for (const attribute of element.attributes) {
            const known = attributes.has(attribute.name.toLowerCase());
            if (!known) lines.push(`attribute ${attribute.name} of ${name}`);
        }
        const style = element.getAttribute('style') ?? '';
        const rules = style.split(';').filter(each => each.trim() !== '');
        if (!rules.every(each => rule.test(each)) || /url|expression|import/i.test(style)) {
            lines.push(`style ${style.slice(0, 60)}`);
        }
        const isPart = /^#(v\d*|m-[\w-]+)$/.test(element.getAttribute('href') ?? '');
        if (element.hasAttribute('href') && !isPart && !schemes.includes(element.protocol)) {
            lines.push(`address ${element.getAttribute('href').slice(0, 60)}`);
        }
    }

    // What is left of a text when everything that a page may leave out or show differently is gone.
    const bare = text => text.normalize('NFD')
        .replace(/\\?u\{[0-9A-F]+\}|\\[nrt]/g, '')
        .replace(/[\s\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Zl}\p{Zp}\p{Cn}\p{Co}\\\uFFFD\u2400-\u243F]/gu, '');
    const shown = bare(document.body.textContent);
    let texts = 0;
    const visit = node => {
        if (node.name === 'messageText' && node.text) {
            texts += 1;
            if (!shown.includes(bare(node.text))) lines.push(`text ${node.text.slice(0, 60)}`);
        }
        (node.children ?? []).forEach(visit);
    };
    (globalThis.expected ?? []).forEach(message => visit(message.tree));

    const found = [...new Set(lines)];
    const report = document.createElement('pre');
    const summary = `${count} elements, ${texts} texts, ${found.length} off`;
    report.textContent = ['REPORT', summary, ...found.slice(0, 20), 'END', ''].join('\n');
    document.documentElement.replaceChildren(report);
});
