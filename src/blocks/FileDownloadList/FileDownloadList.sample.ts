import type { FileDownloadListFields } from './FileDownloadList.schema';

const file = (index: number) => ({
  Title: `Prislista ${index + 1}`,
  File: {
    src: `/-/jssmedia/files/prislista-${index + 1}.pdf`,
    title: '',
    extension: 'pdf',
    bytes: 240_000 * (index + 1),
  },
});
const bare: FileDownloadListFields = {
  Title: 'Att ladda ner',
  Paragraph: 'Priser och villkor som pdf.',
  Items: Array.from({ length: 6 }, (_, index) => file(index)),
  VisibleItems: 3,
  ShowAllItems: false,
  ExpandText: 'Visa alla filer',
  CollapseText: 'Visa färre filer',
};

export const fileDownloadListSamples: Record<string, FileDownloadListFields> = {
  folded: bare,
  'all shown': { ...bare, ShowAllItems: true },
  'one more than the limit': { ...bare, Items: bare.Items.slice(0, 4) },
  'no words for the button': { ...bare, CollapseText: '', Title: '', Paragraph: '' },
  'unknown size and long words': {
    ...bare,
    Items: [
      {
        Title: 'Trafiksäkerhetsbesiktningsprotokollsgenomgångsunderlag'.repeat(3),
        File: { src: 'https://example.com/fil', title: '', extension: '', bytes: null },
      },
    ],
  },
  'files without title or file': {
    ...bare,
    Items: [
      { Title: '', File: file(0).File },
      { Title: 'Borta', File: null },
    ],
  },
};
