// The search, newest first, which stops when it has loaded much.

const pageSize = 10;
// The bytes after which a search stops and offers to go on.
const budget = 160_000;

// Yields the messages that a query finds, newest first, and the last one looked at whenever the budget is spent.
async function* find(root, query, spending) {
  const low = await documentAt(root, query.from), high = await documentAt(root, query.to);
  for (const segment of root.segments) {
    const end = segment.start + segment.count;
    if (segment.start >= high || end <= low) continue;
    if (spending.isSpent) yield { stop: end - 1 };
    const lists = await Promise.all([...query.terms].map((term) => listOf(term, segment)));
    if (lists.includes(null)) continue;
    lists.sort((left, right) => left.count - right.count);
    let age = Math.max(end - high, 0);
    const lastAge = Math.min(end - 1 - low, segment.count - 1);
    while (age <= lastAge) {
      let next = age;
      for (const list of lists) {
        let found = list.seek(next);
        if (found === undefined) {
          if (spending.isSpent) yield { stop: end - 1 - age };
          await list.load();
          found = list.seek(next);
        }
        next = found;
        if (next > lastAge) break;
      }
      if (next === age) {
        const document = end - 1 - age;
        if (query.phrases.length > 0 && spending.isSpent) yield { stop: document };
        if (query.phrases.length === 0 || await hasPhrases(root, query, document)) yield { document };
        next += 1;
      }
      age = next;
    }
  }
}

async function hasPhrases(root, query, document) {
  const units = unitsOf((await snippet(root, document)).text);
  return query.phrases.every((phrase) => placesOf(phrase, units).length > 0);
}

class Search {
  constructor(text) {
    this.query = new Query(text);
    this.found = 0;
    this.spending = {
      start: 0,
      get isSpent() {
        return counts.bytes - this.start > budget;
      },
    };
  }
  // Returns the next results, and where the search stopped if it did.
  async next() {
    this.root ??= await loadRoot();
    this.matches ??= find(this.root, this.query, this.spending);
    this.spending.start = counts.bytes;
    const documents = [];
    let step;
    while (documents.length < pageSize) {
      step = await this.matches.next();
      if (step.done || step.value.stop !== undefined) break;
      documents.push(step.value.document);
    }
    this.found += documents.length;
    const results = await Promise.all(documents.map((document) => snippet(this.root, document)));
    const stopped = step?.value?.stop === undefined ? null : await snippet(this.root, step.value.stop);
    return { documents, results, stopped, isAtEnd: step?.done === true };
  }
}
