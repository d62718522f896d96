import type { Language } from '@/sites/site.types';
import type { Namespace, PageTexts } from './text';
import { da } from './texts/da';
import { en } from './texts/en';
import { fi } from './texts/fi';
import { nb } from './texts/nb';
import { sk } from './texts/sk';
import { sv, type Texts } from './texts/sv';

const byLanguage: Readonly<Record<Language, Texts>> = { sv, nb, da, fi, sk, en };

/** Every page of a kind needs the same ones. */
const pickedBefore = new Map<string, PageTexts>();

/**
 * The texts that a page needs, for its props. Call it on the server only (data functions): it holds all dictionaries.
 * `overrides` are dictionary entries of the content platform: they replace built-in texts by key.
 */
export function pickTexts(language: Language, namespaces: readonly Namespace[], overrides: Readonly<Record<string, string>> = {}): PageTexts {
  const plain = Object.keys(overrides).length === 0;
  const key = `${language} ${namespaces.join(' ')}`;
  const known = plain ? pickedBefore.get(key) : undefined;
  if (known) return known;
  const wanted = new Set<string>(namespaces);
  const picked = Object.entries(byLanguage[language])
    .filter(([key]) => wanted.has(key.slice(0, key.indexOf('.'))))
    .map(([key, text]) => [key, overrides[key] ?? text] as const);
  const texts: PageTexts = Object.fromEntries(picked);
  if (plain) pickedBefore.set(key, texts);
  return texts;
}
