import type { StoryHeadFields } from './StoryHead.schema';

const bare: StoryHeadFields = {
  Title: 'Elbil i minus tjugo: en vecka i Östersund',
  Preamble:
    'Hur långt kommer man, hur snabbt laddar den och hur varmt blir det? Vi lånade ut en elbil till en familj som aldrig kört en.',
  Image: {
    src: '/-/jssmedia/cars/suv/front34-navy.avif',
    alt: 'Mörkblå suv, snett framifrån',
    width: 1600,
    height: 900,
  },
  Tags: [
    { Title: 'Elbil', Url: { href: '/livet-med-bil?tags=elbil', text: '', newWindow: false } },
    { Title: 'Vinter', Url: { href: '', text: '', newWindow: false } },
  ],
};

export const storyHeadSamples: Record<string, StoryHeadFields> = {
  complete: bare,
  'without a picture': { ...bare, Image: null, Tags: [] },
  photograph: { ...bare, Image: { src: '/-/jssmedia/scenes/workshop.avif', alt: '', width: 1920, height: 1080 } },
  'long words': {
    ...bare,
    Title: 'Trafiksäkerhetsbesiktningsprotokollsgenomgång',
    Preamble: 'Genomgångna. '.repeat(30).trim(),
  },
  nothing: { Title: '', Preamble: '', Image: null, Tags: [] },
};
