import type { OpeningSchedule } from '@/domain/dealers/facility';
import { todayOf, type Today } from '@/domain/dealers/openingHours';
import { localMoment } from '@/i18n/localTime';
import { scheduleOf } from '@/server/facilityFeed/openingNotation';

const WRITTEN = '2026-10-20';
const SHOP = 'Mo-Fr 09:00-18:00; Sa 10:00-15:00; Su 12:00-16:00; PH off';
/** A roadside workshop, open across the hour that the clocks skip or repeat. */
const NIGHT = 'Mo-Su 22:00-04:00';

/** With the facility's own days: closed for stocktaking on a Monday, and short hours before New Year. */
function schedule(country: 'se' | 'no' | 'dk' | 'uk' | 'fi', notation: string): OpeningSchedule {
  const read = scheduleOf(notation, country, WRITTEN);
  return notation === NIGHT
    ? read
    : {
        ...read,
        deviationdays: [
          { day: '2027-02-01', displayText: 'Closed' },
          { day: '2026-12-31', displayText: '10:00–13:00' },
          ...read.deviationdays,
        ],
      };
}

const statusOf = (today: Today | null): string => {
  switch (today?.status) {
    case 'open':
      return `open ${today.until}`;
    case 'opens':
      return `opens ${today.time}`;
    case 'closed':
      return `closed, ${today.next?.date} ${today.next?.time}`;
    default:
      return 'unknown';
  }
};

type Moments = readonly (readonly [instant: string, what: string, expected: string, notation?: string])[];

const common: Moments = [
  // Before and after the clocks go back on 25 October 2026: the second 02:30 is as open as the first.
  ['2026-10-25T00:30:00Z', 'first 02:30 of the long night', 'open 04:00', NIGHT],
  ['2026-10-25T01:30:00Z', 'second 02:30 of the long night', 'open 04:00', NIGHT],
  ['2026-10-25T03:00:00Z', 'end of the long night', 'opens 22:00', NIGHT],
  // 01:59 and 03:00 are one minute apart on 28 March 2027.
  ['2027-03-28T00:59:00Z', 'last minute before the skipped hour', 'open 04:00', NIGHT],
  ['2027-03-28T01:59:00Z', 'last minute of the short night', 'open 04:00', NIGHT],
  ['2027-03-28T02:00:00Z', 'end of the short night', 'opens 22:00', NIGHT],
];

