import type { ClosingLotsFields } from './ClosingLots.schema';

const noLink = { href: '', text: '', newWindow: false };

export const closingLotsSamples: Record<string, ClosingLotsFields> = {
  complete: {
    Title: 'Rubrik',
    Text: 'Några ord om det.',
    Link: { href: '/om-oss', text: 'Läs mer', newWindow: false },
  },
  'title alone': { Title: 'Rubrik', Text: '', Link: noLink },
  'long words': {
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
    Text: 'Genomgångna. '.repeat(30).trim(),
    Link: noLink,
  },
  empty: { Title: '', Text: '', Link: noLink },
};
