import type {
  BaseFilter,
  Facet,
  FacetOrder,
  FacetRequest,
  FacetValue,
  NumberRange,
  SearchRequest,
} from '@/domain/search/search';
import type { IndexDefinition } from '@/server/search/engine/definition';
import type { IndexedDocument } from '@/server/search/search.service';

/**
 * The search contract in its plainest form: every request looks at every document, without caches or optimisation. It
 * shares no code with an engine, only the index definition.
 */
export interface OracleReply {
  total: number;
  /** All hits in order; for a keyphrase by relevance any order, `ordered` is false then. */
  ids: string[];
  ordered: boolean;
  content: IndexedDocument[];
  facets: Facet[];
  /** For each facet of numbers the values within the base filters, and those that its buckets count. */
  numbers: Map<string, { base: number[]; counted: number[] }>;
}

const text = (value: unknown): string | null =>
  value === undefined || value === null || value === '' || typeof value === 'object' ? null : String(value);
export function texts(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.map(text).filter((one) => one !== null))];
  const only = text(value);
  return only === null ? [] : [only];
}
export const numeric = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const inside = (value: number | null, { min, max }: NumberRange): boolean =>
  value !== null && (min === undefined || value >= min) && (max === undefined || value <= max);

export class Oracle {
  private readonly collator: Intl.Collator;
  /** Only for the tests' speed: a document's words, which don't change. */
  private readonly tokensByDocument = new WeakMap<IndexedDocument, Set<string>>();

  constructor(
    readonly definition: IndexDefinition,
    readonly documents: Map<string, IndexedDocument>,
  ) {
    this.collator = new Intl.Collator(definition.collation, { numeric: true });
  }

  search(request: SearchRequest): OracleReply {
    const base = [...this.documents.values()].filter((document) => this.matchesFilters(document, request));
    const found = this.matching(base, request);
    const hits = found.filter((document) => request.facets.every((facet) => this.selects(document, facet)));
    const ordered = this.inOrder(hits, request);
    const numbers: OracleReply['numbers'] = new Map();
    for (const facet of request.facets.filter((one) => !this.field(one.name))) {
      const values = (documents: IndexedDocument[]) =>
        documents.flatMap((document) => numeric(document[facet.name]) ?? []);
      numbers.set(facet.name, { base: values(base), counted: values(this.countedFor(facet, request, found)) });
    }
    const fields = request.fields.length > 0 ? request.fields : this.definition.fields;
    return {
      total: hits.length,
      ids: ordered.map((document) => this.id(document)),
      ordered: request.sort_name !== 'relevance' || tokenize(request.keyphrase).length === 0,
      content: ordered.slice(request.offset, request.offset + request.limit).map((document) => pick(document, fields)),
      facets: request.facets.map((facet) => this.facet(facet, request, found)),
      numbers,
    };
  }

  id(document: IndexedDocument): string {
    return String(document[this.definition.id]);
  }

  field(name: string) {
    return this.definition.terms.find((field) => field.name === name);
  }

  /** Base filters and the place. */
  matchesFilters(document: IndexedDocument, { filters, near }: SearchRequest): boolean {
    if (near?.km !== undefined && !((this.distance(document, near) ?? Infinity) <= near.km)) return false;
    return filters.every((filter) => this.holds(document, filter) !== (filter.not === true));
  }

  holds(document: IndexedDocument, filter: BaseFilter): boolean {
    if (!this.field(filter.name)) return inside(numeric(document[filter.name]), filter);
    return this.hasAny(document, filter.name, filter.values ?? []);
  }

  hasAny(document: IndexedDocument, name: string, values: readonly string[]): boolean {
    const child = this.field(name)?.child;
    const meant = child
      ? values.filter((value) => !values.some((other) => other !== value && other.startsWith(`${value}>`)))
      : values;
    const own = texts(document[name]);
    const pair = child && text(document[child]) !== null ? `${own[0]}>${text(document[child])}` : null;
    return meant.some((value) => own.includes(value) || (own.length > 0 && value === pair));
  }

  private selects(document: IndexedDocument, facet: FacetRequest): boolean {
    if (facet.filters.length === 0) return true;
    const field = this.field(facet.name);
    if (!field) {
      const [range] = facet.filters as NumberRange[];
      return (
        !range || (range.min === undefined && range.max === undefined) || inside(numeric(document[facet.name]), range)
      );
    }
    const values = facet.filters as string[];
    if (field.many === 'all') return values.every((value) => texts(document[facet.name]).includes(value));
    return this.hasAny(document, facet.name, values);
  }

