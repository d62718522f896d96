import type { GalleryFields } from './Gallery.schema';

const picture = (body: string, paint: string, Caption = '') => ({
  Image: {
    src: `/-/jssmedia/cars/${body}/front34-${paint}.avif`,
    alt: `${body}, snett framifrån`,
    width: 1600,
    height: 900,
  },
  Caption,
});

export const gallerySamples: Record<string, GalleryFields> = {
  four: {
    Title: 'Bilder från hallen',
    Items: [
      picture('suv', 'red', 'Röd suv'),
      picture('estate', 'pine'),
      picture('van', 'white'),
      picture('coupe', 'silver', 'Trafiksäkerhetsbesiktningsprotokollsgenomgång'),
    ],
  },
  one: { Title: '', Items: [picture('hatch', 'sand')] },
  many: { Title: 'Många', Items: Array.from({ length: 20 }, () => picture('pickup', 'graphite')) },
  'no description': {
    Title: 'Utan ord',
    Items: [
      { Image: { src: '/-/jssmedia/scenes/lake-morning.avif', alt: '', width: null, height: null }, Caption: '' },
    ],
  },
  empty: { Title: 'Tomt', Items: [{ Image: null, Caption: 'Borta' }] },
};
