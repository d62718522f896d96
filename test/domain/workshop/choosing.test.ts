import {
  lineTotal,
  mileageOf,
  missingOf,
  requestsOf,
  sumOf,
  toggledServices,
  withOffers,
} from '@/domain/workshop/chosenServices';
import { closestTimes, freeTimes, mergedDays, mondayOf, weekNumber } from '@/domain/workshop/weeks';
import { anOffering, SERVICES, SMALL } from '../../features/booking/bookingKit';

const [single, many] = SERVICES;
if (!single || !many) throw new Error('There are no services.');

describe('what is ticked', () => {
  it('J-03 replaces the others in a single-choice category, and is added elsewhere', () => {
    const one = toggledServices([], single, 'service', 'SMALL');
    const both = toggledServices(one, many, 'service', 'OIL');
    expect(toggledServices(both, single, 'service', 'ORIG').map(({ code, unit }) => [code, unit])).toEqual([
      ['OIL', 2],
      ['ORIG', 1],
    ]);
    expect(toggledServices(both, many, 'service', 'OIL')).toEqual(one);
    expect(
      toggledServices([], { ...many, offerings: [anOffering('NONE', { isAvailable: false })] }, 'service', 'NONE'),
    ).toEqual([]);
  });

  it('J-03 requires what is missing, and accepts only positive whole numbers as a mileage', () => {
    expect([
      missingOf({ ...SMALL, requiresMileage: true }, null),
      missingOf({ ...SMALL, requiresMileage: true }, 10),
      missingOf({ ...SMALL, allowUserInput: true, userInput: '  ' }, null),
      missingOf(SMALL, null),
    ]).toEqual(['mileage', null, 'message', null]);
    expect(['', '0', '5', '84 995', '999990', '1 000 000'].map((text) => mileageOf(text, 'km'))).toEqual([
      null,
      null,
      1,
      8500,
      99_999,
      null,
    ]);
    expect(['', '0', '-5', '4 500', '12,5', '1e3', '99999', '100000'].map((text) => mileageOf(text))).toEqual([
      null,
      null,
      null,
      4_500,
      null,
      null,
      99_999,
      null,
    ]);
  });

  it('J-03 is a range while a workshop is not chosen, and open upwards while the mileage is not known', () => {
    const line = { ...SMALL, price: 5_400, priceFrom: 5_120, priceTo: 5_660, unit: 2 };
    expect(sumOf([line, SMALL])).toMatchObject({ known: 11_240, upTo: 12_320, isLowest: true });
    expect(sumOf([line, { ...line, code: 'X', priceTo: null }])).toMatchObject({ upTo: null, isLowest: true });
    expect(sumOf([SMALL])).toMatchObject({ known: 1_000, upTo: null, isLowest: false });
  });

  it('J-03 is priced by units, and what is not known is counted, not guessed', () => {
    const lines = [
      { ...SMALL, unit: 3, priceDiscount: 10 },
      { ...SMALL, code: 'X', priceKnown: false, price: null, priceKind: 'inspection' as const },
      { ...SMALL, code: 'Y', priceKind: 'approximate' as const },
    ];
    expect([lines.map(lineTotal), sumOf(lines)]).toEqual([
      [3_000, null, 1_000],
      { known: 4_000, upTo: null, missing: 1, approximate: true, isLowest: false, discount: 30 },
    ]);
    expect(
      withOffers(
        [SMALL],
        [
          {
            code: 'SMALL',
            price: null,
            priceKnown: false,
            priceKind: 'inspection',
            priceDiscount: 0,
            priceFrom: null,
            priceTo: null,
            inAgreement: false,
            minutes: 30,
          },
        ],
      ),
    ).toMatchObject([{ price: null, priceKnown: false, unit: 1 }]);
    expect(requestsOf([{ ...SMALL, allowUserInput: true, userInput: ' Gnisslar ' }])).toEqual([
      { kobraId: 'SMALL', unitsSelected: 1, userInput: 'Gnisslar' },
    ]);
  });
});

describe('weeks', () => {
  it('J-05 begin on Monday and have their number, over the turn of the year and both clock changes', () => {
    expect(
      ['2026-11-30', '2026-12-06', '2027-01-01', '2027-03-28', '2027-10-31'].map((date) => [
        mondayOf(date),
        weekNumber(date),
      ]),
    ).toEqual([
      ['2026-11-30', 49],
      ['2026-11-30', 49],
      ['2026-12-28', 53],
      ['2027-03-22', 12],
      ['2027-10-25', 43],
    ]);
  });

  const days = [
    { date: '2026-12-01', availableSlots: ['09:00', '10:00'], allDaySlotAvailable: true },
    { date: '2026-12-02', availableSlots: ['08:30'], allDaySlotAvailable: false },
  ];

  it('J-05 list the whole day first, at 08:00', () => {
    expect(
      freeTimes(days).map(({ localDate, localTime, isFullDay }) => `${localDate} ${localTime} ${isFullDay}`),
    ).toEqual(['2026-12-01 08:00 true', '2026-12-01 09:00 false', '2026-12-01 10:00 false', '2026-12-02 08:30 false']);
  });

  it('J-12 are the times nearest to a lost one, without the lost one', () => {
    expect(
      closestTimes({ localDate: '2026-12-01', localTime: '10:00', isFullDay: false }, days, 2).map(
        ({ localTime }) => localTime,
      ),
    ).toEqual(['09:00', '08:00']);
  });

  it('J-05 are merged without duplicates; the newer response counts', () => {
    const newer = { date: '2026-12-02', availableSlots: [], allDaySlotAvailable: false };
    expect(
      mergedDays(days, [newer, { ...newer, date: '2026-11-30' }]).map(({ date, availableSlots }) => [
        date,
        availableSlots.length,
      ]),
    ).toEqual([
      ['2026-11-30', 0],
      ['2026-12-01', 2],
      ['2026-12-02', 0],
    ]);
  });
});
