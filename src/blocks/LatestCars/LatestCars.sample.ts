import type { LatestCarsFields } from './LatestCars.shape';

export const latestCarsSamples: Record<string, LatestCarsFields> = {
  whole: { title: 'Nyinkommet', linkText: 'Visa alla bilar', linkUrl: '/kop-bil/alla-bilar-i-lager' },
  'without link': { title: 'Nyinkommet', linkText: '' },
};
