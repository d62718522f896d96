import { bidFrom, bidProblem, isBiddingOver, readAmount, type BidStep, withFee } from '@/domain/cars/bids';

const steps: BidStep[] = [{ below: 10_000, step: 250 }, { below: 50_000, step: 500 }, { step: 1_000 }];

describe('bids', () => {
  it.each<[bid: number, first: number, problem: string | null, next: number]>([
    [24_999, 25_000, 'low', 25_000],
    [25_000, 25_000, null, 25_000],
    // The first bid need not be a whole number of steps.
    [25_130, 25_130, null, 25_130],
    [25_131, 25_130, 'offStep', 25_500],
    [25_500, 25_130, null, 25_500],
    [49_900, 25_000, 'offStep', 50_000],
    [50_500, 25_000, 'offStep', 51_000],
    [9_750, 5_000, null, 9_750],
  ])('H-02 %d on a first bid of %d is %s, and %d would do', (bid, first, problem, next) => {
    expect(bidProblem(bid, first, steps)).toBe(problem);
    expect(bidFrom(bid, first, steps)).toBe(next);
    expect(bidProblem(next, first, steps)).toBeNull();
  });

  it.each<[text: string, amount: number | null]>([
    ['45000', 45_000],
    ['45 000 kr', 45_000],
    ['45\u00a0000', 45_000],
    ['45\u202f000,00 SEK', 45_000],
    ['45.000', 45_000],
    ['€4,500', 4_500],
    ["4'500", 4_500],
    ['45000:-', 45_000],
    ['4,5', null],
    ['45 00', null],
    ['-500', null],
    ['1e5', null],
    ['', null],
    ['0', null],
    ['100000001', null],
  ])('H-02 %j is read as %p', (text, amount) => expect(readAmount(text)).toBe(amount));

  it('H-02 are taken until the second in which bidding ends', () => {
    const end = '2026-12-01T18:40:00.000Z';
    expect(isBiddingOver({ car_bids_end: end }, Date.parse(end) - 1)).toBe(false);
    expect(isBiddingOver({ car_bids_end: end }, Date.parse(end))).toBe(true);
    expect(isBiddingOver({}, Date.parse(end))).toBe(false);
  });
});

describe("a buyer's fee", () => {
  const fees = [{ upTo: 20_000, fee: 1_990 }, { upTo: 75_000, fee: 2_990 }, { fee: 3_990 }];
  it.each([
    [20_000, 21_990],
    [20_001, 22_991],
    [84_000, 87_990],
  ])('H-02 a bid of %i costs %i', (bid, sum) => expect(withFee(bid, fees)).toBe(sum));
  it('H-02 is none where the auction takes none', () => expect(withFee(500, [])).toBe(500));
});
