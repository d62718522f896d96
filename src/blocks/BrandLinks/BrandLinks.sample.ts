import type { BrandLinksFields } from './BrandLinks.shape';

export const brandLinksSamples: Record<string, BrandLinksFields> = {
  whole: { title: 'Välj märke', listUrl: '/kop-bil/alla-bilar-i-lager' },
};
