import type { HighlightItemFields, HighlightListFields } from './HighlightList.schema';

const hours: HighlightItemFields = { PreTitle: '24 h', Title: 'Vägassistans', SubTitle: 'på vägen dygnet runt' };

export const highlightListSamples: Record<string, HighlightListFields> = {
  three: {
    Items: [
      hours,
      { PreTitle: '62', Title: 'anläggningar', SubTitle: 'från Ystad till Luleå' },
      { PreTitle: '1 400', Title: 'medarbetare', SubTitle: '' },
    ],
    UseFourColumns: false,
  },
  four: { Items: [hours, hours, hours, hours], UseFourColumns: true },
  text: {
    Items: [{ PreTitle: 'Nyhet', Title: 'Laddning på alla anläggningar', SubTitle: 'Upp till 150 kW' }],
    UseFourColumns: false,
  },
  'long words': {
    Items: Array.from({ length: 20 }, () => ({
      PreTitle: 'Trafiksäkerhetsbesiktningsprotokoll',
      Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
      SubTitle: 'Genomgången. '.repeat(10).trim(),
    })),
    UseFourColumns: true,
  },
  empty: { Items: [], UseFourColumns: false },
};

export const highlightItemSamples: Record<string, HighlightItemFields> = {
  figure: hours,
  word: { PreTitle: '', Title: 'Alltid service ingår', SubTitle: '' },
  empty: { PreTitle: '', Title: '', SubTitle: '' },
};