  /** A facet's counts ignore its own selection, except where values are AND-ed. */
  private countedFor(facet: FacetRequest, request: SearchRequest, found: IndexedDocument[]): IndexedDocument[] {
    const others = request.facets.filter(
      (other) => other.filters.length > 0 && (other.name !== facet.name || this.field(facet.name)?.many === 'all'),
    );
    return found.filter((document) => others.every((other) => this.selects(document, other)));
  }

  private facet(facet: FacetRequest, request: SearchRequest, found: IndexedDocument[]): Facet {
    const field = this.field(facet.name);
    const counted = this.countedFor(facet, request, found);
    if (!field) {
      // The engine chooses the bucket bounds; `bucketProblem` checks whether they are sensible.
      return { name: facet.name, type: 'histogram', buckets: [] };
    }
    const selected = facet.filters as string[];
    if (!field.child)
      return {
        name: facet.name,
        type: 'terms',
        values: this.listed(counted, (document) => texts(document[facet.name]), selected, facet.sort_order, field.key),
      };
    const brands = new Set([...this.documents.values()].map((document) => text(document[facet.name])));
    const isParent = (value: string) => brands.has(value) || !value.includes('>');
    const children = selected
      .filter((value) => !isParent(value))
      .map((value) => ({ parent: value.split('>')[0]!, child: value.slice(value.indexOf('>') + 1) }));
    const parents = this.listed(
      counted,
      (document) => texts(document[facet.name]),
      [...selected.filter(isParent), ...children.map((one) => one.parent)],
      facet.sort_order,
    );
    if (facet.child_name === undefined) return { name: facet.name, type: 'terms', values: parents };
    const values = parents.map((parent) => ({
      ...parent,
      children: this.listed(
        counted.filter((document) => document[facet.name] === parent.text),
        (document) => texts(document[field.child!]),
        children.filter((one) => one.parent === parent.text).map((one) => one.child),
        facet.sort_order,
      ),
    }));
    return { name: facet.name, child_name: facet.child_name, type: 'terms', values };
  }

