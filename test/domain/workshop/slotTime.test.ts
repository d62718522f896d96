import { easterSunday, isSwedishHoliday } from '@/domain/workshop/holidays';
import { instantOf } from '@/domain/workshop/slotInstant';
import {
  addDays,
  isDate,
  localDateTime,
  minutesOf,
  slotTimeOf,
  timeOf,
  weekdayOfDate,
  WORKSHOP_ZONE,
} from '@/domain/workshop/slotTime';

const isoOf = (localDate: string, localTime: string, zone = WORKSHOP_ZONE): string =>
  new Date(instantOf({ zone, localDate, localTime })).toISOString();

describe('times of a workshop', () => {
  it.each<[string, string, string]>([
    ['2026-12-01', '10:30', '2026-12-01T09:30:00.000Z'],
    ['2027-06-15', '10:30', '2027-06-15T08:30:00.000Z'],
    // The night of 28 March 2027: 02:00 to 03:00 is left out.
    ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '08:00', '2027-03-28T06:00:00.000Z'],
    // The night of 31 October 2027: 02:00 to 03:00 comes twice, and the first one is meant.
    ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
    ['2027-10-31', '08:00', '2027-10-31T07:00:00.000Z'],
    ['2027-10-30', '10:00', '2027-10-30T08:00:00.000Z'],
  ])('J-05 %s %s is an instant, both clock changes included', (date, time, instant) => {
    expect(isoOf(date, time)).toBe(instant);
  });

  it('J-05 depends on the time zone of the workshop, not of the visitor', () => {
    expect(isoOf('2027-03-28', '08:00', 'Europe/London')).toBe('2027-03-28T07:00:00.000Z');
    expect(isoOf('2027-03-28', '08:00', 'Europe/Helsinki')).toBe('2027-03-28T05:00:00.000Z');
  });

  it.each<[string, string | null]>([
    ['2026-12-01T10:30:00', '2026-12-01T10:30:00'],
    ['2026-12-01T10:30', '2026-12-01T10:30:00'],
    ['2026-12-01T10:30:00.000', '2026-12-01T10:30:00'],
    ['2026-12-01T10:30:00Z', null],
    ['2026-12-01T10:30:00+01:00', null],
    ['2026-02-29T10:30:00', null],
    ['2026-12-01T24:00:00', null],
    ['2026-12-01T10:30:30', null],
    ['tomorrow', null],
    ['', null],
  ])('J-06 reads %j as local time, and nothing with a zone', (text, read) => {
    const slot = slotTimeOf(text);
    expect([slot && localDateTime(slot), slot?.zone ?? 'Europe/Stockholm']).toEqual([read, 'Europe/Stockholm']);
  });

  it.each<[string, number, string]>([
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('J-05 days are days of the calendar: %s and %i', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
  });

  it('J-05 counts weekdays from Monday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOfDate)).toEqual([0, 5, 6]);
  });

  it.each([
    ['00:00', 0],
    ['07:30', 450],
    ['23:59', 1439],
  ])('J-05 %s is %i minutes', (time, minutes) => {
    expect([minutesOf(time), timeOf(minutes)]).toEqual([minutes, time]);
  });

  it.each([
    ['2026-11-31', false],
    ['2026-1-1', false],
    ['2028-02-29', true],
  ])('J-05 checks whether %s is a day', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});

describe('public holidays in Sweden', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('J-05 Easter of %i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  it.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-24',
    '2026-06-06',
    '2026-06-19',
    '2026-06-20',
    '2026-10-31',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-31',
    '2027-03-26',
    '2027-03-29',
    '2027-05-06',
    '2027-06-25',
    '2027-06-26',
    '2027-11-06',
  ])('J-05 %s is one', (date) => {
    expect(isSwedishHoliday(date)).toBe(true);
  });

  it.each([
    '2026-04-02',
    '2026-04-07',
    '2026-06-18',
    '2026-06-26',
    '2026-11-07',
    '2026-12-23',
    '2026-12-30',
    '2027-01-02',
    '2027-11-05',
  ])('J-05 %s is invalid', (date) => {
    expect(isSwedishHoliday(date)).toBe(false);
  });
});
