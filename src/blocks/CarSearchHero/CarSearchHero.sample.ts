import type { CarSearchHeroFields } from './CarSearchHero.schema';

const none = { href: '', text: '', newWindow: false };
const list = { ...none, href: '/kop-bil/alla-bilar-i-lager' };

export const carSearchHeroSamples: Record<string, CarSearchHeroFields> = {
  complete: {
    Title: 'Sök din nästa bil',
    Image: {
      src: '/-/jssmedia/cars/suv/front34-navy.avif',
      alt: 'Mörkblå suv, snett framifrån',
      width: 1600,
      height: 900,
    },
    SearchUrl: list,
  },
  'a photograph': {
    Title: 'Sök bland alla bilar',
    Image: {
      src: '/-/jssmedia/scenes/dealership.avif',
      alt: 'Illustration: bilhall i glas och trä, upplyst i skymningen',
      width: 1920,
      height: 1080,
    },
    SearchUrl: list,
  },
  'no picture': { Title: 'Hitta en bil', Image: null, SearchUrl: none },
  'long words': {
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
    Image: { src: '/-/jssmedia/cars/suv/front34-red.avif', alt: '', width: 1600, height: 900 },
    SearchUrl: { ...list, href: `${list.href}?car_fuel=El` },
  },
};
