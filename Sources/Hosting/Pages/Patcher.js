// Applies the patches of a live page, as `PageOperation.json` writes them, to the list of its rows.
class Patcher {
    static limit = 150;
    static kinds = 'insert remove move replace setText setAttribute setChildren setRules setCounts setStyle'.split(' ');

    // Pages with a policy of trusted types have another one.
    trusted = html => html;

    constructor(list, sheet, symbols) {
        Object.assign(this, { list, sheet, symbols, base: [], rules: new Map() });
    }

    apply(patch) {
        for (const [kind, ...values] of patch) this[Patcher.kinds[kind]](...values);
        while (this.list.children[Patcher.limit]) {
            this.remove(this.list.firstElementChild.id);
            this.list.dataset.older++;
        }
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

    // What stays the same keeps the focus.
    replace(id, html, rules) {
        const old = this.row(id);
        const row = this.parse(this.list, html).firstChild;
        if (old.outerHTML !== row.outerHTML) old.replaceWith(row);
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
        if (!this.rules.delete(id) && !rules) return;
        if (rules) this.rules.set(id, Patcher.sheet(rules));
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

    setCounts(older, newer) {
        Object.assign(this.list.dataset, { older, newer });
    }

    setStyle(sheet, symbols, direction) {
        this.sheet.textContent = sheet;
        this.symbols.innerHTML = this.trusted(symbols);
        this.list.dir = direction;
    }

    row(id) {
        const row = document.getElementById(id);
        if (!row) throw new Error(`There is no row '${id}'.`);
        return row;
    }

    node(id, number) {
        const node = Patcher.nodes(this.row(id))[number];
        if (!node) throw new Error(`There is no node '${number}'.`);
        return node;
    }

    // An element, and the elements and texts in it, in document order.
    static nodes(element) {
        return [element, ...[...element.childNodes].flatMap(Patcher.nodes)];
    }

    // In the context of an element, as pieces of SVG differ from those of HTML.
    parse(element, html) {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.createContextualFragment(this.trusted(html));
    }
}
