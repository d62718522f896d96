import { proofOf } from '@/domain/stock/proof';

const TEXT = '{facilities} anläggningar · 14 dagars bytesrätt';

describe('facts below the search of a hero', () => {
  it.each([
    ['with the number of facilities', TEXT, '60', ['60 anläggningar', '14 dagars bytesrätt']],
    ['without them where the number is not known', TEXT, null, ['14 dagars bytesrätt']],
    ['nothing of nothing', '', '60', []],
  ])('A-08 %s', (_, text, facilities, shown) => {
    expect(proofOf(text, facilities)).toEqual(shown);
  });
});
