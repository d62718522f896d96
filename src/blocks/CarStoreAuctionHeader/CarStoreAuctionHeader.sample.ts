import type { CarStoreAuctionHeaderFields } from './CarStoreAuctionHeader.schema';

const none = { href: '', text: '', newWindow: false };
const Logo = { src: '/-/jssmedia/cars/hatch/side-red.avif', alt: 'Nordvik', width: 1600, height: 900 };

export const carStoreAuctionHeaderSamples: Record<string, CarStoreAuctionHeaderFields> = {
  complete: {
    Logo,
    Title: 'Nordvik Auktion',
    Text: 'Nya bilar under klubban varje torsdag klockan 19.',
    Link: { href: 'https://auktion.nordvik.example/', text: 'Till auktionerna', newWindow: true },
  },
  'words alone': {
    Logo: null,
    Title: '',
    Text: 'Nästa auktion: torsdag.\nAlla bilar går att se på plats.',
    Link: none,
  },
  'long words': {
    Logo,
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsauktionsverksamhet',
    Text: 'Bjud. '.repeat(40).trim(),
    Link: { href: '/kop-bil', text: 'Se bilarna', newWindow: false },
  },
};
