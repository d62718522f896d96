import type { BrandLinksFields } from './BrandLinks.shape';

export const brandLinksSamples: Record<string, BrandLinksFields> = {
  whole: { title: 'Välj märke', listUrl: { href: '/kop-bil/alla-bilar-i-lager', text: '', newWindow: false } },
};
