import { CLOSING, FACILITIES, proofOf } from '@/domain/stock/proof';

const TEXT = '{facilities} anläggningar · 14 dagars bytesrätt';

describe('facts below the search of a hero', () => {
  it.each([
    ['with the number of facilities', TEXT, { [FACILITIES]: '60' }, ['60 anläggningar', '14 dagars bytesrätt']],
    ['without them where the number is not known', TEXT, { [FACILITIES]: null }, ['14 dagars bytesrätt']],
    ['nothing of nothing', '', { [FACILITIES]: '60' }, []],
    [
      'with what closes next, and without what is not known',
      `{closing} · ${TEXT}`,
      { [FACILITIES]: null, [CLOSING]: '2 utrop stänger i dag. Nästa 19:09' },
      ['2 utrop stänger i dag. Nästa 19:09', '14 dagars bytesrätt'],
    ],
  ])('A-08 %s', (_, text, values, shown) => {
    expect(proofOf(text, values)).toEqual(shown);
  });
});
