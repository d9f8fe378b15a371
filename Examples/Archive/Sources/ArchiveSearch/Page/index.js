// Terms, postings, texts and days of an index, as IndexPass.swift writes them.

let rootFile;

function loadRoot() {
  rootFile ??= load("root").then(parseRoot);
  rootFile.catch(() => { rootFile = undefined; });
  return rootFile;
}

function parseRoot(bytes) {
  const reader = new Reader(bytes);
  if (reader.number() !== 1) throw new Error("The index is of another version than this page.");
  const root = { count: reader.number(), segments: [], snippets: [], days: [] };
  let end = root.count;
  for (let left = reader.number(); left > 0; left -= 1) {
    const level = reader.number(), count = reader.number(), separators = [];
    let previous = new Uint8Array();
    for (let pages = reader.number(); pages > 0; pages -= 1) {
      previous = reader.dataAfter(previous);
      separators.push(previous);
    }
    root.segments.push({ level, count, start: end - count, separators });
    end -= count;
  }
  let start = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    root.snippets.push(start);
    start += reader.number();
  }
  for (let left = reader.number(); left > 0; left -= 1) {
    root.days.push({ day: reader.signed(), document: reader.number() });
  }
  return root;
}

// Returns the last index for which a condition holds that holds up to there; -1 if it never does.
function lastIndex(count, holds) {
  let low = -1, high = count;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function compare(left, right) {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    if (left[index] !== right[index]) return left[index] - right[index];
  }
  return left.length - right.length;
}

// Returns the list of a term's documents in a segment; nothing if there are none.
async function listOf(term, segment) {
  const wanted = encoder.encode(term);
  const page = lastIndex(segment.separators.length, (index) => compare(segment.separators[index], wanted) <= 0);
  if (page < 0) return null;
  const reader = new Reader(await load(fileName(`${segment.level}/terms`, page)));
  let found = new Uint8Array();
  while (!reader.isAtEnd) {
    found = reader.dataAfter(found);
    const count = reader.number();
    const order = compare(found, wanted);
    if (order > 0) return null;
    const list = count <= 512 ? inlineList(reader, count) : longList(reader, count, segment.level);
    if (order === 0) return list;
  }
  return null;
}

function inlineList(reader, count) {
  const ages = decodeAges(reader, count, 0);
  return new List(count, [{ first: ages[0], last: ages[count - 1], ages }]);
}

function longList(reader, count, level) {
  const pieces = [];
  let block = reader.number(), offset = reader.number(), next = 0;
  for (let left = count; left > 0; left -= pieces.at(-1).count) {
    const length = reader.number(), first = next + reader.number(), last = first + reader.number();
    pieces.push({ count: length, first, last, name: fileName(`${level}/postings`, block), offset });
    next = last + 1;
    block += 1;
    offset = 0;
  }
  return new List(count, pieces);
}

function decodeAges(reader, count, next) {
  const ages = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    ages[index] = next + reader.number();
    next = ages[index] + 1;
  }
  return ages;
}

// The documents of a term, newest first: 0 is the newest of its segment.
class List {
  constructor(count, pieces) {
    this.count = count;
    this.pieces = pieces;
    this.piece = 0;
    this.place = 0;
  }
  // Returns the first document from one on; Infinity if there is none; nothing if its piece is not loaded.
  seek(age) {
    while (this.piece < this.pieces.length && this.pieces[this.piece].last < age) {
      this.piece += 1;
      this.place = 0;
    }
    const piece = this.pieces[this.piece];
    if (!piece) return Infinity;
    if (piece.first >= age) return piece.first;
    if (!piece.ages) return undefined;
    if (piece.ages[this.place] < age) {
      const ages = piece.ages, start = this.place;
      this.place = start + 1 + lastIndex(ages.length - start, (index) => ages[start + index] < age);
    }
    return piece.ages[this.place];
  }
  async load() {
    const piece = this.pieces[this.piece];
    const reader = new Reader(await load(piece.name), piece.offset);
    piece.ages = new Uint32Array(piece.count);
    piece.ages[0] = piece.first;
    piece.ages.set(decodeAges(reader, piece.count - 1, piece.first + 1), 1);
  }
}

// Returns the messages of a file of texts.
const decodedSnippets = new WeakMap();

async function snippet(root, document) {
  const page = lastIndex(root.snippets.length, (index) => root.snippets[index] <= document);
  const bytes = await load(fileName("snippets", page));
  if (!decodedSnippets.has(bytes)) decodedSnippets.set(bytes, parseSnippets(bytes));
  return decodedSnippets.get(bytes)[document - root.snippets[page]];
}

function parseSnippets(bytes) {
  const reader = new Reader(bytes);
  const rows = Array.from({ length: reader.number() }, () => ({}));
  let second = 0, rest = new Uint8Array();
  for (const row of rows) row.second = second += reader.signed();
  for (const key of ["channel", "author", "page"]) {
    const names = Array.from({ length: reader.number() }, () => decoder.decode(reader.data()));
    for (const row of rows) row[key] = names[reader.number()];
  }
  for (const row of rows) {
    rest = reader.dataAfter(rest);
    // A zero byte stands for the second.
    row.address = row.page + decoder.decode(rest).replace("\0", row.second);
  }
  for (const row of rows) row.length = reader.number();
  for (const row of rows) row.text = decoder.decode(reader.data(row.length));
  return rows;
}

// Returns the number of documents before a day.
async function documentAt(root, day) {
  if (day === Infinity) return root.count;
  const page = lastIndex(root.days.length, (index) => root.days[index].day < day);
  if (page < 0) return 0;
  const reader = new Reader(await load(fileName("days", page)));
  let document = root.days[page].document, current = 0;
  while (!reader.isAtEnd) {
    current += reader.signed();
    if (current >= day) break;
    document += reader.number();
  }
  return document;
}
