import type { Language } from '@/sites/site.types';
import { eagerKeys, lazyNamespaces } from './lazyNamespaces';
import type { PageTexts, TextChoice } from './text';
import type { Text } from './text.types';
import { da } from './texts/da';
import { en } from './texts/en';
import { fi } from './texts/fi';
import { nb } from './texts/nb';
import { sk } from './texts/sk';
import { sv, type Texts } from './texts/sv';

const byLanguage: Readonly<Record<Language, Texts>> = { sv, nb, da, fi, sk, en };

type Overrides = Readonly<Record<string, string>>;

/** A memo of immutable input: every page of a kind gets the same texts as long as the dictionary is the same object. */
const cache = new WeakMap<Overrides, Map<string, PageTexts>>();
const none: Overrides = {};

/** How a page has the texts of `lazyNamespaces`: whole, or only what content replaced and the page shows at once. */
export type LazyUse = 'whole' | 'replaced';

/**
 * The texts that a page needs, for its props. Call it on the server only (data functions): it holds all dictionaries.
 * `overrides` are dictionary entries of the content platform: they replace built-in texts by key; one object as long as they are the same.
 */
export function pickTexts(
  language: Language,
  chosen: readonly TextChoice[],
  overrides: Overrides = none,
  lazyUse: LazyUse = 'whole',
): PageTexts {
  const cached = cache.get(overrides) ?? new Map<string, PageTexts>();
  cache.set(overrides, cached);
  const key = `${language} ${lazyUse} ${chosen.join(' ')}`;
  const known = cached.get(key);
  if (known) return known;
  const wanted = new Set<string>(chosen);
  const lazy = new Set<string>(lazyUse === 'replaced' ? lazyNamespaces : []);
  const eager = new Set<string>(eagerKeys);
  const picked = Object.entries(byLanguage[language]).flatMap(([key, text]) => {
    const namespace = key.slice(0, key.indexOf('.'));
    if (!wanted.has(namespace) && !wanted.has(key)) return [];
    const shown = overridden(key, text, overrides);
    return lazy.has(namespace) && !eager.has(key) && isSame(shown, text) ? [] : [[key, shown] as const];
  });
  const texts: PageTexts = Object.fromEntries(picked);
  cached.set(key, texts);
  return texts;
}

const isSame = (one: Text, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Forms of a plural are entries of their own: 'list.count#one'. */
function overridden(key: string, text: Text, overrides: Overrides): Text {
  if (typeof text === 'string') return overrides[key] ?? text;
  const forms = Object.entries(text).flatMap(([form, own]) =>
    typeof own === 'string' ? [[form, overrides[`${key}#${form}`] ?? own]] : [],
  );
  return { ...text, ...Object.fromEntries(forms) };
}
