import type { HeroNotFoundFields } from './HeroNotFound.schema';

const bare: HeroNotFoundFields = {
  Image: {
    src: '/-/jssmedia/cars/convertible/rear34-sand.avif',
    alt: 'Sandfärgad cabriolet, snett bakifrån',
    width: 1600,
    height: 900,
  },
  Title: 'Här tog vägen slut',
  Text: 'Sidan finns inte. Den kan ha flyttat, eller så har det smugit sig in ett fel i adressen.',
  Link: { href: '/', text: 'Till startsidan', newWindow: false },
};

export const heroNotFoundSamples: Record<string, HeroNotFoundFields> = {
  complete: bare,
  'no picture': { ...bare, Image: null },
  'long words': {
    ...bare,
    Title: 'Sidangickinteatthittanågonstansihelahuset',
    Link: { href: '', text: '', newWindow: false },
  },
};
