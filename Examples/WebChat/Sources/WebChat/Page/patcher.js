// Applies the patches of a page, as `PageOperation.json` writes them, to the list of its rows.
const policy = window.trustedTypes?.createPolicy('webchat', { createHTML: html => html });
const trusted = html => policy ? policy.createHTML(html) : html;

class Patcher {
    static limit = 150;
    static kinds = ['insert', 'remove', 'move', 'replace', 'setText', 'setAttribute', 'setChildren',
        'setRules', 'setCounts', 'setStyle'];

    constructor(list, symbols) {
        Object.assign(this, { list, symbols, rules: new Map(), base: [] });
    }

    apply(patch) {
        for (const [kind, ...values] of patch) this[Patcher.kinds[kind]](...values);
        while (this.list.children.length > Patcher.limit) {
            this.remove(this.list.firstElementChild.id);
            this.list.dataset.older = Number(this.list.dataset.older) + 1;
        }
    }

    // Makes the list that of a patch which inserts all rows. Those that stay the same stay in place.
    fill(patch) {
        const known = new Map([...this.list.children].map(row => [row.id, row]));
        const rows = [];
        this.rules.clear();
        for (const [kind, ...values] of patch) {
            if (kind) {
                this[Patcher.kinds[kind]](...values);
                continue;
            }
            const [, id, html, rules] = values;
            const row = this.parse(this.list, html).firstChild;
            const old = known.get(id);
            rows.push(old?.outerHTML === row.outerHTML ? old : row);
            if (rules) this.setRules(id, rules);
        }
        this.list.replaceChildren(...rows);
        this.adopt();
    }

    insert(next, id, html, rules) {
        this.list.insertBefore(this.parse(this.list, html), next && this.row(next));
        this.setRules(id, rules);
    }

    remove(id) {
        this.row(id).remove();
        this.setRules(id);
    }

    move(id, next) {
        this.list.insertBefore(this.row(id), next && this.row(next));
    }

    replace(id, html, rules) {
        this.row(id).replaceWith(this.parse(this.list, html));
        this.setRules(id, rules);
    }

    setText(id, number, text) {
        this.node(id, number).data = text;
    }

    setAttribute(id, number, name, value) {
        this.node(id, number).setAttribute(name, value);
    }

    setChildren(id, number, from, count, html) {
        const parent = this.node(id, number);
        const next = parent.childNodes[from + count] ?? null;
        for (let each = 0; each < count; each += 1) parent.childNodes[from].remove();
        parent.insertBefore(this.parse(parent, html), next);
    }

    // Rules of rows are sheets of their own, which end with the row.
    setRules(id, rules = '') {
        if (!this.rules.has(id) && rules === '') return;
        this.rules.delete(id);
        if (rules !== '') this.rules.set(id, Patcher.sheet(rules));
        this.adopt();
    }

    setCounts(older, newer) {
        Object.assign(this.list.dataset, { older, newer });
    }

    // A policy that names styles by their hash lets nobody change them, but lets a script adopt others.
    setStyle(sheet, symbols, direction) {
        for (const id of ['sheet', 'chrome']) document.getElementById(id).sheet.disabled = true;
        const chrome = document.getElementById('chrome').textContent;
        this.base = [Patcher.sheet(sheet), Patcher.sheet(chrome)];
        this.symbols.innerHTML = trusted(symbols);
        this.list.dir = direction;
        document.documentElement.dir = direction;
        this.adopt();
    }

    static sheet(text) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
    }

    adopt() {
        document.adoptedStyleSheets = [...this.base, ...this.rules.values()];
    }

    row(id) {
        const row = document.getElementById(id);
        if (!row) throw new Error(`The patch is of another page: there is no row '${id}'.`);
        return row;
    }

    node(id, number) {
        const nodes = document.createTreeWalker(this.row(id), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        for (let each = 0; each < number; each += 1) {
            if (!nodes.nextNode()) throw new Error(`The patch is of another page: row '${id}' is shorter.`);
        }
        return nodes.currentNode;
    }

    // In the context of an element, as pieces of SVG differ from those of HTML.
    parse(element, html) {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.createContextualFragment(trusted(html));
    }
}
