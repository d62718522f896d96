import { Lexicon } from '@/domain/search/query/lexicon';
import { foldedTerms } from '@/domain/search/query/parsedConcepts';
import { tokensOf } from '@/domain/search/query/tokens';
import { understand } from '@/domain/search/query/understand';
import { queryLanguages, type QueryLanguage } from '@/domain/search/query/understanding';
import { brands } from '@/server/cars/seed/catalogue/catalogue';
import { modelName } from '@/domain/vocabulary/modelNames';
import { frequentTerms } from './corpus/frequentTerms';
import { briefly } from './meaning';
import { stockOf } from './stocks';

/** The stock of the language with every make, model and trim of the catalogue. */
function fullLexicon(language: QueryLanguage): Lexicon {
  const stock = stockOf(language);
  const makes = brands.flatMap(({ name, lines }) => [
    name,
    ...lines.map(({ model }) => `${name}>${modelName(model, language)}`),
  ]);
  const trims = brands.flatMap(({ lines }) => lines.flatMap(({ trimList }) => trimList.map(({ name }) => name)));
  const values = { ...stock.values, car_brand: [...new Set([...(stock.values.car_brand ?? []), ...makes])] };
  const textTerms = [...stock.textTerms, ...[...makes, ...trims].flatMap(foldedTerms)];
  return new Lexicon({ ...stock, values, textTerms: [...new Set(textTerms)] }, language);
}

const lexicons = new Map(queryLanguages.map((language) => [language, fullLexicon(language)]));
const lexiconOf = (language: QueryLanguage): Lexicon => lexicons.get(language) ?? fullLexicon(language);
const partsOf = (text: string, language: QueryLanguage, plain: readonly { from: number; to: number }[] = []) =>
  understand(text, lexiconOf(language), { year: 2026, plain });
const correctionsIn = (text: string, language: QueryLanguage): string[] =>
  partsOf(text, language).parts.flatMap((part) => part.corrected ?? []);

