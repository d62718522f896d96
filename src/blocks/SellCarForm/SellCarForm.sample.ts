import type { SellCarBlockFields } from './SellCarForm.schema';

const terms = [{ Title: 'Så hanterar vi dina uppgifter', Link: { href: '/integritet', text: '', newWindow: false } }];

export const sellCarSamples: Record<string, SellCarBlockFields> = {
  complete: {
    Title: 'Berätta om bilen',
    Text: 'Registreringsnummer, miltal och skick räcker för att inköparen ska kunna svara.',
    MarginPercent: 12,
    Terms: terms,
  },
  bare: { Title: '', Text: '', MarginPercent: 0, Terms: [] },
  'long words': {
    Title: 'Begagnatbilsvärderingsförfrågningsformulär',
    Text: 'Berätta om bilen du vill sälja. '.repeat(20).trim(),
    MarginPercent: 12,
    Terms: [...terms, { Title: 'Villkor', Link: { href: '/villkor', text: '', newWindow: true } }],
  },
};
