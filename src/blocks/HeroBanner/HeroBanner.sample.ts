import type { HeroBannerFields } from './HeroBanner.shape';

const car = { src: '/-/jssmedia/cars/estate/front34-pine.avif', alt: 'Mörkgrön kombi, snett framifrån', width: 1600, height: 900 };
const bare: HeroBannerFields = {
  Content: 'Image', Image: car, ImagePhone: null, VideoDesktop: '', VideoPhone: '', HasControlBar: false, Title: 'Hitta en bil du vill köra länge', TitleTag: 'H1', Text: 'Provade, genomgångna och redo att hämtas.',
  Link: { href: '', text: '', newWindow: false }, ButtonType: 'Primary', TextColor: 'Black', HeroBannerHasSearchBar: false, HeroBannerSearchUrl: { href: '', text: '', newWindow: false },
  HasMarginTop: false, CenterContent: false, ContentPlacement: '', Variant: '',
};

export const heroBannerSamples: Record<string, HeroBannerFields> = {
  search: { ...bare, HeroBannerHasSearchBar: true, HeroBannerSearchUrl: { href: '/kop-bil/alla-bilar-i-lager?car_condition=Begagnad', text: '', newWindow: false } },
  white: { ...bare, TextColor: 'White', Link: { href: '/kop-bil', text: 'Se bilarna', newWindow: false }, ButtonType: 'Primary' },
  film: {
    ...bare, Content: 'Video', TextColor: 'White', VideoDesktop: '/-/jssmedia/film/vinter.mp4', VideoPhone: '/-/jssmedia/film/vinter-hog.mp4', HasControlBar: true, Variant: 'FullScreen', ContentPlacement: 'Bottom',
    Link: { href: 'https://example.com/', text: 'Läs mer', newWindow: true }, ButtonType: 'Ghost Contrast',
  },
  photograph: { ...bare, Image: { src: '/-/jssmedia/photos/workshop.jpg', alt: '', width: 1920, height: 1080 }, ImagePhone: { src: '/-/jssmedia/photos/workshop-phone.jpg', alt: '', width: 640, height: 900 }, CenterContent: true, TextColor: 'White', HasMarginTop: true, TitleTag: 'H2', Link: { href: '/service-och-verkstad', text: 'Boka verkstad', newWindow: false }, ButtonType: 'Secondary' },
  'long words': { ...bare, Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats', Text: 'Genomgångna. '.repeat(20).trim(), CenterContent: true, ContentPlacement: 'Top', Link: { href: '/kop-bil', text: 'Begagnatbilsmarknadsplatsens öppettider', newWindow: false }, ButtonType: 'Ghost' },
  'nothing to stand on': { ...bare, Image: null },
};
