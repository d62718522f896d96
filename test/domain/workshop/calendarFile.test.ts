import { calendarFile } from '@/domain/workshop/calendarFile';

const visit = {
  id: 'B1',
  departmentId: '1',
  isFullDay: false,
  title: 'Verkstadsbesök, Nordvik; Solna',
  location: 'Nordvik Bil Solna, Gatan 1',
  text: `Service\n${'Ö'.repeat(80)}`,
};
const now = Date.UTC(2026, 10, 22, 12, 0, 0);

describe('the calendar file of a booking', () => {
  it.each([
    ['2027-03-28T08:00:00', '20270328T080000'],
    ['2027-10-31T02:30:00', '20271031T023000'],
    ['2026-12-01T10:30:00', '20261201T103000'],
  ])('J-07 contains %s in the workshop’s own time, also in the nights of the clock changes', (timeSlot, start) => {
    const lines = calendarFile({ ...visit, timeSlot }, now)?.split('\r\n') ?? [];
    expect(lines).toContain(`DTSTART;TZID=Europe/Stockholm:${start}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:Europe/Stockholm',
        'UID:B1@workshop-booking',
        'DTSTAMP:20261122T120000Z',
        'SUMMARY:Verkstadsbesök\\, Nordvik\\; Solna',
      ]),
    );
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  });

  it('J-07 is undefined for a time that can’t be read', () => {
    expect(calendarFile({ ...visit, timeSlot: '2026-12-01T10:30:00Z' }, now)).toBeNull();
  });
});
