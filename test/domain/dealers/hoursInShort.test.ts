import { hoursInShort } from '@/domain/dealers/hoursInShort';
import type { OpenDepartment } from '@/domain/dealers/openDepartment';
import type { Today } from '@/domain/dealers/openingHours';

const open = (until: string): Today => ({ status: 'open', until });
const opens = (time: string): Today => ({ status: 'opens', time });
const closed = (date?: string, time = '09:00'): Today =>
  date === undefined ? { status: 'closed' } : { status: 'closed', next: { date, time, days: 1 } };
const hours = (workshop: Today, sales: Today): OpenDepartment[] => [
  { service: 'Workshop', today: workshop },
  { service: 'New cars', today: sales },
];

describe('hours in short', () => {
  it.each<[string, OpenDepartment[], ReturnType<typeof hoursInShort>]>([
    ['the same of both', hours(open('18:00'), open('18:00')), [{ service: null, today: open('18:00') }]],
    ['both open, until different times', hours(open('17:00'), open('18:00')), hours(open('17:00'), open('18:00'))],
    ['one is open', hours(closed(), open('15:00')), [{ service: 'New cars', today: open('15:00') }]],
    [
      'the first to open today',
      hours(opens('10:00'), opens('07:30')),
      [{ service: 'New cars', today: opens('07:30') }],
    ],
    [
      'today before another day',
      hours(closed('2026-11-30'), opens('11:00')),
      [{ service: 'New cars', today: opens('11:00') }],
    ],
    [
      'the first day to open',
      hours(closed('2026-11-30', '07:30'), closed('2026-11-29', '11:00')),
      [{ service: 'New cars', today: closed('2026-11-29', '11:00') }],
    ],
    ['unknown last', hours(closed(), closed('2026-11-30')), [{ service: 'New cars', today: closed('2026-11-30') }]],
    [
      'one department alone, with its name',
      [{ service: 'Parts', today: closed() }],
      [{ service: 'Parts', today: closed() }],
    ],
    ['none', [], []],
  ])('I-01 %s', (_, given, shown) => {
    expect(hoursInShort(given)).toEqual(shown);
  });
});
