import type { Language, Site } from '@/sites/site.types';
import { da } from './auction/da';
import { en } from './auction/en';
import { fi } from './auction/fi';
import { nb } from './auction/nb';
import { sk } from './auction/sk';
import { sv, type AuctionTexts } from './auction/sv';
import type { Text } from './text.types';

const auctionTexts: Readonly<Record<Language, AuctionTexts>> = { sv, nb, da, en, fi, sk };

type Entries = Readonly<Record<string, string>>;

/** Texts as dictionary entries; a text with plural forms has one entry per form: 'list.count#one'. */
export const entriesOf = (texts: Readonly<Record<string, Text>>): [key: string, phrase: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[key, text]]
      : Object.entries(text).map(([form, value]): [string, string] => [`${key}#${form}`, String(value)]),
  );

const none: Entries = {};
/** A memo of immutable input: `pickTexts` picks once for an object of entries, so the same ones must be the same object. */
const merged = new WeakMap<Entries, Map<Language, Entries>>();

/**
 * What replaces the texts of a language on a site: on an auction those that speak of lots and bids, and everywhere the
 * entries of the content platform, which win. Call it on the server only, like `pickTexts`.
 */
export function siteEntries({ cars }: Pick<Site, 'cars'>, language: Language, dictionary: Entries = none): Entries {
  if (!cars?.auction) return dictionary;
  const known = merged.get(dictionary) ?? new Map<Language, Entries>();
  merged.set(dictionary, known);
  const entries = known.get(language) ?? { ...Object.fromEntries(entriesOf(auctionTexts[language])), ...dictionary };
  known.set(language, entries);
  return entries;
}
