import type { LogoFields } from './Logo.schema';

const noLink = { href: '', text: '', newWindow: false };

export const logoSamples: Record<string, LogoFields> = {
  own: { Logo: null, Link: noLink, LogoWidth: 150, LogoHeight: 55 },
  picture: {
    Logo: { src: '/icons/car.svg', alt: '', width: 24, height: 24 },
    Link: { href: '/kop-bil', text: 'Köp bil', newWindow: false },
    LogoWidth: 60,
    LogoHeight: 60,
  },
  'own mark': {
    Logo: { src: '/-/jssmedia/logos/nordvik.png', alt: 'Nordvik Group', width: 300, height: 110 },
    Link: noLink,
    LogoWidth: 150,
    LogoHeight: 55,
  },
  'elsewhere, without words': {
    Logo: { src: '/-/jssmedia/logos/aurora.png', alt: '', width: null, height: null },
    Link: { href: 'https://aurorabil.example/', text: '', newWindow: true },
    LogoWidth: 240,
    LogoHeight: 88,
  },
};
