import type { BlurbCloudFields, BlurbFields, BlurbItem } from './Blurb.schema';

const hatch = {
  src: '/-/jssmedia/cars/hatch/side-red.avif',
  alt: 'Röd halvkombi, från sidan',
  width: 1600,
  height: 900,
};
const item: BlurbItem = {
  Title: 'Sälj bilen utan krångel',
  TitleTag: 'H2',
  RichText:
    '<p>Berätta om bilen på tre minuter, så får du en värdering från någon som faktiskt har sett samma modell på gården.</p>',
  Link: { href: '/salj-bil', text: 'Värdera min bil', newWindow: false },
  ImageDesktop: hatch,
  ImagePhone: null,
  VideoDesktop: '',
  VideoPhone: '',
  YoutubeID: '',
  HasControlBar: false,
  Reverse: false,
  BackgroundColor: 'None',
};
/** Optional parts of an item other than its picture. */
const phone = { ...hatch, src: '/-/jssmedia/cars/hatch/front34-red.avif', alt: 'Röd halvkombi, snett framifrån' };
const film = {
  VideoDesktop: '/-/jssmedia/film/lake.mp4',
  VideoPhone: '/-/jssmedia/film/lake-phone.mp4',
  HasControlBar: true,
};
const bare: BlurbFields = {
  ...item,
  HasMarginTop: false,
  Width: 'FiftyFifty',
  UseTextAnimations: false,
  UseMediaAnimations: false,
};

export const blurbSamples: Record<string, BlurbFields> = {
  picture: { ...bare, ImagePhone: phone },
  'only words': { ...bare, ImageDesktop: null },
  'on a background': {
    ...bare,
    BackgroundColor: 'BackgroundColor3',
    Reverse: true,
    Width: 'OneThird',
    HasMarginTop: true,
    UseTextAnimations: true,
    UseMediaAnimations: true,
  },
  film: { ...bare, ...film, TitleTag: 'H3', BackgroundColor: 'BackgroundColor1' },
  youtube: { ...bare, YoutubeID: 'aBcDeFgHiJ1', BackgroundColor: 'BackgroundColor2' },
  'long words': {
    ...bare,
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
    RichText: `<p>${'Genomgångna. '.repeat(60)}</p>`,
    ImageDesktop: { ...hatch, src: '/-/jssmedia/scenes/lake-morning.avif', alt: '' },
  },
  empty: { ...bare, Title: '', RichText: '', ImageDesktop: null },
};

const cloud: BlurbCloudFields = {
  Title: 'Allt runt bilen',
  Items: [
    { ...item, TitleTag: 'H3' },
    {
      ...item,
      TitleTag: 'H3',
      Title: 'Laddbox hemma',
      ImagePhone: phone,
      Reverse: true,
      BackgroundColor: 'BackgroundColor1',
    },
  ],
  FiftyFifty: true,
  BackgroundColor: 'None',
  HasMarginTop: false,
  Gap: '',
  PaddingTop: '',
  PaddingBottom: '',
};

export const blurbCloudSamples: Record<string, BlurbCloudFields> = {
  'fifty-fifty': cloud,
  thirds: {
    ...cloud,
    Title: '',
    FiftyFifty: false,
    BackgroundColor: 'BackgroundColor3',
    HasMarginTop: true,
    Gap: 'Small',
    PaddingTop: 'Large',
    PaddingBottom: 'None',
  },
  one: {
    ...cloud,
    Items: [{ ...item, TitleTag: 'H3', ImageDesktop: null }],
    BackgroundColor: 'BackgroundColor1',
    Gap: 'None',
    PaddingTop: 'None',
    PaddingBottom: 'Small',
  },
  media: {
    ...cloud,
    Items: [
      { ...item, ...film, TitleTag: 'H3', BackgroundColor: 'BackgroundColor2' },
      { ...item, TitleTag: 'H4', YoutubeID: 'aBcDeFgHiJ1', BackgroundColor: 'BackgroundColor3' },
    ],
    BackgroundColor: 'BackgroundColor2',
    Gap: 'Medium',
    PaddingTop: 'Small',
    PaddingBottom: 'Medium',
  },
  many: {
    ...cloud,
    Items: Array.from({ length: 20 }, (_, index) => ({
      ...item,
      TitleTag: 'H3' as const,
      Title: `Fråga ${index + 1}`,
      Reverse: index % 2 === 1,
    })),
    Gap: 'Large',
    PaddingTop: 'Medium',
    PaddingBottom: 'Large',
  },
  empty: { ...cloud, Items: [] },
};
