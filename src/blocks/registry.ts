import type { BlockViews } from './blockViews.types';
import { late } from '@/ui/late';
import { eagerViews } from './eagerViews';

/** In the browser each in a chunk of its own, which comes after the page: a page carries the code of the blocks that it shows. */
const lazyViews: BlockViews = {
  LatestCars: late(() => import('./LatestCars/LatestCars.view').then((module) => module.LatestCars)),
  BodyTypes: late(() => import('./BodyTypes/BodyTypes.view').then((module) => module.BodyTypes)),
  BrandLinks: late(() => import('./BrandLinks/BrandLinks.view').then((module) => module.BrandLinks)),
  Promises: late(() => import('./Promises/Promises.view').then((module) => module.Promises)),

  // On every page together: one chunk, in which what they share stands once.
  Navigation: late(() =>
    import(/* webpackChunkName: "shell" */ './Navigation/Navigation.view').then((module) => module.Navigation),
  ),
  MegaMenu: late(() =>
    import(/* webpackChunkName: "shell" */ './MegaMenu/MegaMenu.view').then((module) => module.MegaMenu),
  ),
  AlertBar: late(() =>
    import(/* webpackChunkName: "alert" */ './AlertBar/AlertBar.view').then((module) => module.AlertBar),
  ),
  Footer: late(() => import(/* webpackChunkName: "shell" */ './Footer/Footer.view').then((module) => module.Footer)),
  SocialMedia: late(() => import('./SocialMedia/SocialMedia.view').then((module) => module.SocialMedia)),
  Logo: late(() => import(/* webpackChunkName: "shell" */ './Logo/Logo.view').then((module) => module.Logo)),
  Breadcrumb: late(() => import('./Breadcrumb/Breadcrumb.view').then((module) => module.Breadcrumb)),
  CreditWarning: late(() =>
    import(/* webpackChunkName: "shell" */ './CreditWarning/CreditWarning.view').then((module) => module.CreditWarning),
  ),

  Container: late(() => import('./Container/Container.view').then((module) => module.Container)),
  PartialDesignDynamicPlaceholder: late(() =>
    import('./PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.view').then(
      (module) => module.PartialDesignDynamicPlaceholder,
    ),
  ),
  Message: late(() =>
    import(/* webpackChunkName: "alert" */ './AlertBar/AlertBar.view').then((module) => module.AlertBar),
  ),

  // By what they share: a page shows several of a kind.
  HeroBanner: late(() =>
    import(/* webpackChunkName: "stage" */ './HeroBanner/HeroBanner.view').then((module) => module.HeroBanner),
  ),
  HeroNotFound: late(() =>
    import(/* webpackChunkName: "stage" */ './HeroNotFound/HeroNotFound.view').then((module) => module.HeroNotFound),
  ),
  RichContentBlock: late(() =>
    import(/* webpackChunkName: "texts" */ './RichContentBlock/RichContentBlock.view').then(
      (module) => module.RichContentBlock,
    ),
  ),
  Blurb: late(() => import(/* webpackChunkName: "texts" */ './Blurb/Blurb.view').then((module) => module.Blurb)),
  BlurbCloud: late(() =>
    import(/* webpackChunkName: "texts" */ './Blurb/BlurbCloud.view').then((module) => module.BlurbCloud),
  ),
  BlurbXmc: late(() =>
    import(/* webpackChunkName: "texts" */ './Blurb/BlurbCloud.view').then((module) => module.BlurbCloud),
  ),
  StageRow: late(() =>
    import(/* webpackChunkName: "tiles" */ './StageRow/StageRow.view').then((module) => module.StageRow),
  ),
  StageRowHorizontal: late(() =>
    import(/* webpackChunkName: "tiles" */ './StageRow/StageRowHorizontal.view').then(
      (module) => module.StageRowHorizontal,
    ),
  ),
  CTABanner: late(() =>
    import(/* webpackChunkName: "stage" */ './CTABanner/CTABanner.view').then((module) => module.CTABanner),
  ),
  HighlightList: late(() =>
    import(/* webpackChunkName: "texts" */ './HighlightList/HighlightList.view').then((module) => module.HighlightList),
  ),
  HighlightItem: late(() =>
    import(/* webpackChunkName: "texts" */ './HighlightList/HighlightList.view').then((module) => module.HighlightItem),
  ),
  FAQList: late(() =>
    import(/* webpackChunkName: "texts" */ './FAQList/FAQList.view').then((module) => module.FAQList),
  ),
  Accordion: late(() =>
    import(/* webpackChunkName: "texts" */ './FAQList/FAQList.view').then((module) => module.Accordion),
  ),
  Spacer: late(() => import(/* webpackChunkName: "texts" */ './Spacer/Spacer.view').then((module) => module.Spacer)),
  LegalInfo: late(() =>
    import(/* webpackChunkName: "texts" */ './LegalInfo/LegalInfo.view').then((module) => module.LegalInfo),
  ),
  ObligatoryLoanInfo: late(() =>
    import('./ObligatoryLoanInfo/ObligatoryLoanInfo.view').then((module) => module.ObligatoryLoanInfo),
  ),
  ImageButton: late(() =>
    import(/* webpackChunkName: "tiles" */ './ImageButton/ImageButton.view').then((module) => module.ImageButton),
  ),
  BrandList: late(() =>
    import(/* webpackChunkName: "tiles" */ './BrandList/BrandList.view').then((module) => module.BrandList),
  ),
  FileDownloadList: late(() =>
    import(/* webpackChunkName: "tiles" */ './FileDownloadList/FileDownloadList.view').then(
      (module) => module.FileDownloadList,
    ),
  ),
  CarModelCardList: late(() =>
    import(/* webpackChunkName: "tiles" */ './CarModelCardList/CarModelCardList.view').then(
      (module) => module.CarModelCardList,
    ),
  ),
  ImageCard: late(() =>
    import(/* webpackChunkName: "tiles" */ './ImageCard/ImageCard.view').then((module) => module.ImageCard),
  ),
  YoutubeVideo: late(() => import('./YoutubeVideo/YoutubeVideo.view').then((module) => module.YoutubeVideo)),
  Carousel: late(() =>
    import(/* webpackChunkName: "stage" */ './Carousel/Carousel.view').then((module) => module.Carousel),
  ),
  CountdownTimer: late(() => import('./CountdownTimer/CountdownTimer.view').then((module) => module.CountdownTimer)),
  DisclaimerModal: late(() =>
    import('./DisclaimerModal/DisclaimerModal.view').then((module) => module.DisclaimerModal),
  ),
  Gallery: late(() => import('./Gallery/Gallery.view').then((module) => module.Gallery)),

  StoriesIndex: late(() => import('./StoriesIndex/StoriesIndex.view').then((module) => module.StoriesIndex)),
  StoriesTeaser: late(() => import('./StoriesTeaser/StoriesTeaser.view').then((module) => module.StoriesTeaser)),
  StoriesNavigation: late(() =>
    import('./StoriesNavigation/StoriesNavigation.view').then((module) => module.StoriesNavigation),
  ),
  StoriesPublishInfo: late(() =>
    import('./StoriesPublishInfo/StoriesPublishInfo.view').then((module) => module.StoriesPublishInfo),
  ),
  StoryHead: late(() => import('./StoryHead/StoryHead.view').then((module) => module.StoryHead)),

  CarSearchHero: late(() =>
    import(/* webpackChunkName: "stage" */ './CarSearchHero/CarSearchHero.view').then((module) => module.CarSearchHero),
  ),
  CarList: late(() =>
    import(/* webpackChunkName: "shelves" */ './CarList/CarList.view').then((module) => module.CarList),
  ),
  CarTeaser: late(() =>
    import(/* webpackChunkName: "shelves" */ './CarTeaser/CarTeaser.view').then((module) => module.CarTeaser),
  ),
  SiteTeaser: late(() => import('./SiteTeaser/SiteTeaser.view').then((module) => module.SiteTeaser)),
  FacilityList: late(() => import('./FacilityList/FacilityList.view').then((module) => module.FacilityList)),
  FacilityDetail: late(() => import('./FacilityDetail/FacilityDetail.view').then((module) => module.FacilityDetail)),
  SiteSelection: late(() => import('./SiteSelection/SiteSelection.view').then((module) => module.SiteSelection)),
  CarStoreNavigation: late(() =>
    import('./CarStoreNavigation/CarStoreNavigation.view').then((module) => module.CarStoreNavigation),
  ),
  CarStoreAuctionHeader: late(() =>
    import('./CarStoreAuctionHeader/CarStoreAuctionHeader.view').then((module) => module.CarStoreAuctionHeader),
  ),
  DatePicker: late(() => import('./DatePicker/DatePicker.view').then((module) => module.DatePicker)),
  ServiceBooking: late(() => import('./ServiceBooking/ServiceBooking.view').then((module) => module.ServiceBooking)),
  EmbeddedComponent: late(() =>
    import('./EmbeddedComponent/EmbeddedComponent.view').then((module) => module.EmbeddedComponent),
  ),
  ScrollToTop: late(() => import('./ScrollToTop/ScrollToTop.view').then((module) => module.ScrollToTop)),
  BookingLink: late(() => import('./BookingLink/BookingLink.view').then((module) => module.BookingLink)),
};

/** The view of each block. The choice is the bundler's: neither side has the other's list. */
export const views: BlockViews = typeof window === 'undefined' ? eagerViews : lazyViews;
