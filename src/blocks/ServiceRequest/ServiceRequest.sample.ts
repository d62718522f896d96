import type { ServiceRequestFields } from './ServiceRequest.schema';

const terms = [{ Title: 'Personvern', Link: { href: '/personvern', text: '', newWindow: false } }];

export const serviceRequestSamples: Record<string, ServiceRequestFields> = {
  complete: {
    Title: 'Bestill time på verksted',
    Text: 'Fortell hva bilen eller motorsykkelen trenger, så tar verkstedet kontakt med en tid.',
    Terms: terms,
  },
  bare: { Title: '', Text: '', Terms: [] },
  'long words': {
    Title: 'Verkstedtimebestillingsforespørselsskjema',
    Text: 'Fortell hva bilen trenger. '.repeat(20).trim(),
    Terms: [...terms, { Title: 'Vilkår', Link: { href: '/vilkar', text: '', newWindow: true } }],
  },
};
