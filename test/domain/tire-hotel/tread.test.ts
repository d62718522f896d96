import { bookableDays, workshopDay } from '@/domain/tire-hotel/bookableDays';
import { shownRegistrationNumber, inputRegistrationNumber } from '@/domain/tire-hotel/registration';
import { tireRuleOf } from '@/domain/tire-hotel/tireRules';
import { tireDimension, treadForecast, treadHistory } from '@/domain/tire-hotel/tread';
import { THREAD_STATUS, type StoredTire } from '@/domain/tire-hotel/vehicle';

type Wheel = StoredTire['wheel'];
const wheel = (season: Wheel['season'], measured: readonly (readonly [string, number])[]): Wheel => ({
  name: 'Nokian Hakkapeliitta R5',
  rimDiameter: 16,
  sectionWidth: 205,
  threadPattern: 'Friktion',
  threadDepth: measured.at(-1)?.[1] ?? 8,
  aspectRatio: 55,
  threadStatusId: THREAD_STATUS.good,
  threadStatusMessage: 'Bra',
  ...(season && { season }),
  measurements: measured.map(([measuredOn, threadDepth]) => ({ measuredOn, threadDepth })),
});

describe('the forecast of a tread', () => {
  it.each<[string, Wheel, ReturnType<typeof treadForecast>]>([
    [
      'an even wear of a winter tire',
      // 1.6 mm above the limit after the season that ended in 2026: one season and a half, and the second ends in 2028.
      wheel('winter', [
        ['2024-04-10', 6.8],
        ['2025-04-11', 5.7],
        ['2026-04-09', 4.6],
      ]),
      { limit: 3, month: '2028-01', marginSeasons: 1, wearBySeason: 1.1 },
    ],
    [
      'the very beginning of a season',
      wheel('winter', [
        ['2024-04-10', 6.1],
        ['2025-04-11', 5.1],
        ['2026-04-09', 4.1],
      ]),
      { limit: 3, month: '2027-11', marginSeasons: 1, wearBySeason: 1 },
    ],
    [
      'a summer tire, measured in autumn or in the spring after',
      wheel('summer', [
        ['2023-10-12', 7],
        ['2025-04-02', 5.5],
        ['2025-10-20', 4],
      ]),
      { limit: 1.6, month: '2027-08', marginSeasons: 1, wearBySeason: 1.5 },
    ],
    [
      'uneven measurements: the margin grows',
      wheel('winter', [
        ['2022-04-10', 8],
        ['2023-04-10', 6.6],
        ['2024-04-11', 7.4],
        ['2025-04-11', 5.4],
        ['2026-04-09', 6.4],
      ]),
      { limit: 3, month: '2033-02', marginSeasons: 2, wearBySeason: 0.4 },
    ],
    [
      'a last measurement above the line',
      wheel('winter', [
        ['2024-04-10', 7.5],
        ['2025-04-11', 3.1],
        ['2026-04-09', 3.1],
      ]),
      { limit: 3, month: '2026-11', marginSeasons: 1, wearBySeason: 2.2 },
    ],
    [
      'two measurements',
      wheel('winter', [
        ['2025-04-11', 5.7],
        ['2026-04-09', 4.6],
      ]),
      null,
    ],
    [
      'three measurements in two seasons',
      wheel('winter', [
        ['2025-04-11', 5.7],
        ['2025-10-28', 5.7],
        ['2026-04-09', 4.6],
      ]),
      null,
    ],
    [
      'no wear that a gauge can tell',
      wheel('winter', [
        ['2024-04-10', 6],
        ['2025-04-11', 6],
        ['2026-04-09', 5.9],
      ]),
      null,
    ],
    [
      'a tread that is below the limit already',
      wheel('summer', [
        ['2023-10-12', 4],
        ['2024-10-12', 2.7],
        ['2025-10-20', 1.4],
      ]),
      null,
    ],
    [
      'a tread that lasts longer than the rubber',
      wheel('summer', [
        ['2023-10-12', 8],
        ['2024-10-12', 7.8],
        ['2025-10-20', 7.6],
      ]),
      null,
    ],
    [
      'a tire of an unknown season',
      wheel(undefined, [
        ['2024-04-10', 6.8],
        ['2025-04-11', 5.7],
        ['2026-04-09', 4.6],
      ]),
      null,
    ],
  ])('K-03 of %s', (_, tire, expected) => {
    expect(treadForecast(tire)).toEqual(expected);
  });

  it('K-03 has a history from three seasons on, the oldest first, and a dimension', () => {
    const tire = wheel('winter', [
      ['2026-04-09', 4.6],
      ['2024-04-10', 6.8],
      ['2025-04-11', 5.7],
    ]);
    expect(treadHistory(tire).map(({ measuredOn }) => measuredOn)).toEqual(['2024-04-10', '2025-04-11', '2026-04-09']);
    expect(
      treadHistory(
        wheel('winter', [
          ['2025-04-11', 5.7],
          ['2026-04-09', 4.6],
        ]),
      ),
    ).toEqual([]);
    expect(tireDimension(tire)).toBe('205/55 R16');
  });
});

describe('the rules of the day', () => {
  it.each([
    ['2026-09-30', 'noStuds'],
    ['2026-10-01', 'studsAllowed'],
    ['2026-11-30', 'studsAllowed'],
    ['2026-12-01', 'winterTires'],
    ['2027-03-31', 'winterTires'],
    ['2027-04-01', 'studsEnding'],
    ['2027-04-15', 'studsEnding'],
    ['2027-04-16', 'noStuds'],
  ])('K-03 on %s are %s', (day, rule) => {
    expect(tireRuleOf(day)).toBe(rule);
  });
});

describe('the days that can be booked', () => {
  it.each([
    ['2026-11-20', '2026-11-23', '2027-02-20'],
    // Months end where theirs does, and a leap year has one day more.
    ['2026-11-30', '2026-12-03', '2027-02-28'],
    ['2027-11-30', '2027-12-03', '2028-02-29'],
    // Over both changes of the clocks.
    ['2027-03-26', '2027-03-29', '2027-06-26'],
    ['2027-10-29', '2027-11-01', '2028-01-29'],
  ])('K-04 on %s begin on %s and end on %s', (today, from, to) => {
    expect(bookableDays(today)).toEqual({ from, to });
  });

  it.each([
    ['2026-11-27T22:59:00Z', '2026-11-27'],
    ['2026-11-27T23:00:00Z', '2026-11-28'],
    // The nights of both changes of the clocks.
    ['2027-03-27T23:30:00Z', '2027-03-28'],
    ['2027-10-30T21:59:00Z', '2027-10-30'],
    ['2027-10-30T22:00:00Z', '2027-10-31'],
  ])('K-04 at %s it is %s at the workshop', (instant, day) => {
    expect(workshopDay(Date.parse(instant))).toBe(day);
  });
});

describe('the number as it is typed', () => {
  it.each([
    ['abc 12-3', 'ABC123', 'ABC 123'],
    ['ABC12D4X', 'ABC12D4', 'ABC12D4'],
    ['åäö 1', 'ÅÄÖ1', 'ÅÄÖ1'],
    [' ', '', ''],
  ])('K-01 %j is %j, shown as %j', (input, normal, shown) => {
    expect(inputRegistrationNumber(input)).toBe(normal);
    expect(shownRegistrationNumber(normal)).toBe(shown);
  });
});
