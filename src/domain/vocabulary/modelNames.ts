import type { QueryLanguage } from '../search/query/understanding';

/** Series and classes in the buyer's language: '3-serie', '3 Series', '3-sarja'. */
const names: Record<QueryLanguage, { series: (n: string) => string; class: (series: string) => string }> = {
  sv: { series: (n) => `${n}-serie`, class: (series) => `${series}-Klass` },
  nb: { series: (n) => `${n}-serie`, class: (series) => `${series}-klasse` },
  da: { series: (n) => `${n}-serie`, class: (series) => `${series}-Klasse` },
  en: { series: (n) => `${n} Series`, class: (series) => `${series}-Class` },
  fi: { series: (n) => `${n}-sarja`, class: (series) => `${series}-sarja` },
  sk: { series: (n) => `Rad ${n}`, class: (series) => `Trieda ${series}` },
};

/** Demo data and catalogues write 'series:3' and 'class:C'; every other name is the same in all languages. */
export function modelName(model: string, language: QueryLanguage): string {
  const [kind, name] = model.split(':');
  if (name === undefined) return model;
  return kind === 'series' ? names[language].series(name) : names[language].class(name);
}

/** All series and classes that makers sell. */
export const namedModels: readonly string[] = [
  ...['1', '2', '3', '4', '5', '6', '7', '8'].map((name) => `series:${name}`),
  ...['A', 'B', 'C', 'E', 'G', 'R', 'S', 'T', 'V', 'X'].map((name) => `class:${name}`),
];
