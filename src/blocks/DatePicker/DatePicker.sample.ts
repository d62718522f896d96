import type { DatePickerFields } from './DatePicker.schema';

const none = { href: '', text: '', newWindow: false };

export const datePickerSamples: Record<string, DatePickerFields> = {
  complete: {
    Title: 'När vill du komma?',
    Link: { href: 'mailto:bord@restaurangverkstan.example', text: 'Mejla om den dagen', newWindow: false },
  },
  'a day alone': { Title: 'Vilken dag?', Link: none },
  'long words': {
    Title: 'Provkörningsbokningsönskemålsdag, den som passar dig och hela familjen bäst',
    Link: {
      href: '/om-nordvik/kontakt?amne=provkorning',
      text: 'Önska en provkörningsbokningsdag hos anläggningen',
      newWindow: false,
    },
  },
  empty: { Title: '', Link: none },
};
