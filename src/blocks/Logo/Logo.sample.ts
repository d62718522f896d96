import type { LogoFields } from './Logo.shape';

const noLink = { href: '', text: '', newWindow: false };

export const logoSamples: Record<string, LogoFields> = {
  own: { Logo: null, Link: noLink, LogoWidth: 150, LogoHeight: 55 },
  picture: { Logo: { src: '/icons/car.svg', alt: '', width: 24, height: 24 }, Link: { href: '/kop-bil', text: 'Köp bil', newWindow: false }, LogoWidth: 60, LogoHeight: 60 },
};
