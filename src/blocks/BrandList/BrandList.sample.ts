import type { BrandListFields } from './BrandList.schema';

const none = { href: '', text: '', newWindow: false };
const to = (name: string) => ({ href: `/kop-bil/bilmarken/${name.toLowerCase()}`, text: name, newWindow: false });
const names = ['Volvo', 'Volkswagen', 'Kia', 'Polestar', 'Mercedes-Benz', 'Škoda'];

export const brandListSamples: Record<string, BrandListFields> = {
  names: {
    Title: 'Märken vi kan extra bra',
    Items: names.map((Title) => ({ Title, Logo: null, Link: to(Title) })),
    Link: { href: '/kop-bil/bilmarken', text: 'Alla märken', newWindow: false },
  },
  dimmed: {
    Title: 'Våra märken',
    Items: names.map((Title, index) => ({ Title, Logo: null, Link: index % 2 === 0 ? to(Title) : none })),
    Link: none,
  },
  logos: {
    Title: '',
    Items: [
      {
        Title: 'Nordvik',
        Logo: { src: '/-/jssmedia/logos/nordvik.png', alt: '', width: 150, height: 55 },
        Link: to('Nordvik'),
      },
      { Title: '', Logo: { src: '/-/jssmedia/logos/aurora.png', alt: 'Aurora', width: 150, height: 55 }, Link: none },
    ],
    Link: none,
  },
  'long words': {
    Title: 'Många',
    Items: Array.from({ length: 20 }, () => ({ Title: 'Fyrhjulsdriftsentusiasternas', Logo: null, Link: none })),
    Link: none,
  },
  empty: { Title: 'Tomt', Items: [], Link: none },
};
