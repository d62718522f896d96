import type { OpeningSchedule } from '@/domain/dealers/facility';
import { dateOf, hoursOf, todayOf, weekdayOf, weekRows, type DayHours } from '@/domain/dealers/openingHours';
import { facilityTexts } from '@/server/dealers/seed/facilityTexts';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { allSites } from '@/sites/sites';

describe('the hours of a day', () => {
  it.each<[string, DayHours]>([
    ['09:00–18:00', { open: '09:00', close: '18:00' }],
    ['9-18', { open: '09:00', close: '18:00' }],
    ['9.30 - 16.00', { open: '09:30', close: '16:00' }],
    ['00:00–24:00', { open: '00:00', close: '24:00' }],
    ['Stängt', null],
    ['  closed ', null],
    ['Zatvorené', null],
    ['Efter överenskommelse', undefined],
    ['', undefined],
    ['31:00–99:00', undefined],
    ['10:00–12:00, 13:00–17:00', undefined],
  ])('I-02 %p are read as %j', (text, hours) => expect(hoursOf(text)).toEqual(hours));
});

describe('the days of a schedule', () => {
  it('I-02 are known by name in every language of the sites', () => {
    for (const texts of Object.values(facilityTexts)) {
      expect(texts.days.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(hoursOf(texts.closed)).toBeNull();
      for (const [day, month, date] of [
        [24, 12, '2026-12-24'],
        [1, 1, '2027-01-01'],
        [6, 1, '2027-01-06'],
      ] as const)
        expect([texts.closed, dateOf(texts.dated(texts.days[3], day, month), '2026-11-20')]).toEqual([
          texts.closed,
          date,
        ]);
    }
  });

  it.each<[string, string, string | null]>([
    ['2026-12-24', '2026-11-20', '2026-12-24'],
    ['torsdag 24 december', '2027-01-02', '2026-12-24'],
    ['nyårsdagen', '2026-11-20', null],
    ['31 smörgås', '2026-11-20', null],
    ['24.13.', '2026-11-20', null],
    ['marraskuun 6', '2026-11-20', null],
    ['6. marraskuuta', '2026-11-20', '2026-11-06'],
    ['3 mars', '2026-11-20', '2027-03-03'],
  ])('I-02 %p near %s is %s', (day, near, date) => expect(dateOf(day, near)).toBe(date));

  it.each(['Mån–fre', 'Helgdag', ''])('I-02 %p is no weekday alone', (day) => expect(weekdayOf(day)).toBeNull());

  it('I-02 that are alike are in one row, those of free text on their own', () => {
    const day = (name: string, displayText: string) => ({ day: name, displayText });
    expect(
      weekRows({
        openinghours: [
          day('Måndag', '9–18'),
          day('Tisdag', '9–18'),
          day('Onsdag', '9–17'),
          day('Fredag', '9–17'),
          day('Helg', '9–17'),
        ],
      }),
    ).toEqual([
      { from: 0, to: 1, day: 'Måndag', displayText: '9–18' },
      { from: 2, to: 2, day: 'Onsdag', displayText: '9–17' },
      { from: 4, to: 4, day: 'Fredag', displayText: '9–17' },
      { from: null, to: null, day: 'Helg', displayText: '9–17' },
    ]);
  });
});

describe('the current opening state', () => {
  const schedule: OpeningSchedule = {
    openinghours: [
      { day: 'Torsdag', displayText: '09:00–18:00' },
      { day: 'Fredag', displayText: '09:00–17:00' },
      { day: 'Lördag', displayText: 'Stängt' },
      { day: 'Söndag', displayText: 'Ring först' },
    ],
    deviationdays: [
      { day: 'torsdag 24 december', displayText: 'Stängt' },
      { day: 'torsdag 31 december', displayText: '10:00–13:00' },
    ],
  };
  it.each<[string, string, number, unknown]>([
    ['2026-11-20', '08:59', 4, { status: 'opens', time: '09:00' }],
    ['2026-11-20', '09:00', 4, { status: 'open', until: '17:00' }],
    ['2026-11-20', '16:59', 4, { status: 'open', until: '17:00' }],
    ['2026-11-20', '17:00', 4, { status: 'closed' }],
    ['2026-11-21', '12:00', 5, { status: 'closed' }],
    ['2026-11-22', '12:00', 6, null],
    ['2026-11-23', '12:00', 0, null],
    ['2026-12-24', '12:00', 3, { status: 'closed', next: { date: '2026-12-25', time: '09:00', days: 1 } }],
    ['2026-12-31', '12:59', 3, { status: 'open', until: '13:00' }],
    ['2026-12-17', '12:00', 3, { status: 'open', until: '18:00' }],
  ])('I-01 on %s at %s', (date, time, weekday, today) =>
    expect(todayOf(schedule, { date, time, weekday })).toEqual(today),
  );

  it('I-02 every invented schedule can be read', () => {
    const stocks = new Set(allSites.flatMap(({ facilities }) => (facilities ? [facilities.stock] : [])));
    for (const { openingschedule } of [...stocks]
      .flatMap(generateFacilities)
      .flatMap(({ site_departments: departments }) => departments)) {
      expect(
        openingschedule.openinghours.filter(
          ({ day, displayText }) => weekdayOf(day) === null || hoursOf(displayText) === undefined,
        ),
      ).toEqual([]);
      expect(
        openingschedule.deviationdays.filter(
          ({ day, displayText }) => dateOf(day, '2026-11-20') === null || hoursOf(displayText) === undefined,
        ),
      ).toEqual([]);
    }
  });
});
