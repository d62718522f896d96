import type { LatestCarsFields } from './LatestCars.shape';

export const latestCarsSamples: Record<string, LatestCarsFields> = {
  whole: { title: 'Nyinkommet', linkText: 'Visa alla bilar', linkUrl: { href: '/kop-bil/alla-bilar-i-lager', text: '', newWindow: false } },
  'without link': { title: 'Nyinkommet', linkText: '', linkUrl: { href: '', text: '', newWindow: false } },
};
