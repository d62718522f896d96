import type { CarouselFields, Slide } from './Carousel.schema';

const none = { href: '', text: '', newWindow: false };
const slide = (title: string, body: string, paint: string): Slide => ({
  Image: {
    src: `/-/jssmedia/cars/${body}/front34-${paint}.avif`,
    alt: `${title}, snett framifrån`,
    width: 1600,
    height: 900,
  },
  ImagePhone: null,
  Title: title,
  TitleTag: 'H2',
  Text: 'Provade, genomgångna och redo att hämtas.',
  Link: { href: '/kop-bil', text: 'Se bilarna', newWindow: false },
  ButtonType: 'Primary',
  TextColor: 'Black',
});
const three: Slide[] = [
  { ...slide('Kombi för hela livet', 'estate', 'pine'), ButtonType: 'Secondary' },
  { ...slide('Suv på vintern', 'suv', 'red'), TextColor: 'White', ButtonType: 'Ghost Contrast' },
  {
    ...slide('Elbil i stan', 'hatch', 'white'),
    TitleTag: 'H3',
    ButtonType: 'Ghost',
    ImagePhone: {
      src: '/-/jssmedia/cars/hatch/side-white.avif',
      alt: 'Elbil i stan, från sidan',
      width: 1600,
      height: 900,
    },
  },
];

export const carouselSamples: Record<string, CarouselFields> = {
  three: { Items: three, Autoplay: 5, SearchUrl: none },
  search: { Items: three, Autoplay: 8, SearchUrl: { href: '/kop-bil/alla-bilar-i-lager', text: '', newWindow: false } },
  one: { Items: three.slice(0, 1), Autoplay: 5, SearchUrl: none },
  'many and long words': {
    Items: Array.from({ length: 20 }, () => ({
      ...slide('Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats', 'van', 'silver'),
      Text: 'Genomgångna. '.repeat(10).trim(),
    })),
    Autoplay: 5,
    SearchUrl: none,
  },
  empty: { Items: [], Autoplay: 5, SearchUrl: none },
};
