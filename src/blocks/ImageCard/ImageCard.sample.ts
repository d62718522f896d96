import type { ImageCardFields } from './ImageCard.schema';

const bare: ImageCardFields = {
  Title: 'Provkör hemma',
  Text: 'Vi kommer med bilen.',
  Image: {
    src: '/-/jssmedia/cars/coupe/front34-red.avif',
    alt: 'Röd coupé, snett framifrån',
    width: 1600,
    height: 900,
  },
  Link: { href: '/provkor', text: 'Boka provkörning', newWindow: false },
};

export const imageCardSamples: Record<string, ImageCardFields> = {
  complete: bare,
  'no picture': { ...bare, Image: null },
  'no description': {
    ...bare,
    Image: { src: '/-/jssmedia/scenes/lake-morning.avif', alt: '', width: null, height: null },
    Title: 'Trafiksäkerhetsbesiktningsprotokoll',
    Link: { href: '', text: '', newWindow: false },
  },
  empty: { ...bare, Title: '', Text: '', Image: null },
};
