import { localMoment } from '@/i18n/localTime';
import { EUROPE, ownLanguageName, regionName } from '@/i18n/regionNames';

describe('the time on the spot', () => {
  it.each([
    ['2026-11-20T09:00:00.000Z', 'Europe/Stockholm', { date: '2026-11-20', time: '10:00', weekday: 4 }],
    ['2026-11-22T23:30:00Z', 'Europe/Helsinki', { date: '2026-11-23', time: '01:30', weekday: 0 }],
    ['2026-11-22T23:30:00Z', 'Europe/London', { date: '2026-11-22', time: '23:30', weekday: 6 }],
    // Both clock changes.
    ['2026-03-29T00:59:00Z', 'Europe/Stockholm', { date: '2026-03-29', time: '01:59', weekday: 6 }],
    ['2026-03-29T01:00:00Z', 'Europe/Stockholm', { date: '2026-03-29', time: '03:00', weekday: 6 }],
    ['2026-10-25T00:30:00Z', 'Europe/Stockholm', { date: '2026-10-25', time: '02:30', weekday: 6 }],
    ['2026-10-25T01:30:00Z', 'Europe/Stockholm', { date: '2026-10-25', time: '02:30', weekday: 6 }],
  ])('I-01 at %s in %s', (instant, zone, moment) => expect(localMoment(instant, zone)).toEqual(moment));
});

describe('names of countries and languages', () => {
  it("C-24 in the page's language, and in their own", () => {
    expect([
      regionName('sv-SE', 'NO'),
      regionName('fi-FI', 'SE'),
      regionName('en', EUROPE),
      ownLanguageName('nb-NO'),
      ownLanguageName('en'),
      ownLanguageName('sk-SK'),
    ]).toEqual(['Norge', 'Ruotsi', 'Europe', 'Norsk bokmål', 'English', 'Slovenčina']);
  });
});