  private listed(
    documents: IndexedDocument[],
    valuesOf: (document: IndexedDocument) => string[],
    selected: string[],
    order: FacetOrder,
    onlySelected = false,
  ): FacetValue[] {
    const counts = new Map(selected.map((value) => [value, 0]));
    for (const document of documents) {
      for (const value of valuesOf(document))
        if (!onlySelected || counts.has(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const byName = (a: FacetValue, b: FacetValue) => this.compareNames(a.text, b.text);
    const byNumber = (a: FacetValue, b: FacetValue) => {
      const [x, y] = [Number(a.text), Number(b.text)];
      if (Number.isNaN(x) && Number.isNaN(y)) return byName(a, b);
      if (Number.isNaN(x)) return 1;
      if (Number.isNaN(y)) return -1;
      return x - y || byName(a, b);
    };
    const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || byName(a, b);
    return [...counts]
      .map(([value, count]) => ({ text: value, count }))
      .sort(order === 'count' ? byCount : order === 'name' ? byName : byNumber);
  }

  compareNames(a: string, b: string): number {
    return this.collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
  }

  private inOrder(hits: IndexedDocument[], { sort_name: name, near }: SearchRequest): IndexedDocument[] {
    const byId = (a: IndexedDocument, b: IndexedDocument) => (this.id(a) < this.id(b) ? -1 : 1);
    if (name === 'relevance') return [...hits].sort(byId);
    const sort = this.definition.sorts.find((one) => name === `${one.name}_asc` || name === `${one.name}_desc`);
    const value = (document: IndexedDocument): number | string | null => {
      if (name === 'distance_asc') return near ? this.distance(document, near) : null;
      const raw = document[sort?.field ?? sort?.name ?? ''];
      if (sort?.by === 'age') return typeof raw === 'string' ? -Date.parse(raw) : null;
      return sort?.by === 'text' ? text(raw) : numeric(raw);
    };
    const direction = name.endsWith('_desc') ? -1 : 1;
    return [...hits].sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      if (x === null || y === null) return Number(x === null) - Number(y === null) || byId(a, b);
      const order = typeof x === 'string' || typeof y === 'string' ? this.compareNames(String(x), String(y)) : x - y;
      return order * direction || byId(a, b);
    });
  }

  distance(document: IndexedDocument, near: { lat: number; lng: number }): number | null {
    const position = text(document[this.definition.geo ?? '']);
    const parts = position?.split(',').map(Number) ?? [];
    const [lat, lng] = parts;
    if (
      parts.length !== 2 ||
      lat === undefined ||
      lng === undefined ||
      !(Math.abs(lat) <= 90) ||
      !(Math.abs(lng) <= 180)
    )
      return null;
    const rad = Math.PI / 180;
    const a =
      Math.sin(((lat - near.lat) * rad) / 2) ** 2 +
      Math.cos(near.lat * rad) * Math.cos(lat * rad) * Math.sin(((lng - near.lng) * rad) / 2) ** 2;
    return 2 * 6371 * Math.asin(Math.sqrt(a));
  }

  matching(
    documents: IndexedDocument[],
    { keyphrase, exact_spelling }: Pick<SearchRequest, 'keyphrase' | 'exact_spelling'>,
  ): IndexedDocument[] {
    const wanted = alternatives(keyphrase);
    if (wanted.length === 0) return documents;
    const known = documents.map((document) => ({
      document,
      held: new Held(
        this.tokensOf(document),
        this.definition.textKeys.flatMap((name) => texts(document[name])),
      ),
    }));
    const isExact = exact_spelling === true;
    const steps: ((held: Held, word: string, index: number) => boolean)[] = [
      (held, word, index) => written(held, word, wanted, index),
      (held, word, index) => rejoined(held, word, wanted, index, isExact),
      (held, word, index) => rejoined(held, word, wanted, index, isExact) || guessed(held, word, isExact),
    ];
    for (const step of wanted.length > 8 ? steps.slice(0, 1) : steps) {
      const found = known.filter(({ held }) =>
        wanted.every((alternatives, index) => alternatives.some((word) => step(held, word, index))),
      );
      if (found.length > 0) return found.map(({ document }) => document);
    }
    return [];
  }

  private tokensOf(document: IndexedDocument): Set<string> {
    const known = this.tokensByDocument.get(document);
    if (known) return known;
    const all = this.definition.text
      .flatMap(({ name }) => texts(document[name]))
      .flatMap((text) => [...tokenize(shortJoined(text)).map(plain), ...sizesIn(text)]);
    const suffixes = this.definition.compoundSuffixes
      .flatMap(tokenize)
      .map(plain)
      .sort((a, b) => b.length - a.length);
    const held = new Set(
      all.flatMap((word) => {
        const suffix =
          word.length >= 8 ? suffixes.find((one) => word.endsWith(one) && word.length - one.length >= 3) : undefined;
        return suffix ? [word, suffix] : [word];
      }),
    );
    this.tokensByDocument.set(document, held);
    return held;
  }
}

/** The words that one document holds. */
class Held {
  constructor(
    readonly tokens: Set<string>,
    private readonly keys: string[],
  ) {}

  begins(wanted: string): boolean {
    const start = plain(wanted);
    for (const word of this.tokens) if (word.startsWith(start)) return true;
    return this.keys.includes(wanted.toUpperCase());
  }

