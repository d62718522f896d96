import type { EmbeddedComponentFields } from './EmbeddedComponent.schema';

const to = (href: string, text = '') => ({ href, text, newWindow: false });

export const embeddedComponentSamples: Record<string, EmbeddedComponentFields> = {
  framed: {
    Title: 'Karta över laddplatser',
    Address: to('https://maps.example/laddplatser'),
    Frames: ['https://maps.example'],
  },
  'only a link': {
    Title: 'Karta över laddplatser',
    Address: to('https://maps.example/laddplatser', 'Öppna kartan'),
    Frames: [],
  },
  'long words': {
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
    Address: to(`https://${'lang.'.repeat(12)}example/sida`),
    Frames: [],
  },
  'no address of the web': { Title: 'Inget', Address: to('/egen-sida'), Frames: [] },
};
