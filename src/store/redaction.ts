import { plainPath } from '@/domain/sites/routes';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import type { PublicFields } from '@/effects/publicFields';
import { isRecord } from '@/lib/guards';

export interface Redactor {
  /** The slices that declare public fields. */
  state(state: Readonly<Record<string, unknown>>): Record<string, unknown>;
  payload(type: string, payload: unknown): unknown;
}

/** In a path: the field holds slices by name. They are redacted as those of the state are. */
const SLICES = ':slices';

/** camelCase or snake_case without digits. */
const FIELD_NAME = /^[a-z]+(?:[A-Z][a-z]*|_[a-z]+)*$/;
/** In a path: the keys of the record are private. */
const PRIVATE_KEYS = '#';

interface PathTree {
  /** `address`: path public, query and fragment not. */
  leaf?: 'public' | 'address' | 'slices';
  children: Map<string, PathTree>;
}

const treeOf = (paths: readonly string[]): PathTree => {
  const root: PathTree = { children: new Map() };
  for (const declared of paths) {
    const kind = declared.endsWith('?') ? 'address' : declared.endsWith(SLICES) ? 'slices' : 'public';
    const path = declared.replace(/\?$/, '').replace(SLICES, '');
    let node = root;
    for (const step of path.split('.').filter((one) => one !== '')) {
      const next: PathTree = node.children.get(step) ?? { children: new Map() };
      node.children.set(step, next);
      node = next;
    }
    node.leaf = kind;
  }
  return root;
};

type Pseudonym = (value: string | number) => string | number;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // An invalid escape: the value is the text itself.
    return text;
  }
};

/** The slug after a car's id is text from the feed. */
const SLUG = /(\/\d{5,12}\/)([^/]+)/;

/** An address whose path is public: slug, query and fragment become pseudonyms. */
const redactAddress = (address: string, pseudonym: Pseudonym): string => {
  const hidden = (text: string): string => (text === '' ? '' : encodeURIComponent(pseudonym(text)));
  const [beforeHash = '', ...fragment] = address.split('#');
  const [fullPath = '', ...query] = beforeHash.split('?');
  const path = fullPath.replace(SLUG, (_, id: string, slug: string) => id + hidden(plainPath(slug)));
  const hash = fragment.length > 0 ? [hidden(plainPath(fragment.join('#')))] : [];
  if (query.length === 0) return [path, ...hash].join('#');
  const pairs = query
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [hidden(decoded(name)), ...(pair.includes('=') ? [hidden(decoded(value.join('=')))] : [])].join('=');
    });
  return [`${path}?${pairs.join('&')}`, ...hash].join('#');
};

/** The same value gets the same pseudonym everywhere, so that reducers which compare or look up values still work. */
const createPseudonyms = (): Pseudonym => {
  const given = new Map<string | number, string | number>();
  const issued = new Set<string | number>();
  const pseudonym: Pseudonym = (value) => {
    // 'Make>Model': each part has its own pseudonym, so that reducers still find the make of a model.
    if (typeof value === 'string' && value.includes(CHILD_SEPARATOR)) {
      return value
        .split(CHILD_SEPARATOR)
        .map((part) => (part === '' ? part : pseudonym(part)))
        .join(CHILD_SEPARATOR);
    }
    if (issued.has(value)) return value;
    const known = given.get(value);
    if (known !== undefined) return known;
    const fresh = typeof value === 'number' ? -(given.size + 1) : `redacted-${given.size + 1}`;
    given.set(value, fresh);
    issued.add(fresh);
    return fresh;
  };
  return pseudonym;
};

/** The same for true and false: one pseudonym for each would reveal the value. */
const HIDDEN_FLAG = 'redacted';

/**
 * One redactor per export. Texts, numbers and booleans are replaced by pseudonyms unless their path is declared public;
 * null, empty texts and the lengths of lists stay. So do keys that are written like field names; other keys are data
 * (ids, addresses) and are replaced unless a path names them or covers them by '*'.
 */
export const createRedactor = (declared: readonly PublicFields[]): Redactor => {
  const pseudonym = createPseudonyms();
  const states = new Map<string, PathTree>();
  const payloads = new Map<string, PathTree>();
  for (const { state, actions } of declared) {
    for (const [slice, paths] of Object.entries(state)) states.set(slice, treeOf(paths));
    for (const [type, paths] of Object.entries(actions)) payloads.set(type, treeOf(paths));
  }

  const redact = (value: unknown, tree: PathTree | undefined): unknown => {
    if (typeof value === 'string') {
      if (value === '' || tree?.leaf === 'public') return value;
      return tree?.leaf === 'address' ? redactAddress(value, pseudonym) : pseudonym(value);
    }
    if (typeof value === 'number') return tree?.leaf === 'public' ? value : pseudonym(value);
    if (typeof value === 'boolean') return tree?.leaf === 'public' ? value : HIDDEN_FLAG;
    if (Array.isArray(value)) return value.map((item) => redact(item, tree?.children.get('*')));
    if (!isRecord(value)) return value;
    if (tree?.leaf === 'slices') return slices(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const below = tree?.children.get(key) ?? tree?.children.get('*');
        const hasPublicKeys = !tree?.children.has(PRIVATE_KEYS);
        const isPublic = hasPublicKeys && (below !== undefined || FIELD_NAME.test(key));
        const name = isPublic ? key : String(pseudonym(key));
        return [name, redact(inner, below)];
      }),
    );
  };

  const slices = (state: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(state).flatMap(([slice, value]) => {
        const tree = states.get(slice);
        return tree ? [[slice, redact(value, tree)]] : [];
      }),
    );

  return { state: slices, payload: (type, payload) => redact(payload, payloads.get(type)) };
};
