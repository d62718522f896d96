import type { LocalMoment } from '@/domain/dealers/openingHours';
import { checkAnswers } from '@/domain/forms/onlineAnswers';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { dayRange, everyTime, refusedDay, timesOn, type OpenTimes } from '@/domain/forms/openTimes';
import { fieldsJson, withPossibleConditions } from '@/domain/forms/fieldRows';
import { fromProviderFields, toProviderFields } from '@/domain/forms/providerFields';

/** Friday 27 November 2026. */
const NOW: LocalMoment = { date: '2026-11-27', time: '15:10', weekday: 4 };
const open: OpenTimes = {
  hours: ['måndag: 11–12', 'fredag: 11–11:30, 17–18', 'söndag 1: 12-13', '24 december: stängt', '2026-12-25: 13–14'],
  days: 40,
  notice: 2,
};

describe('days and times of a form', () => {
  it.each([
    ['a weekday', '2026-11-30', ['11:00', '11:30', '12:00']],
    ['a day with a break', '2026-12-04', ['11:00', '11:30', '17:00', '17:30', '18:00']],
    ['today, two hours from now', '2026-11-27', ['17:30', '18:00']],
    ['the first Sunday of a month', '2026-12-06', ['12:00', '12:30', '13:00']],
    ['another Sunday', '2026-12-13', []],
    ['a day without a line', '2026-12-01', []],
    ['a date that is closed', '2026-12-24', []],
    ['a date with hours of its own, on a weekday that has others', '2026-12-25', ['13:00', '13:30', '14:00']],
    ['yesterday', '2026-11-26', []],
  ])('L-03 %s', (_what, date, times) => {
    expect(timesOn(open, date, NOW)).toEqual(times);
  });

  it.each([
    ['2026-11-26', 'tooSoon'],
    ['2026-11-27', null],
    ['2026-12-01', 'closed'],
    ['2026-12-24', 'closed'],
    ['2027-01-04', null],
    ['2027-01-08', 'tooFarAhead'],
  ])('L-03 %s is refused as %s', (date, reason) => {
    expect(refusedDay(open, date, NOW)).toBe(reason);
  });

  it('L-03 a day whose last time has passed is too soon, also across midnight', () => {
    expect(refusedDay(open, '2026-11-27', { ...NOW, time: '16:30' })).toBe('tooSoon');
    expect(dayRange(open, { ...NOW, time: '23:00' })).toEqual({ min: '2026-11-28', max: '2027-01-06' });
  });

  it('L-03 a page that does not know the day has every time once, in order', () => {
    expect(everyTime(open)).toEqual([
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '14:00',
      '17:00',
      '17:30',
      '18:00',
    ]);
  });
});

describe('a form that asks for a day and a time', () => {
  const { fields, problems } = readOnlineFields(
    JSON.stringify([
      { name: 'day', type: 'date', label: 'Dag', required: true, open: { hours: open.hours, days: 40, notice: 2 } },
      { name: 'time', type: 'time', label: 'Tid', required: true, day: 'day' },
    ]),
  );
  const check = (day: string, time: string) => checkAnswers(fields, { day, time }, { now: NOW });

  it.each([
    ['an open time', '2026-12-04', '17:30', {}],
    ['a day that is closed, and says nothing more', '2026-12-05', '17:30', { day: 'closed' }],
    ['a time between the parts of the day', '2026-12-04', '14:00', { time: 'time' }],
    ['a time that has passed', '2026-11-27', '17:00', { time: 'time' }],
    ['no time', '2026-12-04', '', { time: 'required' }],
  ])('L-03 takes %s', (_what, day, time, errors) => {
    expect(problems).toEqual([]);
    expect(check(day, time).errors).toEqual(errors);
  });

  it('L-03 is the same after editors and other systems had its fields', () => {
    expect(readOnlineFields(fieldsJson(fields)).fields).toEqual(fields);
    expect(fromProviderFields({ ...toProviderFields(fields) }).fields).toEqual(fields);
  });

  it('L-03 has any time when the day is gone, and no days when it is no date', () => {
    const [day, time] = fields;
    if (!day || !time) throw new Error('There are no fields.');
    expect(withPossibleConditions([time])).toEqual([{ ...time, day: '' }]);
    expect(withPossibleConditions([{ ...day, type: 'text' }, time])).toEqual([
      { ...day, type: 'text', open: null },
      { ...time, day: '' },
    ]);
  });
});
