import type { BodyTypesFields } from './BodyTypes.schema';

const list = { href: '/kop-bil/alla-bilar-i-lager', text: '', newWindow: false };

export const bodyTypesSamples: Record<string, BodyTypesFields> = {
  complete: { title: 'Vilken sorts bil passar dig?', listUrl: list },
  // Not the site's own list: each kind is a filter of that address.
  'another list': { title: 'Begagnade efter kaross', listUrl: { ...list, href: '/kop-bil/begagnade-bilar-i-lager' } },
  'without a title': { title: '', listUrl: list },
  'long words': { title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats, kaross för kaross', listUrl: list },
  'no list': { title: 'Syns inte', listUrl: { ...list, href: '' } },
};
