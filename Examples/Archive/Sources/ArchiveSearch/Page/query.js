// What a user asks for.

class Query {
  constructor(text) {
    this.terms = new Set();
    this.sequences = [];
    this.phrases = [];
    this.from = -Infinity;
    this.to = Infinity;
    this.problems = [];
    for (const [, key, quoted, plain] of text.matchAll(/(?:(from|in|has|before|after):)?(?:["“”]([^"“”]*)["“”]?|([^\s"“”]+))/giu)) {
      this.add(key?.toLowerCase(), quoted ?? plain, quoted !== undefined);
    }
  }
  get isEmpty() {
    return this.terms.size === 0 && this.from === -Infinity && this.to === Infinity;
  }
  add(key, value, isQuoted) {
    if (key === "before" || key === "after") return this.addDate(key, value);
    const units = unitsOf(value);
    if (key === "has" && !["link", "image", "video", "audio", "file"].includes(value.toLowerCase())) {
      this.problems.push("has: finds link, image, video, audio or file.");
    } else if (key) {
      for (const term of key === "has" ? [value.toLowerCase()] : termsOf(units)) this.terms.add(`${key}:${term}`);
    } else {
      for (const term of termsOf(units)) this.terms.add(term);
      for (const sequence of isQuoted ? [units] : sequencesOf(units)) this.addSequence(sequence, isQuoted);
    }
  }
  addSequence(units, isQuoted) {
    if (units.length === 0) return;
    const texts = units.map((unit) => unit.text);
    this.sequences.push(texts);
    if (texts.length > (isQuoted ? 1 : 2)) this.phrases.push(texts);
  }
  addDate(key, value) {
    const parts = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(value)?.slice(1).map((part) => part && Number(part));
    if (!parts || parts[1] < 1 || parts[1] > 12 || parts[2] < 1 || parts[2] > 31) {
      this.problems.push(`${key}: needs a date such as 2021, 2021-03 or 2021-03-15.`);
      return;
    }
    const [year, month, day] = parts;
    const day1970 = (...date) => Date.UTC(...date) / 86_400_000;
    if (key === "before") {
      this.to = Math.min(this.to, day1970(year, (month ?? 1) - 1, day ?? 1));
    } else {
      const next = day ? [year, month - 1, day + 1] : month ? [year, month, 1] : [year + 1, 0, 1];
      this.from = Math.max(this.from, day1970(...next));
    }
  }
}

// Returns the words and emoji of units, and the runs of their letters.
function sequencesOf(units) {
  const sequences = [];
  for (const unit of units) {
    if (unit.isJoined) sequences.at(-1).push(unit);
    else sequences.push([unit]);
  }
  return sequences;
}

// Returns the places in a text at which a sequence of units begins and ends.
function placesOf(sequence, units) {
  const places = [];
  for (let start = 0; start + sequence.length <= units.length; start += 1) {
    if (sequence.every((text, index) => units[start + index].text === text)) {
      places.push([units[start].start, units[start + sequence.length - 1].end]);
    }
  }
  return places;
}