  equals(wanted: string): boolean {
    const word = plain(wanted);
    return this.tokens.has(word) || (word.length > 1 && this.keys.includes(wanted.toUpperCase()));
  }
}

/** 'R-Line' holds 'rline' and 'line'. */
const shortJoined = (text: string): string =>
  text.normalize('NFC').replace(/(?<![\p{L}\p{N}\p{M}-])(\p{L}{1,2})-(?=(\p{L}{3,}))/gu, '$1$2 ');

/** As written, or joined with a neighbour. */
function written(held: Held, word: string, wanted: string[][], index: number): boolean {
  // Up to three letters are a word of their own.
  const isOwn = /^(?:.|\p{L}{2,3})$/u.test(plain(word)) ? held.equals(word) : held.begins(word);
  return isOwn || withNeighbours(wanted, index).some((pair) => held.tokens.has(plain(pair)));
}

/** Alternatives are joined with no neighbour. */
function withNeighbours(wanted: string[][], index: number): string[] {
  return [index - 1, index].flatMap((first) => {
    const [one, other] = [wanted[first], wanted[first + 1]];
    return one?.length === 1 && other?.length === 1 ? [one[0]! + other[0]!] : [];
  });
}

function rejoined(held: Held, word: string, wanted: string[][], index: number, isExact: boolean): boolean {
  const folded = plain(word);
  // In exactly this spelling, a letter begins no other word.
  const mayBegin = !(isExact && [...folded].length === 1);
  if (written(held, word, wanted, index) || (mayBegin && held.begins(word))) return true;
  if (withNeighbours(wanted, index).some((pair) => held.begins(pair))) return true;
  const parts = folded.split(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/);
  // A number and one or two letters are meant as they are.
  if (
    parts.length > 1 &&
    parts.every((part) => (/\d/.test(part) || part.length <= 2 ? held.tokens.has(part) : held.begins(part)))
  )
    return true;
  return [...folded].some(
    (_, cut) =>
      cut >= 3 &&
      folded.length - cut >= 3 &&
      held.tokens.has(folded.slice(0, cut)) &&
      held.tokens.has(folded.slice(cut)),
  );
}

function guessed(held: Held, wanted: string, isExact: boolean): boolean {
  const word = plain(wanted);
  const ending = [
    'arna',
    'erna',
    'orna',
    'ens',
    'ets',
    'ar',
    'er',
    'or',
    'en',
    'et',
    'na',
    'ns',
    'a',
    'e',
    'n',
    't',
    's',
  ].find((one) => word.endsWith(one) && word.length - one.length >= 4);
  if (ending && [...held.tokens].some((one) => one.startsWith(word.slice(0, word.length - ending.length)))) return true;
  const mistakes = isExact || /^\d+$/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  return mistakes > 0 && [...held.tokens].some((one) => knownDistance(word, one) <= mistakes);
}

/** Only for the tests' speed: the same words are compared for car after car. */
const distances = new Map<string, number>();
function knownDistance(a: string, b: string): number {
  const key = `${a} ${b}`;
  const known = distances.get(key) ?? distance(a, b);
  distances.set(key, known);
  return known;
}

/** Optimal string alignment with the complete table. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const options = [
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(table[i - 2]![j - 2]! + 1);
      table[i]![j] = Math.min(...options);
    }
  }
  return table[a.length]![b.length]!;
}

/** One of a word's alternatives is enough: 't8|t6'. */
const alternatives = (text: string): string[][] =>
  text
    // A size is one word: its sign is no end of it.
    .replace(/(?<![\p{L}\p{N}\p{M}.,])(\d)[.,](\d)(?![\p{L}\p{N}\p{M}|]|[.,]\d)/gu, ' $1\u0000$2 ')
    .split(/[^\p{L}\p{N}\p{M}|\u0000]+/u)
    .map((word) => (word.includes('\u0000') ? [word.replace('\u0000', '.')] : word.split('|').flatMap(tokenize)))
    .filter((alternatives) => alternatives.length > 0);

/** Sizes of engines: '2.0' of '2.0 TDI'. */
const sizesIn = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?<![\p{L}\p{N}\p{M}.,])(\d)[.,](\d)(?!\p{N}|[.,]\d)/gu),
    ([, first, second]) => `${first}.${second}`,
  );

export const tokenize = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => plain(word) !== '');

/** Only for the tests' speed, as above. */
const plains = new Map<string, string>();
export function plain(word: string): string {
  const known = plains.get(word) ?? withoutMarks(word);
  plains.set(word, known);
  return known;
}

const withoutMarks = (word: string): string =>
  [...word.normalize('NFD')]
    .filter((sign) => !/\p{M}/u.test(sign))
    .map((sign) => ({ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' })[sign] ?? sign)
    .join('');

export const pick = (document: IndexedDocument, fields: readonly string[]): IndexedDocument =>
  Object.fromEntries(fields.filter((name) => document[name] !== undefined).map((name) => [name, document[name]]));

/** What is wrong with the buckets that an engine gave for a facet of numbers; null when nothing is. */
export function bucketProblem(right: OracleReply, actual: Facet): string | null {
  const numbers = right.numbers.get(actual.name);
  if (actual.type !== 'histogram' || !numbers) return 'is no histogram';
  const { base, counted } = numbers;
  const { buckets } = actual;
  if (base.length === 0) return buckets.length === 0 ? null : 'has buckets without values';
  if (buckets.length === 0) return 'has no buckets';
  if (buckets.length > 30) return `has ${buckets.length} buckets`;
  if (buckets[0]!.min !== Math.min(...base) || buckets.at(-1)!.max !== Math.max(...base))
    return 'does not span the values';
  for (const [index, bucket] of buckets.entries()) {
    const isLast = index === buckets.length - 1;
    if (!isLast && buckets[index + 1]!.min !== bucket.max) return 'has a gap';
    if (!isLast && bucket.min >= bucket.max) return 'has an empty span';
    const count = counted.filter(
      (value) => value >= bucket.min && (value < bucket.max || (isLast && value === bucket.max)),
    ).length;
    if (count !== bucket.count) return `counts ${bucket.count} from ${bucket.min} to ${bucket.max} where ${count} are`;
  }
  return null;
}
