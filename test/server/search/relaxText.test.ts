import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { Part } from '@/domain/search/query/understanding';
import { relaxText } from '@/server/search/relaxText';

const TERMS = ['sju', 'olika', 'helt', 'vanliga', 'ord', 'utan', 'bil'];

/** 'x3' with models near it, and plain words. */
function partsOf(wider: string[], terms: readonly string[]): Part[] {
  const model: Part = {
    from: 0,
    to: 2,
    text: 'x3',
    meaning: { kind: 'terms', name: 'car_brand', values: ['BMW>X3'] },
    wider,
  };
  let from = 3;
  const others = terms.map((text): Part => {
    const part: Part = { from, to: from + text.length, text, meaning: { kind: 'words' } };
    from = part.to + 1;
    return part;
  });
  return [model, ...others];
}

const relaxed = (parts: Part[], count: (query: CarListQuery) => Promise<number>) =>
  relaxText(
    { query: emptyQuery, queryText: { text: parts.map(({ text }) => text).join(' '), plain: [] }, parts },
    count,
  );

describe('a text that finds nothing', () => {
  it('F-04 is counted 60 times at most, however many words and models it has', async () => {
    const count = jest.fn(async () => 0);
    const wider = Array.from({ length: 30 }, (_, index) => `BMW>Unknown ${index}`);
    expect(await relaxed(partsOf(wider, TERMS), count)).toBeNull();
    expect(count).toHaveBeenCalledTimes(60);
  });

  it('F-04 is read with the models of one size at once, whose motor the named one has not', async () => {
    const found = await relaxed(partsOf(['BMW>X1', 'BMW>iX1', 'BMW>X5'], []), async () => 1);
    expect(found?.parts).toMatchObject([{ meaning: { values: ['BMW>X1', 'BMW>iX1'] }, lacksMotor: true }]);
  });

  it('F-04 loses the letter behind a trim alone, where cars have the trim', async () => {
    const found = await relaxed(partsOf([], ['advance s']), async ({ keyphrase }) =>
      keyphrase === 'advance s' ? 0 : 1,
    );
    expect(found?.parts).toMatchObject([
      { text: 'x3' },
      { text: 'advance', meaning: { kind: 'words' } },
      { text: 's', meaning: { kind: 'setAside' } },
    ]);
  });

  it('F-04 gives up the colour before it takes a larger car than a small one', async () => {
    const size: Part = {
      from: 0,
      to: 5,
      text: 'small',
      meaning: { kind: 'terms', name: 'car_size', values: ['city'] },
      isRule: true,
      wider: ['nearCity'],
    };
    const colour: Part = {
      from: 6,
      to: 9,
      text: 'red',
      meaning: { kind: 'terms', name: 'car_color', values: ['Red'] },
    };
    const found = await relaxed([size, colour], async ({ terms }) => (terms.car_color ? 0 : 1));
    expect(found?.parts).toMatchObject([
      { text: 'small', meaning: { values: ['city'] } },
      { text: 'red', meaning: { kind: 'setAside' } },
    ]);
  });

  it('F-04 adds the models whose names go on to the one that it names', async () => {
    const golf: Part = {
      from: 0,
      to: 4,
      text: 'golf',
      meaning: { kind: 'terms', name: 'car_brand', values: ['Volkswagen>Golf'] },
      wider: ['Volkswagen>Golf Sportscombi'],
    };
    const found = await relaxed([golf], async () => 1);
    expect(found?.parts).toMatchObject([{ meaning: { values: ['Volkswagen>Golf', 'Volkswagen>Golf Sportscombi'] } }]);
  });

  it("F-04 reads a maker's word as its fuel before it gives up a trim, in any order", async () => {
    const fuel = { kind: 'terms' as const, name: 'car_fuel', values: ['Laddhybrid'] };
    const [model, ...terms] = partsOf([], ['recharge', 'inscription']);
    const [recharge, trim] = terms.map((part) =>
      part.text === 'recharge'
        ? {
            ...part,
            otherwise: [{ from: part.from, to: part.to, text: part.text, meaning: fuel, isRule: true as const }],
          }
        : part,
    );
    const count = async ({ keyphrase }: CarListQuery) => (/recharge inscription/.test(keyphrase ?? '') ? 0 : 1);
    const found = await relaxed(
      [model, recharge, trim].flatMap((part) => part ?? []),
      count,
    );
    expect(found?.parts).toMatchObject([
      { text: 'x3' },
      { text: 'recharge', meaning: fuel },
      { text: 'inscription', meaning: { kind: 'words' } },
    ]);
  });

  it('F-04 shows people carriers in place of a van with seats', async () => {
    const van: Part = {
      from: 0,
      to: 11,
      text: 'transporter',
      meaning: { kind: 'terms', name: 'car_brand', values: ['Volkswagen>Transporter'] },
      wider: ['Volkswagen>Multivan', 'Ford>S-Max'],
    };
    const found = await relaxed([van], async () => 1);
    expect(found?.parts).toMatchObject([
      { meaning: { values: ['Volkswagen>Multivan', 'Ford>S-Max'] }, isOtherModel: true },
    ]);
  });

  it('F-04 widens the size of small hybrids and their kind together, full hybrids among them', async () => {
    const size: Part = {
      from: 0,
      to: 5,
      text: 'small',
      meaning: { kind: 'terms', name: 'car_size', values: ['city'] },
      wider: ['nearCity'],
      isRule: true,
    };
    const fuel: Part = {
      from: 6,
      to: 13,
      text: 'hybrids',
      meaning: { kind: 'terms', name: 'car_fuel', values: ['Hybrid'] },
      wider: ['Mild hybrid'],
    };
    const count = async (query: CarListQuery) => (/nearCity.*Mild|Mild.*nearCity/.test(JSON.stringify(query)) ? 1 : 0);
    const found = await relaxed([size, fuel], count);
    expect(found?.parts).toMatchObject([
      { meaning: { values: ['nearCity'] } },
      { meaning: { values: ['Hybrid', 'Mild hybrid'] } },
    ]);
  });

  it('F-04 keeps the class of a badge before a trim', async () => {
    const text = 'c220d amg';
    const badge: Part = {
      from: 0,
      to: 5,
      text: 'c220d',
      meaning: { kind: 'words', as: 'c220d' },
      otherwise: [
        {
          from: 0,
          to: 4,
          text: 'c220',
          meaning: { kind: 'terms', name: 'car_brand', values: ['Mercedes-Benz>C-Class'] },
          wider: ['Mercedes-Benz>E-Class'],
        },
        { from: 4, to: 5, text: 'd', meaning: { kind: 'terms', name: 'car_fuel', values: ['Diesel'] }, isRule: true },
      ],
    };
    const trim: Part = { from: 6, to: text.length, text: 'amg', meaning: { kind: 'words' } };
    const count = async (query: CarListQuery) => {
      const { keyphrase } = query;
      const isClass = JSON.stringify(query).includes('C-Class');
      return /c220d/.test(keyphrase ?? '') || (isClass && /amg/.test(keyphrase ?? '')) ? 0 : 1;
    };
    const found = await relaxed([badge, trim], count);
    expect(found?.parts).toMatchObject([
      { meaning: { values: ['Mercedes-Benz>C-Class'] } },
      { text: 'd' },
      { text: 'amg', meaning: { kind: 'setAside' } },
    ]);
  });

  it('F-04 gives up equipment before the models that are like the one it names', async () => {
    const model: Part = {
      from: 0,
      to: 3,
      text: 'v60',
      meaning: { kind: 'terms', name: 'car_brand', values: ['Kia>ProCeed'] },
      isOtherModel: true,
    };
    const equipment: Part = {
      from: 4,
      to: 11,
      text: 'carplay',
      meaning: { kind: 'terms', name: 'car_equipment', values: ['Apple CarPlay'] },
    };
    const found = await relaxed([model, equipment], async () => 1);
    expect(found?.parts).toMatchObject([{ text: 'v60', isOtherModel: true }, { meaning: { kind: 'setAside' } }]);
  });
});
