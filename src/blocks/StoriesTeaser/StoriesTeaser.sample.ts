import type { StoriesTeaserFields } from './StoriesTeaser.schema';

const story: StoriesTeaserFields['Items'][number] = {
  Title: 'Elbil i minus tjugo: en vecka i Östersund',
  Preamble: 'Hur långt kommer man, hur snabbt laddar den och hur varmt blir det?',
  Date: '2026-10-28',
  Url: { href: '/livet-med-bil/2026/elbil', text: '', newWindow: false },
  Image: {
    src: '/-/jssmedia/cars/suv/front34-navy.avif',
    alt: 'Mörkblå suv, snett framifrån',
    width: 1600,
    height: 900,
  },
  Tags: ['Elbil', 'Vinter'],
};
const others = [
  { ...story, Title: 'Packa bilen säkert', Url: { ...story.Url, href: '/livet-med-bil/2026/packa' }, Tags: [] },
  { ...story, Title: 'Första bilen', Date: '', Url: { ...story.Url, href: '/livet-med-bil/2025/forsta' } },
];
const ugly = {
  ...story,
  Title: 'Trafiksäkerhetsbesiktningsprotokollsgenomgång',
  Preamble: 'Genomgångna. '.repeat(40).trim(),
  Date: 'i går',
  Image: null,
  Url: { ...story.Url, href: '/lang' },
  Tags: Array.from({ length: 9 }, (_, index) => `Ämnesområde ${index}`),
};

export const storiesTeaserSamples: Record<string, StoriesTeaserFields> = {
  three: {
    Title: 'Livet med bil',
    ButtonText: 'Läs fler artiklar',
    Items: [story, ...others],
    More: { href: '/livet-med-bil', text: '', newWindow: false },
  },
  'without title': { Title: '', ButtonText: '', Items: [story], More: { href: '', text: '', newWindow: false } },
  ugly: {
    Title: 'Långt',
    ButtonText: 'Mer',
    Items: [ugly, story, { ...ugly, Title: '' }],
    More: { href: '/livet-med-bil', text: '', newWindow: false },
  },
  empty: { Title: 'Tomt', ButtonText: 'Mer', Items: [], More: { href: '/livet-med-bil', text: '', newWindow: false } },
};
