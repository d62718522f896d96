import type { SearchHeroFields } from './SearchHero.shape';

export const searchHeroSamples: Record<string, SearchHeroFields> = {
  whole: { title: 'Hitta en bil du vill köra länge', text: 'Provade, genomgångna och redo att hämtas.', image: '/-/jssmedia/cars/estate/front34-pine.avif', searchUrl: '/kop-bil/alla-bilar-i-lager' },
  'no picture': { title: 'Hitta en bil', text: '', searchUrl: '/kop-bil/alla-bilar-i-lager' },
  'long words': { title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats', text: 'Genomgångna. '.repeat(20), image: '/-/jssmedia/cars/suv/front34-red.avif' },
};
