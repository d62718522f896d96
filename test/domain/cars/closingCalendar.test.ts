import { closingCalendar } from '@/domain/cars/closingCalendar';

describe('the calendar file of a lot', () => {
  it('G-02 is an event at the minute at which bidding closes, with an alarm an hour before', () => {
    const lines = closingCalendar(
      {
        carId: '1000001',
        end: '2026-11-30T18:24:00.000Z',
        title: 'Utrop 127 stänger: Kia Picanto, Advance',
        link: 'https://auktion.example/kop-bil/1000001/kia',
      },
      Date.parse('2026-11-28T12:00:00Z'),
    ).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261130T182400Z',
        'DTSTAMP:20261128T120000Z',
        'SUMMARY:Utrop 127 stänger: Kia Picanto\\, Advance',
        'URL:https://auktion.example/kop-bil/1000001/kia',
        'TRIGGER:-PT1H',
      ]),
    );
  });
});
