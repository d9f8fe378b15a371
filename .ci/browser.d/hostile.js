// Runs in a copy of a page of hostile messages; leaves a report instead of the page.
//
// The page may have these elements, attributes and addresses and no others, and shows every text of
// the messages, which stand in `expected`.
'use strict';

const allowed = {
    a: ['href', 'rel'],
    article: ['aria-label', 'aria-labelledby'],
    aside: [], b: [], bdi: ['dir'], body: [], br: [], button: ['disabled', 'type', 'aria-label'], circle: [
        'cx', 'cy', 'r'], code: [], del: [], div: ['role', 'aria-label', 'aria-hidden'], em: [],
    figcaption: [], figure: [], footer: [], h1: [], h2: [], h3: [], h4: [], h5: [], h6: [], head: [],
    header: [], html: ['lang'], i: [], img: ['alt', 'src', 'width', 'height'], li: [], main: [],
    meta: ['charset', 'content', 'http-equiv', 'name'], nav: ['aria-label'], ol: ['role'], p: [],
    path: ['d'], pre: [], s: [], section: ['aria-label'], small: [],
    span: ['role', 'aria-label', 'aria-hidden'], strong: [], style: [],
    svg: ['viewbox', 'aria-hidden', 'role', 'aria-label', 'focusable', 'width', 'height', 'fill',
        'stroke'],
    time: ['datetime'], title: [], ul: ['role'],
};
const everywhere = ['class', 'data-frame', 'data-width', 'dir', 'id', 'style', 'title'];
const schemes = ['https:', 'http:', 'mailto:', 'tel:'];
const rule = /^ *[a-z-]+: ?[#a-z0-9(),.% -]+ *$/;

addEventListener('load', () => {
    const lines = [];
    let elements = 0;
    for (const element of document.querySelectorAll('*')) {
        const name = element.localName;
        if (name === 'script' && element.dataset.harness !== undefined) continue;
        elements += 1;
        if (!Object.hasOwn(allowed, name)) {
            lines.push(`element ${name}`);
            continue;
        }
        for (const attribute of element.attributes) {
            const known = [...everywhere, ...allowed[name]].includes(attribute.name.toLowerCase());
            if (!known) lines.push(`attribute ${attribute.name} of ${name}`);
        }
        const style = element.getAttribute('style') ?? '';
        const rules = style.split(';').filter(each => each.trim() !== '');
        if (!rules.every(each => rule.test(each)) || /url|expression|import/i.test(style)) {
            lines.push(`style ${style.slice(0, 60)}`);
        }
        if (element.hasAttribute('href') && !schemes.includes(element.protocol)) {
            lines.push(`address ${element.getAttribute('href').slice(0, 60)}`);
        }
        if (element.hasAttribute('src') && !/^data:image\/(png|jpeg|gif|webp);/.test(element.src)) {
            lines.push(`source ${element.getAttribute('src').slice(0, 60)}`);
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
    const summary = `${elements} elements, ${texts} texts, ${found.length} off`;
    report.textContent = ['REPORT', summary, ...found.slice(0, 20), 'END', ''].join('\n');
    document.documentElement.replaceChildren(report);
});
