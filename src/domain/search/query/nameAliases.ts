import { fold } from '../../../lib/fold';
import { finnishForms } from './inflections';

/** Other names of makes, folded and without spaces. Not misspelt ones: those are corrected, and said so. */
const rows: Readonly<Record<string, string>> = {
  volkswagen: 'vw, folkvagn, folkevogn, volkkari, folkkari, folka, vdub, vewecko, vwecko',
  mercedesbenz: 'mese, merc, mercedes, mb, benz, mersu, merca, mersa, merdo, merdak',
  bmw: 'bimmer, beemer, beamer, bemari, bemu, bavorak',
  audi: 'audina, audinka, audicka',
  alfaromeo: 'alfa',
  landrover: 'landy',
  opel: 'vauxhall',
  renault: 'reno, rellu, renaultka',
  peugeot: 'poso, pezot, pug, pego, pesjo, posjo, pezo, pezotka',
  skoda: 'skodovka, skodovecka, skodari',
  citroen: 'sitikka',
  chevrolet: 'chevy',
  kia: 'kie, kiu, kiou',
  mitsubishi: 'mitsu',
};

/** Finnish ones in their cases as well: 'mersuja', 'bemareita'. */
const finnishNames: readonly string[] = ['volkkari', 'folkkari', 'mersu', 'bemari', 'sitikka', 'rellu'];

export const brandAliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rows).flatMap(([brand, aliases]) =>
    aliases
      .split(', ')
      .flatMap((alias) => (finnishNames.includes(alias) ? [alias, ...finnishForms(alias)] : [alias]))
      .map((alias) => [alias, brand]),
  ),
);

/** '3-serie' as it is spoken of, folded: in Swedish, Finnish and Slovak. */
const spokenSeries: Readonly<Record<string, readonly string[]>> = {
  1: ['ettan', 'ykkonen', 'ykkossarja', 'ykkosbemari', 'ykkosbemu', 'jednotka'],
  2: ['kakkonen', 'kakkossarja', 'kakkosbemari', 'kakkosbemu', 'dvojka'],
  3: ['trean', 'kolmonen', 'kolmossarja', 'kolmosbemari', 'kolmosbemu', 'trojka'],
  4: ['nelonen', 'nelossarja', 'nelosbemari', 'nelosbemu', 'stvorka'],
  5: ['femman', 'vitonen', 'viitonen', 'viitossarja', 'vitosbemari', 'viitosbemari', 'vitosbemu', 'patka'],
  6: ['kutonen', 'kutossarja', 'kutosbemari', 'sestka'],
  7: ['seiska', 'seiskasarja', 'seiskabemari', 'seiskabemu', 'sedmicka'],
  8: ['kasisarja', 'kasibemari', 'osmicka'],
};

/** 'sarja', 'sarjan', 'sarjassa', 'sarjalainen' */
const finnishSeries = ['sarja', 'sarjalainen'].flatMap((word) => [word, ...finnishForms(word)]);

/** 'vitosen', 'trojku': Finnish and Slovak ones in their cases, too. */
const spokenForms = (series: string): string[] =>
  (spokenSeries[series] ?? []).flatMap((name) => {
    if (name.endsWith('sarja')) return finnishSeries.map((end) => name.slice(0, -'sarja'.length) + end);
    if (/(?:nen|bemari)$/.test(name)) return [name, ...finnishForms(name)];
    return name.endsWith('ka') ? ['a', 'u', 'y', 'e', 'ou', 'an'].map((end) => name.slice(0, -1) + end) : [name];
  });

const spokenDigits = new Map(
  Object.keys(spokenSeries).flatMap((digit) => spokenForms(digit).map((word) => [word, digit] as const)),
);

/** '3' of 'kolmonen', which means another model after another make: 'mazda kolmonen'. */
export const spokenDigit = (word: string): string | undefined => spokenDigits.get(word);

/** Slovak 'céčko', 'eska' of a class, 'm3' of a Tesla: after the make alone. */
export function spokenClass(model: string): string[] {
  const numbered = /^model (\w)$/i.exec(model)?.[1];
  if (numbered !== undefined) return [`m${fold(numbered)}`];
  const [, className = ''] = /^(?:trieda )?([a-z])(?:[ -](?:klass|class|sarja))?$/i.exec(model) ?? [];
  const starts = { a: 'ac', b: 'bec', c: 'cec', e: 'ec', g: 'gec', s: 'es', v: 'vec' }[className.toLowerCase()];
  return starts === undefined || model.length === 1 ? [] : ['ko', 'ka', 'ku', 'kom'].map((end) => starts + end);
}

/**
 * Names of series and classes in each language: '3-serie', '3 Series', '3:a'; 'C-Klass', 'C class'. Those of one
 * character ('bmw 3', 'mercedes e') are names only after the make.
 */
export function modelAliases(model: string): string[] {
  const series = /^(?:rad )?(\d)(?:[ -]?(?:serie|series|sarja))?$/i.exec(model);
  if (series && model.length > 1)
    return ['serie', 'series', 'serien', ...finnishSeries, 'er', 'a', 'an', 'aan', '']
      .map((end) => `${series[1]}${end}`)
      .concat(`rad${series[1]}`, `radu${series[1]}`, `rady${series[1]}`, spokenForms(series[1] ?? ''));
  const numbered = /^model (\w)$/i.exec(model);
  if (numbered) return ['', 'mod', 'modell', 'malli'].map((start) => `${start}${fold(numbered[1] ?? '')}`);
  const named = /^(?:trieda )?([a-z])(?:[ -]?(?:klass|klasse|class|sarja))?$/i.exec(model);
  if (named && model.length > 1)
    return [
      'klass',
      'klasse',
      'class',
      'klassen',
      'luokka',
      ...finnishForms('luokka'),
      ...finnishSeries,
      'trieda',
      'triedy',
      'triedu',
      '',
    ]
      .map((end) => `${fold(named[1] ?? '')}${end}`)
      .concat(`trieda${fold(named[1] ?? '')}`, `triedy${fold(named[1] ?? '')}`)
      .concat(['mersu', ...finnishForms('mersu')].map((end) => fold(named[1] ?? '') + end));
  const estate = /^([\w'’]+) (?:sportscombi|variant|sportcombi|touring sports|sports tourer|sportswagon|sw)$/i.exec(
    model,
  );
  if (estate)
    return ['kombi', 'combi', 'variant', 'estate', 'farmari', 'stasjonsvogn', 'stationcar', 'sportscombi'].map(
      (end) => `${fold(estate[1] ?? '').replace(/['’]/g, '')}${end}`,
    );
  if (/^mustang mach-e$/i.test(model)) return ['mache', 'mustange'];
  // 'evoque' of 'Range Rover Evoque'
  const rover = /^range rover (evoque|velar)$/i.exec(model);
  if (rover) return [fold(rover[1] ?? '')];
  const country = /^(\w+) (?:cross country|cross-country)$/i.exec(model);
  return country ? [`${fold(country[1] ?? '')}cc`] : [];
}
