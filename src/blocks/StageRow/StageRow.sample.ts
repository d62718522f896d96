import type { StageCard, StageRowFields, StageRowHorizontalFields } from './StageRow.schema';

const card: StageCard = {
  Title: 'Boka verkstad',
  PreTitle: '',
  Text: 'Välj tid och verkstad på nätet. Du får ett fast pris på service innan du bokar.',
  Image: null,
  Link: { href: '/service-och-verkstad', text: 'Boka tid', newWindow: false },
};
const car = { src: '/-/jssmedia/cars/suv/side-navy.avif', alt: 'Mörkblå suv, från sidan', width: 1600, height: 900 };
const three = [
  card,
  { ...card, Title: 'Däckhotell', PreTitle: 'Nyhet', Link: { href: '/dack', text: '', newWindow: false } },
  { ...card, Title: 'Laddbox hemma', Link: { href: 'https://example.com/', text: 'Läs om laddbox', newWindow: true } },
];
const ugly: StageCard = {
  Title: 'Trafiksäkerhetsbesiktningsprotokollsgenomgång',
  PreTitle: '',
  Text: 'Genomgångna. '.repeat(30).trim(),
  Image: { src: '/-/jssmedia/scenes/workshop.avif', alt: '', width: null, height: null },
  Link: { href: '', text: 'Leder ingenstans', newWindow: false },
};
const bare: StageRowFields = {
  Title: 'Allt runt bilen',
  Items: three,
  UseFourColumns: false,
  Centered: false,
  CardVariant: 'Plain',
  BackgroundVariant: 'None',
};

export const stageRowSamples: Record<string, StageRowFields> = {
  texts: bare,
  pictures: {
    ...bare,
    Items: three.map((one) => ({ ...one, Image: car })),
    CardVariant: 'Filled',
    BackgroundVariant: 'BackgroundColor1',
  },
  four: {
    ...bare,
    Items: [...three, card, card],
    UseFourColumns: true,
    Centered: true,
    CardVariant: 'Outlined',
    BackgroundVariant: 'BackgroundColor3',
  },
  one: { ...bare, Title: '', Items: [card], BackgroundVariant: 'BackgroundColor2' },
  'many and ugly': { ...bare, Items: Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? ugly : card)) },
  empty: { ...bare, Items: [] },
};

export const stageRowHorizontalSamples: Record<string, StageRowHorizontalFields> = {
  pictures: {
    Title: 'Modeller',
    Items: three.map((one) => ({ ...one, Image: car })),
    CardVariant: 'Filled',
    BackgroundVariant: 'BackgroundColor2',
  },
  texts: { Title: '', Items: three, CardVariant: 'Plain', BackgroundVariant: 'BackgroundColor1' },
  ugly: { Title: 'Blandat', Items: [ugly], CardVariant: 'Outlined', BackgroundVariant: 'BackgroundColor3' },
  empty: { Title: 'Tomt', Items: [], CardVariant: 'Plain', BackgroundVariant: 'None' },
};
