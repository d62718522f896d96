import type { ImageButtonFields } from './ImageButton.schema';

const tile = (title: string, body: string, href: string): ImageButtonFields['Items'][number] => ({
  Title: title,
  Image: {
    src: `/-/jssmedia/cars/${body}/side-silver.avif`,
    alt: `Silverfärgad ${title.toLowerCase()}, från sidan`,
    width: 1600,
    height: 900,
  },
  Link: { href, text: '', newWindow: false },
});
const four = [
  tile('Kombi', 'estate', '/kombi'),
  tile('Suv', 'suv', '/suv'),
  tile('Sedan', 'saloon', '/sedan'),
  tile('Skåpbil', 'van', ''),
];

export const imageButtonSamples: Record<string, ImageButtonFields> = {
  below: { Title: 'Välj kaross', Items: four, HasGradient: false },
  gradient: { Title: '', Items: four, HasGradient: true },
  one: {
    Title: 'En',
    Items: [
      {
        Title: '',
        Image: { src: '/-/jssmedia/scenes/lake-morning.avif', alt: '', width: 1200, height: 800 },
        Link: { href: 'https://example.com/', text: '', newWindow: true },
      },
    ],
    HasGradient: true,
  },
  'no picture': {
    Title: 'Ord',
    Items: Array.from({ length: 20 }, () => ({
      Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
      Image: null,
      Link: { href: '/x', text: '', newWindow: false },
    })),
    HasGradient: true,
  },
  empty: { Title: 'Tomt', Items: [], HasGradient: false },
};
