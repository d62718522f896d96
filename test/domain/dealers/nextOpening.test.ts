import { driveTimes, nextOpening } from '@/domain/dealers/nextOpening';
import { dayAfter } from '@/domain/dealers/openingHours';
import type { OpeningSchedule } from '@/domain/dealers/facility';

const schedule: OpeningSchedule = {
  openinghours: [
    ...['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag'].map((day) => ({ day, displayText: '09:00–18:00' })),
    { day: 'Lördag', displayText: '10–14' },
    { day: 'Söndag', displayText: 'Stängt' },
  ],
  deviationdays: [{ day: 'torsdag 24 december', displayText: 'Stängt' }],
};
/** A weekday of November and December 2026. */
const moment = (date: string, time: string) => ({
  date,
  time,
  weekday: (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7,
});

describe('when a seller responds', () => {
  it.each([
    ['on a working day', '2026-11-20', '11:00', { isOpen: true, date: '2026-11-20', time: '18:00' }],
    ['before it opens', '2026-11-20', '07:30', { isOpen: false, date: '2026-11-20', time: '09:00' }],
    ['in the last minutes of a day', '2026-11-20', '17:45', { isOpen: false, date: '2026-11-21', time: '10:00' }],
    ['on a closed day', '2026-11-22', '12:00', { isOpen: false, date: '2026-11-23', time: '09:00' }],
    ['before a holiday', '2026-12-23', '20:00', { isOpen: false, date: '2026-12-25', time: '09:00' }],
  ])('H-02 %s', (_when, date, time, reply) => {
    expect(nextOpening(schedule, moment(date, time))).toEqual(reply);
  });

  it('H-02 is unknown where the hours are', () => {
    expect(nextOpening({ openinghours: [], deviationdays: [] }, moment('2026-11-20', '11:00'))).toBeNull();
  });
});

describe('times for a test drive', () => {
  it('H-02 are the half hours until an hour before closing, none on closed days', () => {
    expect(driveTimes(schedule, moment('2026-11-21', ''))).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
    ]);
    expect(driveTimes(schedule, moment('2026-11-22', ''))).toEqual([]);
    expect(driveTimes(schedule, moment('2026-12-24', ''))).toEqual([]);
  });

  it('H-02 a day after the last of a month is the first of the next', () => {
    expect(dayAfter(moment('2026-11-30', ''), 1)).toEqual({ date: '2026-12-01', weekday: 1 });
  });
});
