import { plainPath } from '@/domain/sites/routes';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import type { PersonalPaths, PersonalRules } from '@/effects/feature';
import { isObject } from '@/lib/guards';

export interface Redactor {
  /** The declared slices of a state. */
  state(state: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The payload of an event, or `withheld` where nobody declared it. */
  payload(type: string, payload: unknown): { payload: unknown } | { withheld: true };
}

/** A payload whose field holds slices by name: redacted by the state's rules. Written as a path: `state:slices`. */
const SLICES = ':slices';

type Pseudonym = <T extends string | number>(value: T) => T | string | number;

const mapValues = (
  value: Readonly<Record<string, unknown>>,
  change: (inner: unknown, key: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));

const whole = (value: unknown, pseudonym: Pseudonym): unknown => {
  if (typeof value === 'string') return value === '' ? value : pseudonym(value);
  if (typeof value === 'number') return pseudonym(value);
  if (Array.isArray(value)) return value.map((item) => whole(item, pseudonym));
  return isObject(value) ? mapValues(value, (inner) => whole(inner, pseudonym)) : value;
};

const readable = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Half an escape: the text as it stands is then the value.
    return text;
  }
};

/** A car's slug stands after its number, as somebody wrote it. */
const SLUG = /(\/\d{5,12}\/)([^/]+)/;

const inAddress = (address: string, names: readonly string[], pseudonym: Pseudonym): string => {
  const all = names.includes('*');
  const hidden = (text: string): string => (text === '' ? '' : encodeURIComponent(pseudonym(text)));
  const [beforeHash = '', ...fragment] = address.split('#');
  const [written = '', ...query] = beforeHash.split('?');
  const path = all
    ? written.replace(SLUG, (_, number: string, slug: string) => number + hidden(plainPath(slug)))
    : written;
  const hash = all && fragment.length > 0 ? [hidden(plainPath(fragment.join('#')))] : fragment;
  if (query.length === 0) return [path, ...hash].join('#');
  const pairs = query
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      if (!all && !names.includes(readable(name))) return pair;
      return [
        all ? hidden(readable(name)) : name,
        ...(pair.includes('=') ? [hidden(readable(value.join('=')))] : []),
      ].join('=');
    });
  return [`${path}?${pairs.join('&')}`, ...hash].join('#');
};

const at = (value: unknown, path: readonly string[], pseudonym: Pseudonym): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return whole(value, pseudonym);
  if (step.startsWith('?')) {
    return typeof value === 'string' ? inAddress(value, step.slice(1).split(','), pseudonym) : whole(value, pseudonym);
  }
  if (Array.isArray(value)) return step === '*' ? value.map((item) => at(item, rest, pseudonym)) : value;
  if (!isObject(value)) return value;
  if (step === '#')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [String(pseudonym(key)), inner]));
  return mapValues(value, (inner, key) => (step === '*' || step === key ? at(inner, rest, pseudonym) : inner));
};

/** 'a.b?c,d' -> ['a', 'b', '?c,d'] */
const stepsOf = (path: string): string[] => {
  const [fields = '', ...query] = path.split('?');
  return [...fields.split('.').filter((step) => step !== ''), ...(query.length > 0 ? [`?${query.join('?')}`] : [])];
};

const applyAll = (value: unknown, paths: PersonalPaths, pseudonym: Pseudonym): unknown =>
  paths.reduce<unknown>((rest, path) => at(rest, stepsOf(path), pseudonym), value);

/**
 * One redactor per export: the same value gets the same pseudonym wherever it stands, in order of appearance, so that
 * reducers that compare or look up still do the same. Nothing in a pseudonym comes from its value.
 */
export const createRedactor = (rules: PersonalRules): Redactor => {
  const given = new Map<string | number, string | number>();
  const own = new Set<string | number>();
  const pseudonym: Pseudonym = (value) => {
    // A model under its make: each has its own, so that reducers find the make of a model.
    if (typeof value === 'string' && value.includes(CHILD_SEPARATOR)) {
      return value
        .split(CHILD_SEPARATOR)
        .map((part) => (part === '' ? part : pseudonym(part)))
        .join(CHILD_SEPARATOR);
    }
    // Two paths may end at one value; a pseudonym has none of its own.
    if (own.has(value)) return value;
    const known = given.get(value);
    if (known !== undefined) return known;
    const fresh = typeof value === 'number' ? -(given.size + 1) : `redacted-${given.size + 1}`;
    given.set(value, fresh);
    own.add(fresh);
    return fresh;
  };

  const slices = (state: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(state).flatMap(([slice, value]) => {
        const paths = Object.hasOwn(rules.state, slice) ? rules.state[slice] : undefined;
        return paths ? [[slice, applyAll(value, paths, pseudonym)]] : [];
      }),
    );

  const payload = (type: string, value: unknown): { payload: unknown } | { withheld: true } => {
    const paths = Object.hasOwn(rules.actions, type) ? rules.actions[type] : undefined;
    if (!paths) return { withheld: true };
    const nested = paths.filter((path) => path.endsWith(SLICES)).map((path) => path.slice(0, -SLICES.length));
    const redacted = applyAll(
      value,
      paths.filter((path) => !path.endsWith(SLICES)),
      pseudonym,
    );
    if (!isObject(redacted) || Array.isArray(redacted)) return { payload: redacted };
    return {
      payload: mapValues(redacted, (inner, key) => (nested.includes(key) && isObject(inner) ? slices(inner) : inner)),
    };
  };

  return { state: slices, payload };
};
