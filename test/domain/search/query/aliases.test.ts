import { aliasLimits, Aliases } from '@/domain/search/query/aliases';
import { Lexicon } from '@/domain/search/query/lexicon';
import { aliasMeaning, understand } from '@/domain/search/query/understand';
import { briefly } from './meaning';
import { stockOf } from './stocks';

const lexicon = new Lexicon(stockOf('sv'), 'sv');
const aliases = new Aliases([
  ['bubblan', 'volkswagen golf'],
  ['pappabil', 'kombi'],
  ['pappabil', 'diesel'],
  ['Röda Faran', 'röd'],
  ['röda', 'svart'],
  ['nästgårds', 'max 100 km från sundsvall'],
  ['budget', 'under 50000 kr'],
  ['kia', 'volvo'],
  ['wolksvagen', 'audi'],
  ['tomt', '  '],
  ['okänd', 'gnyffel'],
  ['flera', 'röd volvo'],
  ['delvis', 'volvo gnyffel'],
  ['runt', 'bubblan'],
]);
const meaningOf = (text: string, plain: { from: number; to: number }[] = []) =>
  briefly(understand(text, lexicon, { year: 2026, aliases, plain }));
const usual = (text: string) => briefly(understand(text, lexicon, { year: 2026 }));

describe('aliases of editors', () => {
  it.each([
    ['bubblan', 'golf'],
    ['BUBBLAN röd', 'golf röd'],
    ['pappabil under 100 000 kr', 'kombi under 100 000 kr'],
    ['roda faran automat', 'röd automat'],
    ['röda volvo', 'svart volvo'],
    ['budget diesel', 'under 50000 kr diesel'],
  ])('F-04 understands "%s" as "%s"', (text, same) => {
    const shown = (of: ReturnType<typeof meaningOf>): unknown => JSON.parse(JSON.stringify(of));
    const meanings = (given: string, options: object) =>
      understand(given, lexicon, { year: 2026, ...options }).parts.map(({ meaning }) => meaning);
    expect(meanings(text, { aliases })).toEqual(meanings(same, {}));
    expect(shown(meaningOf(text))).not.toEqual(shown(usual(text)));
  });

  it('F-04 lets an alias win over a word of the stock and over a correction', () => {
    expect(understand('kia', lexicon, { year: 2026, aliases }).parts).toMatchObject([
      { text: 'kia', meaning: { kind: 'terms', name: 'car_brand', values: ['Volvo'] } },
    ]);
    const [part, ...more] = understand('wolksvagen', lexicon, { year: 2026, aliases }).parts;
    expect(more).toEqual([]);
    expect(part).toMatchObject({ meaning: { values: ['Audi'] } });
    expect(part).not.toHaveProperty('corrected');
  });

  it('F-04 excludes the values of a negated alias, and sets another negated one aside', () => {
    expect(understand('inte bubblan', lexicon, { year: 2026, aliases }).parts).toMatchObject([
      { meaning: { kind: 'terms', values: ['Volkswagen>Golf'], not: true } },
    ]);
    expect(understand('volvo utan budget', lexicon, { year: 2026, aliases }).parts.at(-1)).toMatchObject({
      meaning: { kind: 'setAside' },
    });
  });

  it('F-04 takes an alias back as plain words', () => {
    const plain = [{ from: 0, to: 7 }];
    expect(meaningOf('bubblan röd', plain)).toEqual(briefly(understand('bubblan röd', lexicon, { year: 2026, plain })));
  });

  it.each(['okänd', 'flera', 'tomt', 'runt'])('F-04 ignores "%s", which has no single meaning', (text) => {
    expect(meaningOf(text)).toEqual(usual(text));
  });

  it('F-04 uses what the stock knows of an alias', () => {
    expect(understand('delvis', lexicon, { year: 2026, aliases }).parts).toMatchObject([
      { meaning: { kind: 'terms', values: ['Volvo'] } },
    ]);
  });

  it('tells what an alias means', () => {
    expect(aliasMeaning('volkswagen golf', lexicon, 2026)).toEqual({ conditions: 1, unknown: [] });
    expect(aliasMeaning('volvo gnyffel', lexicon, 2026)).toEqual({ conditions: 1, unknown: ['gnyffel'] });
    expect(aliasMeaning('röd volvo', lexicon, 2026)).toEqual({ conditions: 2, unknown: [] });
    expect(aliasMeaning('gnyffel', lexicon, 2026)).toEqual({ conditions: 0, unknown: ['gnyffel'] });
  });

  it('reads a limited number of pairs', () => {
    const many = new Aliases(
      Array.from({ length: aliasLimits.pairs + 1 }, (_, index) => [`ord${'x'.repeat(index % 40)}${index}`, 'volvo']),
    );
    const found = Array.from({ length: aliasLimits.pairs + 1 }, (_, index) => {
      const text = `ord${'x'.repeat(index % 40)}${index}`;
      const [part] = understand(text, lexicon, { year: 2026, aliases: many }).parts;
      return part?.meaning.kind === 'terms';
    });
    expect(found.filter(Boolean)).toHaveLength(aliasLimits.pairs);
  });
});
