import type { CTABannerFields } from './CTABanner.schema';

const bare: CTABannerFields = {
  Title: 'Kom in och prata bil',
  Text: 'Över 60 anläggningar från Ystad till Luleå. Kaffet står på.',
  Link: { href: '/anlaggningar', text: 'Hitta din anläggning', newWindow: false },
  ButtonType: 'Primary',
  Image: null,
  ImagePhone: null,
  VideoDesktop: '',
  VideoPhone: '',
  Width: 'Constrained',
  Variant: '',
  CenterContent: false,
  TextColor: 'White',
  TextBackground: false,
  HasMarginTop: false,
};
const photo = { src: '/-/jssmedia/scenes/lake-morning.avif', alt: '', width: 1920, height: 1080 };

export const ctaBannerSamples: Record<string, CTABannerFields> = {
  plain: bare,
  car: {
    ...bare,
    Width: 'FullWidth',
    TextColor: 'Black',
    Image: { src: '/-/jssmedia/cars/suv/front34-red.avif', alt: 'Röd suv, snett framifrån', width: 1600, height: 900 },
    ButtonType: 'Secondary',
  },
  photograph: {
    ...bare,
    Image: photo,
    ImagePhone: photo,
    Variant: 'Big',
    CenterContent: true,
    TextBackground: true,
    ButtonType: 'Ghost Contrast',
    HasMarginTop: true,
  },
  film: {
    ...bare,
    Image: photo,
    VideoDesktop: '/-/jssmedia/film/lake.mp4',
    VideoPhone: '/-/jssmedia/film/lake-phone.mp4',
    Width: 'FullWidth',
    ButtonType: 'None',
  },
  'long words': {
    ...bare,
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
    Text: 'Genomgångna. '.repeat(30).trim(),
    TextColor: 'Black',
    CenterContent: true,
    ButtonType: 'Ghost',
  },
  'without words': { ...bare, Title: '', Text: '' },
};
