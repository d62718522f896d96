import { calendarText, escaped } from '../workshop/calendarFile';

export interface Closing {
  carId: string;
  /** An instant. */
  end: string;
  /** 'Utrop 214 stänger: Volvo V60' */
  title: string;
  /** Address of the lot's page. */
  link: string;
}

/** '20261120T180900Z' */
const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The minute at which a lot closes, with an alarm an hour before, as an iCalendar file (RFC 5545). `now` in ms. */
export const closingCalendar = ({ carId, end, title, link }: Closing, now: number): string =>
  calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Auction//SV',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:lot-${carId}@auction`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(end))}`,
    'DURATION:PT1M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(link)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
