import type { BrandLinksFields } from './BrandLinks.schema';

const list = { href: '/kop-bil/alla-bilar-i-lager', text: '', newWindow: false };

export const brandLinksSamples: Record<string, BrandLinksFields> = {
  complete: { title: 'Välj märke', listUrl: list },
  // Not the site's own list: each make is a filter of that address.
  'another list': { title: 'Begagnade efter märke', listUrl: { ...list, href: '/kop-bil/begagnade-bilar-i-lager' } },
  'without a title': { title: '', listUrl: list },
  'long words': { title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats, märke för märke', listUrl: list },
  'no list': { title: 'Syns inte', listUrl: { ...list, href: '' } },
};