describe('a correction of spelling', () => {
  it.each([
    ['sv', 'wolksvagen', { brand: 'Volkswagen' }],
    ['sv', 'folkwagen', { brand: 'Volkswagen' }],
    ['sv', 'volvvo', { brand: 'Volvo' }],
    ['sv', 'toyoyta', { brand: 'Toyota' }],
    ['sv', 'skoda oktavia', { brand: 'Skoda>Octavia' }],
    ['sv', 'peugot', { brand: 'Peugeot' }],
    ['sv', 'pegeout', { brand: 'Peugeot' }],
    ['sv', 'mercedez bens', { brand: 'Mercedes-Benz' }],
    ['sv', 'hundai', { brand: 'Hyundai' }],
    ['sv', 'kashkai', { brand: 'Nissan>Qashqai' }],
    ['sv', 'sitroen', { brand: 'Citroën' }],
    ['sv', 'mitsubitchi', { brand: 'Mitsubishi' }],
    ['sv', 'gofl', { brand: 'Volkswagen>Golf' }],
    ['sv', 'range rovr sport', { brand: 'Land Rover>Range Rover Sport' }],
    ['sv', 'teslla model y', { brand: 'Tesla>Model Y' }],
    ['sv', 'disel', { fuel: 'Diesel' }],
    ['sv', 'inte disel', { 'not fuel': 'Diesel' }],
    ['sv', 'autmat', { gearbox: 'Automat' }],
    ['sv', 'stockhom', { site_city: 'Stockholm' }],
    ['nb', 'wolkswagen', { brand: 'Volkswagen' }],
    ['nb', 'hengerfste', { equipment: 'Elektrisk utfellbart hengerfeste | Hengerfeste' }],
    ['da', 'folkswagen', { brand: 'Volkswagen' }],
    ['da', 'stationcr', { body: 'Stationcar' }],
    ['en', 'volkswagon', { brand: 'Volkswagen' }],
    ['en', 'porche', { brand: 'Porsche' }],
    ['en', 'automtic', { gearbox: 'Automatic' }],
    ['fi', 'tojota', { brand: 'Toyota' }],
    ['fi', 'vetokoukk0 farmrai', { body: 'Farmari', rest: 'vetokoukk0' }],
    ['sk', 'huyndai', { brand: 'Hyundai' }],
    ['sk', 'octaiva', { brand: 'Skoda>Octavia' }],
  ] as const)('F-04 in %s reads "%s"', (language, text, expected) => {
    expect(briefly(partsOf(text, language))).toEqual(expected);
    expect(correctionsIn(text, language)).not.toEqual([]);
  });

  it.each([
    ['sv', ['stor bil', 'sportbil', 'allt utom el', 'min fru', 'skola', 'skada', 'testa', 'start', 'golv', 'korta']],
    ['sv', ['familjebil', 'barnfamilj', 'liten', 'en halv miljon', 'volvo cross country', 'tjänstebil', 'husvagn']],
    ['sv', ['KNU892', 'knu 892', '1010016', 'c220d', 'svart', 'inscription', 'r-line', 'volv']],
    ['nb', ['stor elbil', 'starte', 'varebil', 'liten bil', 'familiebil', 'privatleie', 'skole']],
    ['da', ['lille bil', 'stort', 'skole', 'kørte', 'familiebil', 'leje']],
    ['en', ['cheap first car', 'full service history', 'match', 'short', 'large', 'good mpg', 'county', 'message']],
    ['fi', ['halpa auto', 'perheauto', 'iso auto', 'halvat autot', 'koulu', 'auto helsingistä', 'vastaa']],
    ['sk', ['rodinné auto', 'škola', 'malé auto', 'veľké auto', 'lacné', 'presne']],
  ] as const)('F-04 in %s is not made in %j', (language, texts) => {
    expect(texts.map((text) => [text, correctionsIn(text, language)])).toEqual(texts.map((text) => [text, []]));
  });

  it.each(queryLanguages)('F-04 in %s is made for no frequent word', (language) => {
    const terms = frequentTerms[language].match(/\S+/g) ?? [];
    expect(terms.length).toBeGreaterThan(200);
    expect(terms.filter((term) => correctionsIn(term, language).length > 0)).toEqual([]);
  });

  it.each([
    ['sv', ['rätt', 'själv', 'folk', 'borde', 'fler', 'hålla', 'stad']],
    ['nb', ['folk', 'hele', 'våre', 'fire', 'lett']],
    ['da', ['folk', 'hele', 'nogle', 'fire']],
    ['en', ['part', 'second', 'read', 'four', 'hope']],
    ['sk', ['hneď', 'rada']],
  ] as const)('F-04 in %s reads none of the frequent words %j as the beginning of a longer name', (language, terms) => {
    const kinds = (term: string) => partsOf(term, language).parts.map(({ meaning }) => meaning.kind);
    expect(terms.filter((term) => kinds(term).some((kind) => kind !== 'words' && kind !== 'filler'))).toEqual([]);
  });

  it('F-04 is made for most typing errors after the first letter of makes and models, and rarely a wrong one', () => {
    const lexicon = lexiconOf('sv');
    const names = new Set((lexicon.vocabulary.values.car_brand ?? []).flatMap((value) => foldedTerms(value)));
    const counts = { typos: 0, right: 0, wrong: 0 };
    for (const name of [...names].filter((word) => /^[a-z]{5,}$/.test(word))) {
      for (let index = 1; index < name.length; index++) {
        const [start, end] = [name.slice(0, index), name.slice(index)];
        const [character = '', next = ''] = end;
        for (const typo of new Set([
          start + end.slice(1),
          start + character + end,
          `${start}${next}${character}${end.slice(2)}`,
          `${start}x${end.slice(1)}`,
        ])) {
          const [token] = lexicon.spelling.correct(tokensOf(typo, []));
          if (typo === name || lexicon.termAt(tokensOf(typo, []), 0)) continue;
          counts.typos++;
          if (token?.corrected === name) counts.right++;
          else if (token?.corrected !== undefined) counts.wrong++;
        }
      }
    }
    expect(counts.typos).toBeGreaterThan(2_000);
    expect(counts.right / counts.typos).toBeGreaterThan(0.85);
    expect(counts.wrong / counts.typos).toBeLessThan(0.01);
  });

  it('F-04 says no correction of a make that is written right, but not in stock', () => {
    const { parts } = partsOf('dodge kombi', 'sv');
    expect(parts[0]).toEqual({ from: 0, to: 5, text: 'dodge', meaning: { kind: 'words' } });
  });

  it('F-04 can be taken back for one word: it is then searched for as it was written', () => {
    const { parts } = partsOf('wolksvagen inscripton', 'sv', [{ from: 0, to: 10 }]);
    expect(parts).toEqual([
      { from: 0, to: 10, text: 'wolksvagen', meaning: { kind: 'words' } },
      { from: 11, to: 21, text: 'inscripton', corrected: 'inscription', meaning: { kind: 'words' } },
    ]);
  });
});
