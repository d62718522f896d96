import { fold } from '../../../lib/fold';
import type { QueryLanguage } from './understanding';

export const inflections: readonly string[] = [
  'arna',
  'erna',
  'orna',
  'ar',
  'er',
  'or',
  'en',
  'et',
  'n',
  's',
  'a',
  'e',
  't',
  'illa',
  'ina',
  'lla',
  'lle',
  'ssa',
  'sta',
  'it',
  'eja',
  'ia',
  'ta',
  'la',
  'om',
  'ov',
  'mi',
  'u',
  'i',
  'y',
];
/** Endings in place of the basic form's: 'naftu', 'punaista', 'naftové'. */
const changedEndings: readonly (readonly [ending: string, basic: string])[] = [
  ...(['ej', 'ou', 'eho', 'u', 'y', 'e'] as const).map((ending) => [ending, 'a'] as const),
  ...(['sta', 'sen', 'set', 'sia', 'sella', 'selle'] as const).map((ending) => [ending, 'nen'] as const),
  ...(['ej', 'ou', 'eho', 'emu', 'ych', 'ym', 'ymi', 'u', 'a', 'e'] as const).map((ending) => [ending, 'y'] as const),
];
export const carEndings: readonly string[] = [
  'bilarna',
  'bilar',
  'bilen',
  'biler',
  'bil',
  'bilerne',
  'car',
  'cars',
  'auto',
  'autot',
  'autoa',
  'auton',
  'autoksi',
];

/** Beginnings of a word without one of the endings, at least `shortest` letters long. */
export const stemsOf = (word: string, endings: readonly string[], shortest: number): string[] =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map((ending) => word.slice(0, -ending.length));

/** What a word with a changed ending may be in its basic form. */
export const basicFormsOf = (word: string, shortest: number): string[] =>
  changedEndings
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map(([ending, basic]) => word.slice(0, -ending.length) + basic);

/** Endings of Slovak nouns and adjectives in every case, the longest first. */
const SLOVAK_ENDING =
  /(?:iami|iach|ieho|iemu|ymi|imi|ami|ach|och|iam|iou|eho|emu|ych|ich|iu|ia|ie|ou|ej|om|ym|im|ov|am|(?<=[^aeiouy])mi|[aeiouy])$/;

/** A folded Slovak word without its case and gender: 'cerven' of 'cervenej', 'octav' of 'octaviu'. */
export const slovakStem = (word: string): string => {
  const stem = word.replace(SLOVAK_ENDING, '');
  return stem.length >= 3 ? stem : word;
};

/** Of a Finnish name in the plural: 'ledit'. */
const SHORTEST_PLURAL = 5;

/** Consonants that a Finnish ending weakens: 'Helsinki', 'Helsingissä'. */
const weakened: readonly (readonly [strong: RegExp, weak: string])[] = [
  [/nk(?=[aeiouy]$)/, 'ng'],
  [/rk(?=[aeiouy]$)/, 'r'],
  [/nt(?=[aeiouy]$)/, 'nn'],
  [/lt(?=[aeiouy]$)/, 'll'],
  [/ht(?=[aeiouy]$)/, 'hd'],
  [/kk(?=[aeiouy]$)/, 'k'],
  [/tt(?=[aeiouy]$)/, 't'],
  [/pp(?=[aeiouy]$)/, 'p'],
  [/mp(?=[aeiouy]$)/, 'mm'],
  [/([aeiou])k(?=[aeiouy]$)/, '$1'],
];
const finnishEndings = [
  'ssa',
  'sta',
  'lla',
  'lta',
  'lle',
  'lliset',
  'llinen',
  'ksi',
  'n',
  'a',
  'ta',
  'tta',
  'on',
  'un',
  'iin',
  'an',
  'en',
  'in',
];

/** The folded Finnish name before the endings of its cases, and its plurals. */
function finnishStems(name: string): { stems: ReadonlySet<string>; plurals: readonly string[] } {
  const stems = new Set([name]);
  const plurals: string[] = [];
  for (const [strong, weak] of weakened) if (strong.test(name)) stems.add(name.replace(strong, weak));
  for (const stem of Array.from(stems)) {
    if (stem.endsWith('i')) stems.add(`${stem.slice(0, -1)}e`);
    if (stem.endsWith('e')) stems.add(`${stem}e`);
    // 'lämmitin', 'lämmitys', 'sähköinen'
    if (stem.endsWith('tin')) stems.add(`${stem.slice(0, -2)}time`);
    if (/[uy]s$/.test(stem)) stems.add(`${stem.slice(0, -1)}kse`);
    // 'avaimeton', 'langaton'
    if (/t[oy]n$/.test(stem)) stems.add(`${stem.slice(0, -2)}t${stem.at(-2)}ma`);
    // 'volvoja', 'audeja', 'kioja'
    if (/[ouy]$/.test(stem)) plurals.push(`${stem}ja`);
    if (stem.endsWith('i')) plurals.push(`${stem.slice(0, -1)}eja`, `${stem.slice(0, -1)}eita`);
    if (stem.endsWith('a')) plurals.push(`${stem.slice(0, -1)}oja`, `${stem.slice(0, -1)}ia`);
    // 'volvoista', 'audeilla', 'skodista'
    const ends = /[ouy]$/.test(stem) ? ['i'] : stem.endsWith('i') ? ['ei'] : stem.endsWith('a') ? ['i', 'oi'] : [];
    const many = ends.map((end) => (/[ouy]$/.test(stem) ? stem : stem.slice(0, -1)) + end);
    plurals.push(...many.flatMap((start) => ['sta', 'ssa', 'lla', 'lle'].map((ending) => start + ending)));
    // 'vitosen', 'vitosta'
    if (stem.endsWith('nen')) {
      const base = `${stem.slice(0, -3)}s`;
      stems.add(`${base}e`).add(base);
      // 'saksalaisia', 'saksalaiset'
      plurals.push(`${base}ia`, `${base}et`, `${base}illa`);
    }
  }
  return { stems, plurals };
}

