import type { DisclaimerModalFields } from './DisclaimerModal.schema';

const bare: DisclaimerModalFields = {
  Title: 'Endast för handlare',
  Text: '<p>Auktionen är öppen för företag i bilbranschen. Går du vidare intygar du att du handlar för ett sådant.</p>',
  ApproveText: 'Jag är handlare',
  DeclineLink: { href: 'https://example.com/', text: 'Till bilarna för alla', newWindow: false },
};

export const disclaimerModalSamples: Record<string, DisclaimerModalFields> = {
  complete: bare,
  'no way out': { ...bare, ApproveText: '', DeclineLink: { href: '', text: '', newWindow: false } },
  'long words': {
    ...bare,
    Title: 'Trafiksäkerhetsbesiktningsprotokollsgenomgång',
    Text: `<p>${'Villkor. '.repeat(400)}</p>`,
  },
  empty: { ...bare, Title: '', Text: '' },
};
