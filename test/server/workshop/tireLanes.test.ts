import { instantOf } from '@/domain/workshop/slotInstant';
import { addDays, WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { generateDepartments } from '@/server/workshop/seed/departments.seed';
import { callsBack, isTireTime, lanesOn, tireTimesOn, tireWindow } from '@/server/workshop/tireLanes';

const schedule = {
  openinghours: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'].map((day, index) => ({
    day,
    displayText: index < 5 ? '07:00–17:00' : 'Stängt',
  })),
  deviationdays: [],
};
const oneLane = { tireLanes: 1, zone: WORKSHOP_ZONE, schedule };
const onCall = { ...oneLane, tireLanes: 0 };
const momentOf = (localDate: string, localTime: string): number =>
  instantOf({ zone: WORKSHOP_ZONE, localDate, localTime });

describe('the lanes on which stored wheels are changed', () => {
  it.each([
    ['just before midnight', '2026-11-20', '23:59', '2026-11-23', '2027-02-20'],
    ['just after it', '2026-11-21', '00:01', '2026-11-24', '2027-02-21'],
    ['on the day before summer time', '2027-03-27', '23:30', '2027-03-30', '2027-06-27'],
    ['on the first day of summer time', '2027-03-28', '23:30', '2027-03-31', '2027-06-28'],
    ['on the last day of summer time', '2026-10-24', '23:30', '2026-10-27', '2027-01-24'],
    ['on the first day of winter time', '2026-10-25', '00:30', '2026-10-28', '2027-01-25'],
    ['at the end of a month that others are shorter than', '2026-11-30', '12:00', '2026-12-03', '2027-02-28'],
  ])(
    'K-04 are booked from three days to three months ahead, on the workshop’s clock: %s',
    (_, day, time, first, last) => {
      expect(tireWindow(oneLane, momentOf(day, time))).toEqual({ first, last });
    },
  );

  it('K-04 have short times and twice the cars before winter and after it', () => {
    for (const busy of ['2026-11-30', '2026-10-15', '2027-03-31', '2027-04-15'])
      expect([lanesOn(oneLane, busy), tireTimesOn(oneLane, busy).slice(0, 3)]).toEqual([
        2,
        ['07:00', '07:20', '07:40'],
      ]);
    for (const ordinary of ['2026-12-15', '2027-05-10', '2026-09-30'])
      expect([lanesOn(oneLane, ordinary), tireTimesOn(oneLane, ordinary).slice(0, 2)]).toEqual([1, ['07:00', '07:30']]);
    expect(tireTimesOn(oneLane, '2026-12-15').at(-1)).toBe('16:30');
    expect(tireTimesOn(oneLane, '2026-11-30').at(-1)).toBe('16:40');
  });

  it('K-04 are open on Tuesdays and Thursdays alone in quiet months', () => {
    const monday = '2027-02-01';
    const open = Array.from({ length: 7 }, (_, day) => addDays(monday, day)).filter(
      (date) => tireTimesOn(oneLane, date).length > 0,
    );
    expect(open).toEqual(['2027-02-02', '2027-02-04']);
  });

  it('K-04 are closed on weekends, holidays and whenever the workshop is', () => {
    for (const date of ['2026-11-28', '2026-12-25', '2027-03-26', '2027-03-28', '2027-05-06'])
      expect(tireTimesOn(oneLane, date)).toEqual([]);
    const closed = {
      ...oneLane,
      schedule: { ...schedule, deviationdays: [{ day: 'Onsdag 16 december', displayText: 'Stängt' }] },
    };
    expect([tireTimesOn(oneLane, '2026-12-16').length > 0, tireTimesOn(closed, '2026-12-16')]).toEqual([true, []]);
  });

  it('K-04 take nobody outside the window, nor at a time of another day’s rhythm', () => {
    const now = momentOf('2026-11-20', '10:00');
    const time = (localDate: string, localTime: string) => isTireTime(oneLane, { localDate, localTime }, false, now);
    expect([
      time('2026-11-23', '07:20'),
      time('2026-11-20', '07:20'),
      time('2026-12-16', '07:20'),
      time('2026-12-16', '07:30'),
      time('2027-02-18', '07:30'),
      time('2027-02-23', '07:30'),
      isTireTime(oneLane, { localDate: '2026-12-16', localTime: '08:00' }, true, now),
    ]).toEqual([true, false, false, true, true, false, false]);
  });

  it('K-04 without lanes the workshop calls back: it takes days, and no times', () => {
    const now = momentOf('2026-11-20', '10:00');
    const day = (localDate: string) => isTireTime(onCall, { localDate, localTime: '08:00' }, true, now);
    expect([callsBack(onCall), tireTimesOn(onCall, '2026-12-16')]).toEqual([true, []]);
    expect(['2026-12-16', '2026-12-19', '2026-12-25', '2026-11-21'].map(day)).toEqual([true, false, false, false]);
  });

  it('K-04 the invented workshops have two, one or none by the size of their town', () => {
    const lanes = new Set(generateDepartments(generateFacilities('se')).map(({ tireLanes }) => tireLanes));
    expect([...lanes].toSorted()).toEqual([0, 1, 2]);
  });
});