const countries: readonly (readonly [country: 'se' | 'no' | 'dk' | 'uk' | 'fi', zone: string, moments: Moments])[] = [
  [
    'se',
    'Europe/Stockholm',
    [
      ...common,
      ['2026-10-25T11:00:00Z', 'Sunday noon in winter time', 'open 16:00'],
      ['2027-10-30T07:59:00Z', 'Saturday before the clocks go back', 'opens 10:00'],
      ['2027-01-06T11:00:00Z', 'Twelfth Night', 'closed, 2027-01-07 09:00'],
      ['2027-06-25T15:59:00Z', 'the day before Midsummer', 'open 18:00'],
      ['2027-06-26T10:00:00Z', 'Midsummer Day', 'closed, 2027-06-27 12:00'],
      ['2026-12-31T12:00:00Z', 'New Year’s Eve after its short hours', 'closed, 2027-01-02 10:00'],
    ],
  ],
  [
    'no',
    'Europe/Oslo',
    [
      ...common,
      ['2027-03-24T17:00:00Z', 'closing time before Maundy Thursday', 'closed, 2027-03-27 10:00'],
      ['2027-03-25T10:00:00Z', 'Maundy Thursday', 'closed, 2027-03-27 10:00'],
      ['2027-05-17T10:00:00Z', 'Constitution Day', 'closed, 2027-05-18 09:00'],
      ['2027-05-18T06:59:00Z', 'the minute before opening in summer time', 'opens 09:00'],
      ['2027-10-31T15:00:00Z', 'Sunday 16:00 after the clocks went back', 'closed, 2027-11-01 09:00'],
      ['2026-12-31T09:00:00Z', 'New Year’s Eve in its short hours', 'open 13:00'],
    ],
  ],
  [
    'dk',
    'Europe/Copenhagen',
    [
      ...common,
      ['2027-04-23T10:00:00Z', 'the former Great Prayer Day, an ordinary Friday', 'open 18:00'],
      ['2027-05-06T10:00:00Z', 'Ascension Day', 'closed, 2027-05-07 09:00'],
      ['2027-06-05T10:00:00Z', 'Constitution Day', 'closed, 2027-06-06 12:00'],
      ['2026-12-24T10:00:00Z', 'Christmas Eve', 'closed, 2026-12-27 12:00'],
      ['2027-02-01T08:30:00Z', 'closed for stocktaking', 'closed, 2027-02-02 09:00'],
      ['2027-10-31T10:59:00Z', 'Sunday 11:59 after the clocks went back', 'opens 12:00'],
    ],
  ],
  [
    'uk',
    'Europe/London',
    [
      // The British clocks change at the same instant, an hour earlier by their own time.
      ['2026-10-25T00:30:00Z', 'first 01:30 of the long night', 'open 04:00', NIGHT],
      ['2026-10-25T01:30:00Z', 'second 01:30 of the long night', 'open 04:00', NIGHT],
      ['2026-10-25T03:59:00Z', 'last minute of the long night', 'open 04:00', NIGHT],
      ['2026-10-25T04:00:00Z', 'end of the long night', 'opens 22:00', NIGHT],
      ['2027-03-28T00:59:00Z', 'last minute before the skipped hour', 'open 04:00', NIGHT],
      ['2027-03-28T03:00:00Z', 'end of the short night', 'opens 22:00', NIGHT],
      ['2027-03-27T14:59:00Z', 'Saturday 14:59 in winter time', 'open 15:00'],
      ['2027-03-29T09:00:00Z', 'Easter Monday', 'closed, 2027-03-30 09:00'],
      ['2027-03-30T16:59:00Z', 'Tuesday 17:59 in summer time', 'open 18:00'],
      ['2026-12-28T12:00:00Z', 'the substitute for Boxing Day', 'closed, 2026-12-29 09:00'],
      ['2027-08-30T12:00:00Z', 'the summer bank holiday', 'closed, 2027-08-31 09:00'],
      ['2027-02-01T09:30:00Z', 'closed for stocktaking', 'closed, 2027-02-02 09:00'],
    ],
  ],
  [
    'fi',
    'Europe/Helsinki',
    [
      ['2026-10-25T00:30:00Z', 'first 03:30 of the long night', 'open 04:00', NIGHT],
      ['2026-10-25T01:30:00Z', 'second 03:30 of the long night', 'open 04:00', NIGHT],
      ['2026-10-25T02:00:00Z', 'end of the long night', 'opens 22:00', NIGHT],
      ['2027-03-28T00:59:00Z', 'last minute before the skipped hour', 'open 04:00', NIGHT],
      ['2027-03-28T01:00:00Z', '04:00, right after 02:59', 'opens 22:00', NIGHT],
      ['2027-03-27T21:30:00Z', 'Saturday 23:30 before the short night', 'open 04:00', NIGHT],
      ['2026-12-06T11:00:00Z', 'Independence Day on a Sunday', 'closed, 2026-12-07 09:00'],
      ['2026-12-07T07:00:00Z', 'Monday 09:00 sharp', 'open 18:00'],
      ['2027-05-01T08:00:00Z', 'May Day', 'closed, 2027-05-02 12:00'],
      ['2027-06-26T08:00:00Z', 'Midsummer Day', 'closed, 2027-06-27 12:00'],
      ['2027-11-06T10:00:00Z', 'All Saints’ Day', 'closed, 2027-11-07 12:00'],
      ['2026-12-31T07:59:00Z', 'New Year’s Eve before its short hours', 'opens 10:00'],
    ],
  ],
];

const rows = countries.flatMap(([country, zone, moments]) =>
  moments.map(([instant, what, expected, notation = SHOP]) => ({ country, zone, instant, what, expected, notation })),
);

describe('opening hours around clock changes, holidays and days that deviate', () => {
  it.each(rows)('I-01 I-02 $country $instant, $what: $expected', ({ country, zone, instant, expected, notation }) =>
    expect(statusOf(todayOf(schedule(country, notation), localMoment(instant, zone)))).toBe(expected),
  );

  it('I-02 are sixty in five countries', () => expect([rows.length, countries.length]).toEqual([60, 5]));
});

describe('the state of a department', () => {
  const week = (displayText: string): OpeningSchedule => ({
    openinghours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({
      day,
      displayText,
    })),
    deviationdays: [],
  });
  it.each<[string, string, Today | null]>([
    ['00:00–24:00', '2026-11-20 12:00', { status: 'open', until: null }],
    ['18:00–02:00', '2026-11-20 23:30', { status: 'open', until: '02:00' }],
    ['18:00–02:00', '2026-11-20 01:59', { status: 'open', until: '02:00' }],
    ['18:00–02:00', '2026-11-20 02:00', { status: 'opens', time: '18:00' }],
    ['09:00–12:00, 13:00–17:00', '2026-11-20 12:30', { status: 'opens', time: '13:00' }],
    ['09:00–12:00, 13:00–17:00', '2026-11-20 17:00', closedUntil('2026-11-21', '09:00', 1)],
    ['Closed', '2026-11-20 12:00', { status: 'closed' }],
    ['Ring först', '2026-11-20 12:00', null],
  ])('I-02 %s at %s', (text, moment, expected) => {
    const [date = '', time = ''] = moment.split(' ');
    expect(todayOf(week(text), { date, time, weekday: 4 })).toEqual(expected);
  });

  it('I-02 says nothing about the next opening where a day in between can not be read', () => {
    const schedule = week('09:00–17:00');
    schedule.openinghours[5] = { day: 'Saturday', displayText: 'Ring först' };
    expect(todayOf(schedule, { date: '2026-11-20', time: '18:00', weekday: 4 })).toEqual({ status: 'closed' });
  });
});

function closedUntil(date: string, time: string, days: number): Today {
  return { status: 'closed', next: { date, time, days } };
}
