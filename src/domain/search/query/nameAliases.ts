import { fold } from '../../../lib/fold';

/** Other names of makes, folded and without spaces. */
export const brandAliases: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  folkvagn: 'volkswagen',
  merc: 'mercedesbenz',
  mercedes: 'mercedesbenz',
  mb: 'mercedesbenz',
  benz: 'mercedesbenz',
  bimmer: 'bmw',
  beemer: 'bmw',
  beamer: 'bmw',
  alfa: 'alfaromeo',
  landy: 'landrover',
  vauxhall: 'opel',
};

/** Names of series and classes in each language: '3-serie', '3 Series', '3:a'; 'C-Klass', 'C class'. */
export function modelAliases(model: string): string[] {
  const series = /^(?:rad )?(\d)(?:[ -]?(?:serie|series|sarja))?$/i.exec(model);
  if (series && model.length > 1)
    return ['serie', 'series', 'serien', 'sarja', 'er', 'a', 'an', 'aan']
      .map((end) => `${series[1]}${end}`)
      .concat(`rad${series[1]}`);
  const numbered = /^model (\w)$/i.exec(model);
  if (numbered) return ['', 'modell', 'malli'].map((start) => `${start}${fold(numbered[1] ?? '')}`);
  const named = /^(?:trieda )?([a-z])(?:[ -]?(?:klass|klasse|class|sarja))?$/i.exec(model);
  if (named && model.length > 1)
    return ['klass', 'klasse', 'class', 'klassen', 'sarja']
      .map((end) => `${fold(named[1] ?? '')}${end}`)
      .concat(`trieda${fold(named[1] ?? '')}`);
  return [];
}
