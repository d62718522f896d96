import type { CarStoreNavigationFields } from './CarStoreNavigation.schema';

const to = (
  Title: string,
  href: string,
  newWindow = false,
): CarStoreNavigationFields['ExtraNavigationItems'][number] => ({ Title, Link: { href, text: '', newWindow } });
const Logo = { src: '/-/jssmedia/cars/hatch/side-red.avif', alt: 'Nordvik', width: 1600, height: 900 };

export const carStoreNavigationSamples: Record<string, CarStoreNavigationFields> = {
  complete: {
    Logo,
    ExtraNavigationItems: [
      to('Köp bil', '/kop-bil'),
      to('Sälj bil', '/salj-bil'),
      to('Auktion', 'https://auktion.nordvik.example/', true),
    ],
  },
  'links alone': { Logo: null, ExtraNavigationItems: [to('Köp bil', '/kop-bil'), to('Om oss', '/om-oss')] },
  'twenty long ones': {
    Logo,
    ExtraNavigationItems: Array.from({ length: 20 }, (_, index) =>
      to(`Fyrhjulsdriftsentusiaster ${index + 1}`, `/sida-${index + 1}`),
    ),
  },
  'half entries': { Logo: null, ExtraNavigationItems: [to('', '/kop-bil'), to('Utan adress', '')] },
};
