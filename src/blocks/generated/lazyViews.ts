// Generated from the folders of src/blocks by `npm run docs`. Do not edit.
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import type { BlockViews } from '../blocks.types';

/** The view of every block, for the browser: fetched when a page shows it. */
export const lazyViews: BlockViews = {
  Accordion: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../FAQList/Accordion.view').then((module) => module.Accordion),
  ),
  AlertBar: lazyWithRetry(() =>
    import(/* webpackChunkName: "alert" */ '../AlertBar/AlertBar.view').then((module) => module.AlertBar),
  ),
  Blurb: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../Blurb/Blurb.view').then((module) => module.Blurb),
  ),
  BlurbCloud: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../Blurb/BlurbCloud.view').then((module) => module.BlurbCloud),
  ),
  BlurbXmc: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../Blurb/BlurbXmc.view').then((module) => module.BlurbXmc),
  ),
  BodyTypes: lazyWithRetry(() => import('../BodyTypes/BodyTypes.view').then((module) => module.BodyTypes)),
  BookingLink: lazyWithRetry(() => import('../BookingLink/BookingLink.view').then((module) => module.BookingLink)),
  BrandLinks: lazyWithRetry(() => import('../BrandLinks/BrandLinks.view').then((module) => module.BrandLinks)),
  BrandList: lazyWithRetry(() =>
    import(/* webpackChunkName: "tiles" */ '../BrandList/BrandList.view').then((module) => module.BrandList),
  ),
  Breadcrumb: lazyWithRetry(() => import('../Breadcrumb/Breadcrumb.view').then((module) => module.Breadcrumb)),
  CTABanner: lazyWithRetry(() =>
    import(/* webpackChunkName: "stage" */ '../CTABanner/CTABanner.view').then((module) => module.CTABanner),
  ),
  CarList: lazyWithRetry(() =>
    import(/* webpackChunkName: "car-teasers" */ '../CarList/CarList.view').then((module) => module.CarList),
  ),
  CarModel: lazyWithRetry(() => import('../CarModel/CarModel.view').then((module) => module.CarModel)),
  CarModelCardList: lazyWithRetry(() =>
    import(/* webpackChunkName: "tiles" */ '../CarModelCardList/CarModelCardList.view').then(
      (module) => module.CarModelCardList,
    ),
  ),
  CarSearchHero: lazyWithRetry(() =>
    import(/* webpackChunkName: "stage" */ '../CarSearchHero/CarSearchHero.view').then(
      (module) => module.CarSearchHero,
    ),
  ),
  CarStoreAuctionHeader: lazyWithRetry(() =>
    import('../CarStoreAuctionHeader/CarStoreAuctionHeader.view').then((module) => module.CarStoreAuctionHeader),
  ),
  CarStoreNavigation: lazyWithRetry(() =>
    import('../CarStoreNavigation/CarStoreNavigation.view').then((module) => module.CarStoreNavigation),
  ),
  CarTeaser: lazyWithRetry(() =>
    import(/* webpackChunkName: "car-teasers" */ '../CarTeaser/CarTeaser.view').then((module) => module.CarTeaser),
  ),
  Carousel: lazyWithRetry(() =>
    import(/* webpackChunkName: "stage" */ '../Carousel/Carousel.view').then((module) => module.Carousel),
  ),
  ClosingLots: lazyWithRetry(() => import('../ClosingLots/ClosingLots.view').then((module) => module.ClosingLots)),
  Container: lazyWithRetry(() => import('../Container/Container.view').then((module) => module.Container)),
  CountdownTimer: lazyWithRetry(() =>
    import('../CountdownTimer/CountdownTimer.view').then((module) => module.CountdownTimer),
  ),
  CreditWarning: lazyWithRetry(() =>
    import(/* webpackChunkName: "shell" */ '../CreditWarning/CreditWarning.view').then(
      (module) => module.CreditWarning,
    ),
  ),
  DatePicker: lazyWithRetry(() => import('../DatePicker/DatePicker.view').then((module) => module.DatePicker)),
  DisclaimerModal: lazyWithRetry(() =>
    import('../DisclaimerModal/DisclaimerModal.view').then((module) => module.DisclaimerModal),
  ),
  EmbeddedComponent: lazyWithRetry(() =>
    import('../EmbeddedComponent/EmbeddedComponent.view').then((module) => module.EmbeddedComponent),
  ),
  FAQList: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../FAQList/FAQList.view').then((module) => module.FAQList),
  ),
  FacilityDetail: lazyWithRetry(() =>
    import('../FacilityDetail/FacilityDetail.view').then((module) => module.FacilityDetail),
  ),
  FacilityList: lazyWithRetry(() => import('../FacilityList/FacilityList.view').then((module) => module.FacilityList)),
  FileDownloadList: lazyWithRetry(() =>
    import(/* webpackChunkName: "tiles" */ '../FileDownloadList/FileDownloadList.view').then(
      (module) => module.FileDownloadList,
    ),
  ),
  Footer: lazyWithRetry(() =>
    import(/* webpackChunkName: "shell" */ '../Footer/Footer.view').then((module) => module.Footer),
  ),
  Gallery: lazyWithRetry(() => import('../Gallery/Gallery.view').then((module) => module.Gallery)),
  HeroBanner: lazyWithRetry(() =>
    import(/* webpackChunkName: "stage" */ '../HeroBanner/HeroBanner.view').then((module) => module.HeroBanner),
  ),
  HeroNotFound: lazyWithRetry(() =>
    import(/* webpackChunkName: "stage" */ '../HeroNotFound/HeroNotFound.view').then((module) => module.HeroNotFound),
  ),
  HighlightItem: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../HighlightList/HighlightItem.view').then(
      (module) => module.HighlightItem,
    ),
  ),
  HighlightList: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../HighlightList/HighlightList.view').then(
      (module) => module.HighlightList,
    ),
  ),
  ImageButton: lazyWithRetry(() =>
    import(/* webpackChunkName: "tiles" */ '../ImageButton/ImageButton.view').then((module) => module.ImageButton),
  ),
  ImageCard: lazyWithRetry(() =>
    import(/* webpackChunkName: "tiles" */ '../ImageCard/ImageCard.view').then((module) => module.ImageCard),
  ),
  LatestCars: lazyWithRetry(() => import('../LatestCars/LatestCars.view').then((module) => module.LatestCars)),
  LegalInfo: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../LegalInfo/LegalInfo.view').then((module) => module.LegalInfo),
  ),
  LoanCalculator: lazyWithRetry(() =>
    import('../LoanCalculator/LoanCalculator.view').then((module) => module.LoanCalculator),
  ),
  Logo: lazyWithRetry(() => import(/* webpackChunkName: "shell" */ '../Logo/Logo.view').then((module) => module.Logo)),
  MarketingForm: lazyWithRetry(() =>
    import('../MarketingForm/MarketingForm.view').then((module) => module.MarketingForm),
  ),
  MegaMenu: lazyWithRetry(() =>
    import(/* webpackChunkName: "shell" */ '../MegaMenu/MegaMenu.view').then((module) => module.MegaMenu),
  ),
  Message: lazyWithRetry(() =>
    import(/* webpackChunkName: "alert" */ '../AlertBar/Message.view').then((module) => module.Message),
  ),
  Navigation: lazyWithRetry(() =>
    import(/* webpackChunkName: "shell" */ '../Navigation/Navigation.view').then((module) => module.Navigation),
  ),
  ObligatoryLoanInfo: lazyWithRetry(() =>
    import('../ObligatoryLoanInfo/ObligatoryLoanInfo.view').then((module) => module.ObligatoryLoanInfo),
  ),
  OnlineForm: lazyWithRetry(() => import('../OnlineForm/OnlineForm.view').then((module) => module.OnlineForm)),
  PartialDesignDynamicPlaceholder: lazyWithRetry(() =>
    import('../PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.view').then(
      (module) => module.PartialDesignDynamicPlaceholder,
    ),
  ),
  Promises: lazyWithRetry(() => import('../Promises/Promises.view').then((module) => module.Promises)),
  RichContentBlock: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../RichContentBlock/RichContentBlock.view').then(
      (module) => module.RichContentBlock,
    ),
  ),
  ScrollToTop: lazyWithRetry(() => import('../ScrollToTop/ScrollToTop.view').then((module) => module.ScrollToTop)),
  SellCarForm: lazyWithRetry(() => import('../SellCarForm/SellCarForm.view').then((module) => module.SellCarForm)),
  ServiceBooking: lazyWithRetry(() =>
    import('../ServiceBooking/ServiceBooking.view').then((module) => module.ServiceBooking),
  ),
  ServiceRequest: lazyWithRetry(() =>
    import('../ServiceRequest/ServiceRequest.view').then((module) => module.ServiceRequest),
  ),
  SiteSelection: lazyWithRetry(() =>
    import('../SiteSelection/SiteSelection.view').then((module) => module.SiteSelection),
  ),
  SiteTeaser: lazyWithRetry(() => import('../SiteTeaser/SiteTeaser.view').then((module) => module.SiteTeaser)),
  SocialMedia: lazyWithRetry(() => import('../SocialMedia/SocialMedia.view').then((module) => module.SocialMedia)),
  Spacer: lazyWithRetry(() =>
    import(/* webpackChunkName: "texts" */ '../Spacer/Spacer.view').then((module) => module.Spacer),
  ),
  StageRow: lazyWithRetry(() =>
    import(/* webpackChunkName: "tiles" */ '../StageRow/StageRow.view').then((module) => module.StageRow),
  ),
  StageRowHorizontal: lazyWithRetry(() =>
    import(/* webpackChunkName: "tiles" */ '../StageRow/StageRowHorizontal.view').then(
      (module) => module.StageRowHorizontal,
    ),
  ),
  StoriesIndex: lazyWithRetry(() => import('../StoriesIndex/StoriesIndex.view').then((module) => module.StoriesIndex)),
  StoriesNavigation: lazyWithRetry(() =>
    import('../StoriesNavigation/StoriesNavigation.view').then((module) => module.StoriesNavigation),
  ),
  StoriesPublishInfo: lazyWithRetry(() =>
    import('../StoriesPublishInfo/StoriesPublishInfo.view').then((module) => module.StoriesPublishInfo),
  ),
  StoriesTeaser: lazyWithRetry(() =>
    import('../StoriesTeaser/StoriesTeaser.view').then((module) => module.StoriesTeaser),
  ),
  StoryHead: lazyWithRetry(() => import('../StoryHead/StoryHead.view').then((module) => module.StoryHead)),
  TireHotel: lazyWithRetry(() => import('../TireHotel/TireHotel.view').then((module) => module.TireHotel)),
  TruckList: lazyWithRetry(() => import('../TruckList/TruckList.view').then((module) => module.TruckList)),
  YoutubeVideo: lazyWithRetry(() => import('../YoutubeVideo/YoutubeVideo.view').then((module) => module.YoutubeVideo)),
};
