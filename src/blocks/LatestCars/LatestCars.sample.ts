import type { LatestCarsFields } from './LatestCars.schema';

const list = { href: '/kop-bil/alla-bilar-i-lager', text: '', newWindow: false };

export const latestCarsSamples: Record<string, LatestCarsFields> = {
  complete: { title: 'Nyinkommet', linkText: 'Visa alla bilar', linkUrl: list },
  'without link': { title: 'Nyinkommet', linkText: '', linkUrl: { ...list, href: '' } },
  'half a link': { title: 'Nyinkommet', linkText: 'Visa alla bilar', linkUrl: { ...list, href: '' } },
  'without a title': { title: '', linkText: 'Visa alla bilar', linkUrl: list },
  'long words': {
    title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplatsnyheter',
    linkText: 'Visa alla fyrhjulsdrivna begagnatbilsmarknadsplatsnyheter',
    linkUrl: list,
  },
};
