// Generated from the folders of src/blocks by `npm run docs`. Do not edit.
import { late } from '@/ui/late';
import type { BlockViews } from '../blocks.types';

/** The view of every block, for the browser: fetched when a page shows it. */
export const lazyViews: BlockViews = {
  Accordion: late(() =>
    import(/* webpackChunkName: "texts" */ '../FAQList/Accordion.view').then((module) => module.Accordion),
  ),
  AlertBar: late(() =>
    import(/* webpackChunkName: "alert" */ '../AlertBar/AlertBar.view').then((module) => module.AlertBar),
  ),
  Blurb: late(() => import(/* webpackChunkName: "texts" */ '../Blurb/Blurb.view').then((module) => module.Blurb)),
  BlurbCloud: late(() =>
    import(/* webpackChunkName: "texts" */ '../Blurb/BlurbCloud.view').then((module) => module.BlurbCloud),
  ),
  BlurbXmc: late(() =>
    import(/* webpackChunkName: "texts" */ '../Blurb/BlurbXmc.view').then((module) => module.BlurbXmc),
  ),
  BodyTypes: late(() => import('../BodyTypes/BodyTypes.view').then((module) => module.BodyTypes)),
  BookingLink: late(() => import('../BookingLink/BookingLink.view').then((module) => module.BookingLink)),
  BrandLinks: late(() => import('../BrandLinks/BrandLinks.view').then((module) => module.BrandLinks)),
  BrandList: late(() =>
    import(/* webpackChunkName: "tiles" */ '../BrandList/BrandList.view').then((module) => module.BrandList),
  ),
  Breadcrumb: late(() => import('../Breadcrumb/Breadcrumb.view').then((module) => module.Breadcrumb)),
  CTABanner: late(() =>
    import(/* webpackChunkName: "stage" */ '../CTABanner/CTABanner.view').then((module) => module.CTABanner),
  ),
  CarList: late(() =>
    import(/* webpackChunkName: "shelves" */ '../CarList/CarList.view').then((module) => module.CarList),
  ),
  CarModelCardList: late(() =>
    import(/* webpackChunkName: "tiles" */ '../CarModelCardList/CarModelCardList.view').then(
      (module) => module.CarModelCardList,
    ),
  ),
  CarSearchHero: late(() =>
    import(/* webpackChunkName: "stage" */ '../CarSearchHero/CarSearchHero.view').then(
      (module) => module.CarSearchHero,
    ),
  ),
  CarStoreAuctionHeader: late(() =>
    import('../CarStoreAuctionHeader/CarStoreAuctionHeader.view').then((module) => module.CarStoreAuctionHeader),
  ),
  CarStoreNavigation: late(() =>
    import('../CarStoreNavigation/CarStoreNavigation.view').then((module) => module.CarStoreNavigation),
  ),
  CarTeaser: late(() =>
    import(/* webpackChunkName: "shelves" */ '../CarTeaser/CarTeaser.view').then((module) => module.CarTeaser),
  ),
  Carousel: late(() =>
    import(/* webpackChunkName: "stage" */ '../Carousel/Carousel.view').then((module) => module.Carousel),
  ),
  Container: late(() => import('../Container/Container.view').then((module) => module.Container)),
  CountdownTimer: late(() => import('../CountdownTimer/CountdownTimer.view').then((module) => module.CountdownTimer)),
  CreditWarning: late(() =>
    import(/* webpackChunkName: "shell" */ '../CreditWarning/CreditWarning.view').then(
      (module) => module.CreditWarning,
    ),
  ),
  DatePicker: late(() => import('../DatePicker/DatePicker.view').then((module) => module.DatePicker)),
  DisclaimerModal: late(() =>
    import('../DisclaimerModal/DisclaimerModal.view').then((module) => module.DisclaimerModal),
  ),
  EmbeddedComponent: late(() =>
    import('../EmbeddedComponent/EmbeddedComponent.view').then((module) => module.EmbeddedComponent),
  ),
  FAQList: late(() =>
    import(/* webpackChunkName: "texts" */ '../FAQList/FAQList.view').then((module) => module.FAQList),
  ),
  FacilityDetail: late(() => import('../FacilityDetail/FacilityDetail.view').then((module) => module.FacilityDetail)),
  FacilityList: late(() => import('../FacilityList/FacilityList.view').then((module) => module.FacilityList)),
  FileDownloadList: late(() =>
    import(/* webpackChunkName: "tiles" */ '../FileDownloadList/FileDownloadList.view').then(
      (module) => module.FileDownloadList,
    ),
  ),
  Footer: late(() => import(/* webpackChunkName: "shell" */ '../Footer/Footer.view').then((module) => module.Footer)),
  Gallery: late(() => import('../Gallery/Gallery.view').then((module) => module.Gallery)),
  HeroBanner: late(() =>
    import(/* webpackChunkName: "stage" */ '../HeroBanner/HeroBanner.view').then((module) => module.HeroBanner),
  ),
  HeroNotFound: late(() =>
    import(/* webpackChunkName: "stage" */ '../HeroNotFound/HeroNotFound.view').then((module) => module.HeroNotFound),
  ),
  HighlightItem: late(() =>
    import(/* webpackChunkName: "texts" */ '../HighlightList/HighlightItem.view').then(
      (module) => module.HighlightItem,
    ),
  ),
  HighlightList: late(() =>
    import(/* webpackChunkName: "texts" */ '../HighlightList/HighlightList.view').then(
      (module) => module.HighlightList,
    ),
  ),
  ImageButton: late(() =>
    import(/* webpackChunkName: "tiles" */ '../ImageButton/ImageButton.view').then((module) => module.ImageButton),
  ),
  ImageCard: late(() =>
    import(/* webpackChunkName: "tiles" */ '../ImageCard/ImageCard.view').then((module) => module.ImageCard),
  ),
  LatestCars: late(() => import('../LatestCars/LatestCars.view').then((module) => module.LatestCars)),
  LegalInfo: late(() =>
    import(/* webpackChunkName: "texts" */ '../LegalInfo/LegalInfo.view').then((module) => module.LegalInfo),
  ),
  Logo: late(() => import(/* webpackChunkName: "shell" */ '../Logo/Logo.view').then((module) => module.Logo)),
  MegaMenu: late(() =>
    import(/* webpackChunkName: "shell" */ '../MegaMenu/MegaMenu.view').then((module) => module.MegaMenu),
  ),
  Message: late(() =>
    import(/* webpackChunkName: "alert" */ '../AlertBar/Message.view').then((module) => module.Message),
  ),
  Navigation: late(() =>
    import(/* webpackChunkName: "shell" */ '../Navigation/Navigation.view').then((module) => module.Navigation),
  ),
  ObligatoryLoanInfo: late(() =>
    import('../ObligatoryLoanInfo/ObligatoryLoanInfo.view').then((module) => module.ObligatoryLoanInfo),
  ),
  PartialDesignDynamicPlaceholder: late(() =>
    import('../PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.view').then(
      (module) => module.PartialDesignDynamicPlaceholder,
    ),
  ),
  Promises: late(() => import('../Promises/Promises.view').then((module) => module.Promises)),
  RichContentBlock: late(() =>
    import(/* webpackChunkName: "texts" */ '../RichContentBlock/RichContentBlock.view').then(
      (module) => module.RichContentBlock,
    ),
  ),
  ScrollToTop: late(() => import('../ScrollToTop/ScrollToTop.view').then((module) => module.ScrollToTop)),
  ServiceBooking: late(() => import('../ServiceBooking/ServiceBooking.view').then((module) => module.ServiceBooking)),
  SiteSelection: late(() => import('../SiteSelection/SiteSelection.view').then((module) => module.SiteSelection)),
  SiteTeaser: late(() => import('../SiteTeaser/SiteTeaser.view').then((module) => module.SiteTeaser)),
  SocialMedia: late(() => import('../SocialMedia/SocialMedia.view').then((module) => module.SocialMedia)),
  Spacer: late(() => import(/* webpackChunkName: "texts" */ '../Spacer/Spacer.view').then((module) => module.Spacer)),
  StageRow: late(() =>
    import(/* webpackChunkName: "tiles" */ '../StageRow/StageRow.view').then((module) => module.StageRow),
  ),
  StageRowHorizontal: late(() =>
    import(/* webpackChunkName: "tiles" */ '../StageRow/StageRowHorizontal.view').then(
      (module) => module.StageRowHorizontal,
    ),
  ),
  StoriesIndex: late(() => import('../StoriesIndex/StoriesIndex.view').then((module) => module.StoriesIndex)),
  StoriesNavigation: late(() =>
    import('../StoriesNavigation/StoriesNavigation.view').then((module) => module.StoriesNavigation),
  ),
  StoriesPublishInfo: late(() =>
    import('../StoriesPublishInfo/StoriesPublishInfo.view').then((module) => module.StoriesPublishInfo),
  ),
  StoriesTeaser: late(() => import('../StoriesTeaser/StoriesTeaser.view').then((module) => module.StoriesTeaser)),
  StoryHead: late(() => import('../StoryHead/StoryHead.view').then((module) => module.StoryHead)),
  YoutubeVideo: late(() => import('../YoutubeVideo/YoutubeVideo.view').then((module) => module.YoutubeVideo)),
};
