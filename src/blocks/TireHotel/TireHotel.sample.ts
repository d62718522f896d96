import type { TireHotelFields } from './TireHotel.schema';

const complete: TireHotelFields = {
  Title: 'Mina däck',
  Text: 'Logga in med en kod i ett sms, se hur däcken mår och boka bytet.',
  Phone: '08-465 004 00',
  Email: 'dackhotell@nordvik.example',
  Terms: [{ Title: 'Så behandlar vi dina uppgifter', Link: { href: '/integritet', text: '', newWindow: false } }],
};

export const tireHotelSamples: Record<string, TireHotelFields> = {
  complete,
  bare: { Title: '', Text: '', Phone: '', Email: '', Terms: [] },
  'long words': {
    ...complete,
    Title: 'Fyrhjulsdriftsentusiasternas däckförvaringsanläggning',
    Text: 'Logga in och boka. '.repeat(30).trim(),
  },
};
