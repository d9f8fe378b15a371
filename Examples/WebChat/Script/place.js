const boxOf = element => element.getBoundingClientRect();

// Keeps the reader's place: the first visible row and its distance from the edge, or the end.
class Place {
    constructor(scroller, list) {
        Object.assign(this, { scroller, list, rows: [], isAtEnd: false });
        // What moves because the page has another size is not the reader's doing.
        scroller.addEventListener('scroll', () => this.size === this.measure ? this.note() : this.restore(), { passive: true });
        new ResizeObserver(() => this.restore()).observe(list);
        new ResizeObserver(() => this.restore()).observe(scroller);
    }

    get distance() {
        return this.scroller.scrollHeight - this.scroller.clientHeight - this.scroller.scrollTop;
    }

    get measure() {
        const { clientWidth, clientHeight, scrollHeight } = this.scroller;
        return `${clientWidth} ${clientHeight} ${scrollHeight}`;
    }

    // Notes the visible row and all after it, in case that it is removed.
    note() {
        this.size = this.measure;
        this.isAtEnd = this.distance < 8;
        const top = boxOf(this.scroller).top;
        const rows = [...this.list.children];
        const first = rows.findIndex(row => boxOf(row).bottom > top);
        this.rows = first < 0 ? [] : rows.slice(first).map(row => [row.id, boxOf(row).top - top]);
    }

    restore() {
        this.size = this.measure;
        if (this.isAtEnd) {
            this.end();
            return;
        }
        for (const [id, offset] of this.rows) {
            const row = document.getElementById(id);
            if (!row) continue;
            const top = boxOf(this.scroller).top;
            const moved = boxOf(row).top - top - offset;
            if (moved) this.scroller.scrollTop += moved;
            return;
        }
    }

    end() {
        this.isAtEnd = true;
        this.scroller.scrollTop = this.scroller.scrollHeight;
    }

    // Changes the rows, and leaves the reader where they are.
    keep(change) {
        const wasAtEnd = this.isAtEnd;
        this.note();
        this.isAtEnd = wasAtEnd;
        change();
        this.restore();
        this.note();
        this.isAtEnd ||= wasAtEnd;
    }

    // Whether a half of a row is visible.
    shows(row) {
        if (!row) return false;
        const { top, bottom } = boxOf(this.scroller);
        const box = boxOf(row);
        const middle = (box.top + box.bottom) / 2;
        return middle > top && middle < bottom;
    }

    get lastVisible() {
        return [...this.list.children].findLast(row => this.shows(row));
    }
}
