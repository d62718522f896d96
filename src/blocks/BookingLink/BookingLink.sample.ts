import type { BookingLinkFields } from './BookingLink.schema';

export const bookingLinkSamples: Record<string, BookingLinkFields> = {
  complete: { Title: 'Min bokning', Text: 'Se, ändra eller avboka din verkstadstid.' },
  'title alone': { Title: 'Min bokning', Text: '' },
  'long words': { Title: 'Verkstadstidsbokningsbekräftelse', Text: 'Se och ändra. '.repeat(30).trim() },
};
