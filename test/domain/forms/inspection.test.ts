import { inspectionDue } from '@/domain/forms/inspection';

const TODAY = '2026-11-24';
const car = { firstRegistered: '', lastInspected: '', isHeavy: false };

describe('the Norwegian periodic inspection', () => {
  it.each([
    ['four years after the first registration', { firstRegistered: '2023-03-12' }, '2027-03-12', '2027-01-12', false],
    ['also from the last day of February', { firstRegistered: '2024-02-29' }, '2028-02-29', '2027-12-29', false],
    ['two years after the last inspection', { lastInspected: '2025-12-01' }, '2027-12-01', '2027-10-01', false],
    ['at the end of a shorter month', { lastInspected: '2024-02-29' }, '2026-02-28', '2025-12-28', true],
    [
      'whatever the registration',
      { firstRegistered: '2010-05-05', lastInspected: '2026-01-31' },
      '2028-01-31',
      '2027-11-30',
      false,
    ],
    ['every year above 7 500 kg', { lastInspected: '2026-01-10', isHeavy: true }, '2027-01-10', '2026-11-10', false],
    [
      'a year after registration above 7 500 kg',
      { firstRegistered: '2026-02-01', isHeavy: true },
      '2027-02-01',
      '2026-12-01',
      false,
    ],
    ['today is not too late', { firstRegistered: '2022-11-24' }, '2026-11-24', '2026-09-24', false],
    ['yesterday is', { firstRegistered: '2022-11-23' }, '2026-11-23', '2026-09-23', true],
  ])('L-01 is due %s', (_when, vehicle, due, notice, isOverdue) => {
    expect(inspectionDue({ ...car, ...vehicle }, TODAY)).toEqual({ due, notice, isOverdue });
  });

  it.each([
    ['no date', {}],
    ['a day to come', { firstRegistered: '2027-01-01' }],
    ['an inspection before the registration', { firstRegistered: '2024-01-01', lastInspected: '2023-01-01' }],
    ['no day of the calendar', { firstRegistered: '2023-02-30' }],
    ['another text', { lastInspected: '12/3/2023' }],
  ])('L-01 is not known for %s', (_what, vehicle) => {
    expect(inspectionDue({ ...car, ...vehicle }, TODAY)).toBeNull();
  });
});
