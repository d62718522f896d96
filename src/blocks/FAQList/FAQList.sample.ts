import type { AccordionFields, FAQListFields, FaqItem } from './FAQList.schema';

const items: FaqItem[] = [
  {
    Question: 'Vad ingår?',
    Answer: '<p>Service enligt tillverkarens plan och garantireparationer. <a href="/villkor">Läs villkoren</a>.</p>',
  },
  {
    Question: 'Vad händer om jag kör för långt?',
    Answer: '<p>Du betalar en kostnad per övermil som står i avtalet.</p><ul><li>Hör av dig i god tid</li></ul>',
  },
];
const long: FaqItem = {
  Question: 'Trafiksäkerhetsbesiktningsprotokollsgenomgångsfrågeställningen och allt som hör till den, i ett stycke?',
  Answer: `<p>${'Ja. '.repeat(300)}</p>`,
};

export const faqListSamples: Record<string, FAQListFields> = {
  medium: { Title: 'Vanliga frågor', Items: items, Width: 'Medium' },
  wide: { Title: 'Vanliga frågor', Items: items, Width: 'Wide' },
  untitled: { Title: '', Items: [long], Width: 'Medium' },
  many: { Title: 'Allt', Items: Array.from({ length: 20 }, () => long), Width: 'Wide' },
  'half a question': { Title: 'Tomt', Items: [{ Question: 'Utan svar?', Answer: '' }], Width: 'Wide' },
};

export const accordionSamples: Record<string, AccordionFields> = {
  two: { Title: 'Villkor', Items: items },
  untitled: { Title: '', Items: items },
  empty: { Title: 'Tomt', Items: [] },
};
