import { Dictionary, MOST_VALUES, TextOrder } from '@/server/search/engine/dictionary';

describe('dictionary', () => {
  it('refuses more values than 16 bits can number, and names the field', () => {
    const values = new Dictionary('car_color', new TextOrder('sv'));
    for (let index = 0; index < MOST_VALUES; index++) values.add(`Färg ${index}`);
    expect(values.add('Färg 0')).toBe(1);
    expect(() => values.add('one too many')).toThrow(
      'The search index holds at most 65534 different values of car_color.',
    );
  });

  it.each([
    [
      'sv',
      'name',
      ['Örebro', 'Ängelholm', 'Åmål', 'Zinkgruvan', 'V60', 'V9'],
      ['V9', 'V60', 'Zinkgruvan', 'Åmål', 'Ängelholm', 'Örebro'],
    ],
    ['en', 'name', ['Örebro', 'Zinkgruvan', 'Åmål'], ['Åmål', 'Örebro', 'Zinkgruvan']],
    ['sv', 'number', ['7', 'fem', '12', '5'], ['5', '7', '12', 'fem']],
  ] as const)('orders in %s by %s', (collation, by, texts, expected) => {
    const values = new Dictionary('f', new TextOrder(collation));
    for (const text of texts) values.add(text);
    expect([...values.ranked(by).sorted].slice(1).map((ordinal) => values.texts[ordinal])).toEqual(expected);
  });
});
