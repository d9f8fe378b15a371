const policy = window.trustedTypes?.createPolicy('webchat', { createHTML: html => html });

// Applies patches in a page whose policy names its styles by their hashes.
class RoomPatcher extends Patcher {
    trusted = html => policy?.createHTML(html) ?? html;

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
            this.setRules(id, rules);
        }
        for (const old of known.values()) if (!rows.includes(old)) old.remove();
        // Rows that stay are not moved, as that would take the focus from them.
        rows.forEach((row, index) => {
            const other = this.list.children[index];
            if (other !== row) this.list.insertBefore(row, other);
        });
        this.adopt();
    }

    // Such a policy lets nobody change the styles, but lets a script adopt others.
    setStyle(sheet, symbols, direction) {
        for (const id of ['sheet', 'chrome']) at(id).sheet.disabled = true;
        this.base = [sheet, at('chrome').textContent].map(Patcher.sheet);
        super.setStyle(sheet, symbols, document.documentElement.dir = direction);
        this.adopt();
    }
}