/** What takes the place of the end of a plural before the endings of its cases, with that of its partitive. */
const pluralEnds: readonly (readonly [end: RegExp, stem: string, partitive: string])[] = [
  // 'istuimet', 'lämmittimet'
  [/met$/, 'mi', 'mia'],
  // 'vanteet', 'renkaat'
  [/(?<=e)et$|(?<=a)at$/, 'i', 'ita'],
  // 'penkit', 'lasit'
  [/kit$/, 'kei', 'kkeja'],
  [/it$/, 'ei', 'eja'],
  // 'valot'
  [/(?<=[ouy])t$/, 'i', 'ja'],
  // 'kamerat', 'tutkat'
  [/(?<=er)at$/, 'oi', 'oita'],
  [/(?<=[^a])at$/, 'i', 'ia'],
];

/** 'hierontapenkkejä', 'led-valoilla' of a name in the plural. */
function finnishPluralForms(name: string): string[] {
  const [end, stem, partitive] = pluralEnds.find(([pattern]) => pattern.test(name)) ?? [];
  if (!end || name.length < SHORTEST_PLURAL) return [];
  return [
    name.replace(end, partitive ?? ''),
    ...['lla', 'ssa', 'sta', 'lle'].map((more) => name.replace(end, stem + more)),
  ];
}

/** The cases of a folded Finnish name. */
export function finnishForms(name: string): string[] {
  const { stems, plurals } = finnishStems(name);
  return [
    ...[...stems].flatMap((stem) => finnishEndings.map((ending) => stem + ending)),
    ...plurals,
    ...finnishPluralForms(name),
  ];
}

/** Endings that both words of a name take: 'mukautuvalla vakkarilla'. */
const pairedEndings = ['lla', 'lle', 'n', 'ksi', 'ssa', 'sta'];

/** The cases of a Finnish name of two words, as one word. */
export function finnishPairs(first: string, second: string): string[] {
  const [{ stems: firsts }, { stems: seconds }] = [finnishStems(first), finnishStems(second)];
  return pairedEndings.flatMap((ending) =>
    [...firsts].flatMap((start) => [...seconds].map((end) => start + ending + end + ending)),
  );
}

function slovakForms(town: string): string[] {
  const parts = town.split(' ');
  const last = parts.at(-1) ?? '';
  const adjectives = parts.slice(0, -1).map((word) => (word.endsWith('a') ? `${word.slice(0, -1)}ej` : word));
  const stem = /[aeiouy]$/.test(last) ? last.slice(0, -1) : last;
  // Names in the plural: 'z Košíc', 'v Piešťanoch'.
  const plural = last.endsWith('e') ? ['', 'iach', 'iam', 'iami'] : last.endsWith('y') ? ['', 'och', 'ov', 'ami'] : [];
  const endings = last.endsWith('e') ? plural : [...plural, 'e', 'i', 'y', 'u', 'a', 'om', 'ou'];
  return endings.map((ending) => [...adjectives, stem + ending].join(' '));
}

/** A region after a preposition or with the ending of a place, folded: 'v košickom kraji', 'pirkanmaalla'. */
export function regionForms(language: QueryLanguage, region: string): string[] {
  const folded = fold(region);
  if (language === 'fi') return finnishForms(folded).filter((form) => /(?:ssa|sta|lla|lta)$/.test(form));
  const [, stem] = /^(.+)y kraj$/.exec(folded) ?? [];
  return stem === undefined ? [] : [`${stem}om kraji`, `${stem}eho kraja`];
}

/** After a Finnish town in the genitive, folded: 'Tampereen seudulla'. */
const finnishAreas = 'seutu seudulla seudulta seudun alue alueella alueelta ymparisto ymparistossa ymparistosta'.split(
  ' ',
);

/** Towns as they are written in short, or called, folded. */
const shortTowns: Readonly<Record<string, readonly string[]>> = {
  stockholm: ['sthlm'],
  goteborg: ['gbg'],
  helsinki: ['hesa', 'stadi', 'hki'],
  tampere: ['manse', 'tre'],
  turku: ['tku'],
  jyvaskyla: ['jkl', 'jyvis'],
  bratislava: ['blava'],
  'banska bystrica': ['bystrica'],
};

/** 'Aalesund', 'Koege': on a keyboard without the letters. */
const spelledOut = (town: string): string =>
  fold(town.toLowerCase().replaceAll('å', 'aa').replaceAll('ø', 'oe').replaceAll('æ', 'ae'));

/** A town as it stands after a preposition or with a case ending, folded: 'Helsingissä', 'v Košiciach'. */
export function townForms(language: QueryLanguage, town: string): string[] {
  const folded = fold(town);
  if (language === 'sv')
    return [
      ...(shortTowns[folded] ?? []),
      `${folded}strakten`,
      `${folded}trakten`,
      `${folded}sområdet`,
      `${folded}området`,
    ];
  if (language === 'nb' || language === 'da')
    return [spelledOut(town), folded.replace('aa', 'a'), `${folded}området`, `${folded}sområdet`];
  if (language === 'fi')
    return [
      ...[folded, ...(shortTowns[folded] ?? [])].flatMap(finnishForms),
      ...(shortTowns[folded] ?? []),
      ...[...finnishStems(folded).stems].flatMap((stem) => finnishAreas.map((area) => `${stem}n ${area}`)),
    ];
  return language === 'sk' ? [folded, ...(shortTowns[folded] ?? [])].flatMap(slovakForms) : [];
}
