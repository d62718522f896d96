import { bodyTypesSamples } from './BodyTypes/BodyTypes.sample';
import { brandLinksSamples } from './BrandLinks/BrandLinks.sample';
import { latestCarsSamples } from './LatestCars/LatestCars.sample';
import { promisesSamples } from './Promises/Promises.sample';
import { navigationSamples } from './Navigation/Navigation.sample';
import { megaMenuSamples } from './MegaMenu/MegaMenu.sample';
import { alertBarSamples } from './AlertBar/AlertBar.sample';
import { containerSamples } from './Container/Container.sample';
import { creditWarningSamples } from './CreditWarning/CreditWarning.sample';
import { footerSamples } from './Footer/Footer.sample';
import { socialMediaSamples } from './SocialMedia/SocialMedia.sample';
import { logoSamples } from './Logo/Logo.sample';
import { breadcrumbSamples } from './Breadcrumb/Breadcrumb.sample';
import { partialDesignSamples } from './PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.sample';
import { heroBannerSamples } from './HeroBanner/HeroBanner.sample';
import { heroNotFoundSamples } from './HeroNotFound/HeroNotFound.sample';
import { richContentBlockSamples } from './RichContentBlock/RichContentBlock.sample';
import { blurbCloudSamples, blurbSamples } from './Blurb/Blurb.sample';
import { stageRowHorizontalSamples, stageRowSamples } from './StageRow/StageRow.sample';
import { ctaBannerSamples } from './CTABanner/CTABanner.sample';
import { highlightItemSamples, highlightListSamples } from './HighlightList/HighlightList.sample';
import { accordionSamples, faqListSamples } from './FAQList/FAQList.sample';
import { spacerSamples } from './Spacer/Spacer.sample';
import { legalInfoSamples } from './LegalInfo/LegalInfo.sample';
import { obligatoryLoanInfoSamples } from './ObligatoryLoanInfo/ObligatoryLoanInfo.sample';
import { imageButtonSamples } from './ImageButton/ImageButton.sample';
import { brandListSamples } from './BrandList/BrandList.sample';
import { fileDownloadListSamples } from './FileDownloadList/FileDownloadList.sample';
import { carModelCardListSamples } from './CarModelCardList/CarModelCardList.sample';
import { imageCardSamples } from './ImageCard/ImageCard.sample';
import { youtubeVideoSamples } from './YoutubeVideo/YoutubeVideo.sample';
import { carouselSamples } from './Carousel/Carousel.sample';
import { countdownTimerSamples } from './CountdownTimer/CountdownTimer.sample';
import { disclaimerModalSamples } from './DisclaimerModal/DisclaimerModal.sample';
import { gallerySamples } from './Gallery/Gallery.sample';
import { storiesIndexSamples } from './StoriesIndex/StoriesIndex.sample';
import { storiesTeaserSamples } from './StoriesTeaser/StoriesTeaser.sample';
import { storiesNavigationSamples } from './StoriesNavigation/StoriesNavigation.sample';
import { storiesPublishInfoSamples } from './StoriesPublishInfo/StoriesPublishInfo.sample';
import { storyHeadSamples } from './StoryHead/StoryHead.sample';
import { carSearchHeroSamples } from './CarSearchHero/CarSearchHero.sample';
import { carListSamples } from './CarList/CarList.sample';
import { carTeaserSamples } from './CarTeaser/CarTeaser.sample';
import { siteTeaserSamples } from './SiteTeaser/SiteTeaser.sample';
import { facilityListSamples } from './FacilityList/FacilityList.sample';
import { facilityDetailSamples } from './FacilityDetail/FacilityDetail.sample';
import { siteSelectionSamples } from './SiteSelection/SiteSelection.sample';
import { carStoreNavigationSamples } from './CarStoreNavigation/CarStoreNavigation.sample';
import { carStoreAuctionHeaderSamples } from './CarStoreAuctionHeader/CarStoreAuctionHeader.sample';
import { serviceBookingSamples } from './ServiceBooking/ServiceBooking.sample';
import { datePickerSamples } from './DatePicker/DatePicker.sample';
import { embeddedComponentSamples } from './EmbeddedComponent/EmbeddedComponent.sample';
import { scrollToTopSamples } from './ScrollToTop/ScrollToTop.sample';
import { bookingLinkSamples } from './BookingLink/BookingLink.sample';
import type { BlockFields, BlockName } from './schemas';

/** Fields to show and test every block with, its ugliest included. */
export const samples: { [Name in BlockName]: Record<string, BlockFields[Name]> } = {
  LatestCars: latestCarsSamples,
  BodyTypes: bodyTypesSamples,
  BrandLinks: brandLinksSamples,
  Promises: promisesSamples,

  Navigation: navigationSamples,
  MegaMenu: megaMenuSamples,
  AlertBar: alertBarSamples,
  Footer: footerSamples,
  SocialMedia: socialMediaSamples,
  Logo: logoSamples,
  Breadcrumb: breadcrumbSamples,
  CreditWarning: creditWarningSamples,
  Container: containerSamples,
  PartialDesignDynamicPlaceholder: partialDesignSamples,
  Message: alertBarSamples,

  HeroBanner: heroBannerSamples,
  HeroNotFound: heroNotFoundSamples,
  RichContentBlock: richContentBlockSamples,
  Blurb: blurbSamples,
  BlurbCloud: blurbCloudSamples,
  BlurbXmc: blurbCloudSamples,
  StageRow: stageRowSamples,
  StageRowHorizontal: stageRowHorizontalSamples,
  CTABanner: ctaBannerSamples,
  HighlightList: highlightListSamples,
  HighlightItem: highlightItemSamples,
  FAQList: faqListSamples,
  Accordion: accordionSamples,
  Spacer: spacerSamples,
  LegalInfo: legalInfoSamples,
  ObligatoryLoanInfo: obligatoryLoanInfoSamples,
  ImageButton: imageButtonSamples,
  BrandList: brandListSamples,
  FileDownloadList: fileDownloadListSamples,
  CarModelCardList: carModelCardListSamples,
  ImageCard: imageCardSamples,
  YoutubeVideo: youtubeVideoSamples,
  Carousel: carouselSamples,
  CountdownTimer: countdownTimerSamples,
  DisclaimerModal: disclaimerModalSamples,
  Gallery: gallerySamples,

  StoriesIndex: storiesIndexSamples,
  StoriesTeaser: storiesTeaserSamples,
  StoriesNavigation: storiesNavigationSamples,
  StoriesPublishInfo: storiesPublishInfoSamples,
  StoryHead: storyHeadSamples,

  CarSearchHero: carSearchHeroSamples,
  CarList: carListSamples,
  CarTeaser: carTeaserSamples,
  SiteTeaser: siteTeaserSamples,
  FacilityList: facilityListSamples,
  FacilityDetail: facilityDetailSamples,
  SiteSelection: siteSelectionSamples,
  CarStoreNavigation: carStoreNavigationSamples,
  CarStoreAuctionHeader: carStoreAuctionHeaderSamples,
  DatePicker: datePickerSamples,
  ServiceBooking: serviceBookingSamples,
  EmbeddedComponent: embeddedComponentSamples,
  ScrollToTop: scrollToTopSamples,
  BookingLink: bookingLinkSamples,
};
