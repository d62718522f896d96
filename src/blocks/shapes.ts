import type { InferType } from 'yup';
import type { Chrome } from '@/domain/content/editing';
import { bodyTypesShape } from './BodyTypes/BodyTypes.shape';
import { brandLinksShape } from './BrandLinks/BrandLinks.shape';
import { latestCarsShape } from './LatestCars/LatestCars.shape';
import { promisesShape } from './Promises/Promises.shape';
import { navigationShape } from './Navigation/Navigation.shape';
import { megaMenuShape } from './MegaMenu/MegaMenu.shape';
import { alertBarShape } from './AlertBar/AlertBar.shape';
import { containerShape } from './Container/Container.shape';
import { creditWarningShape } from './CreditWarning/CreditWarning.shape';
import { footerShape } from './Footer/Footer.shape';
import { socialMediaShape } from './SocialMedia/SocialMedia.shape';
import { logoShape } from './Logo/Logo.shape';
import { breadcrumbShape } from './Breadcrumb/Breadcrumb.shape';
import { partialDesignShape } from './PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.shape';
import { heroBannerShape } from './HeroBanner/HeroBanner.shape';
import { heroNotFoundShape } from './HeroNotFound/HeroNotFound.shape';
import { richContentBlockShape } from './RichContentBlock/RichContentBlock.shape';
import { blurbCloudShape, blurbShape, blurbXmcShape } from './Blurb/Blurb.shape';
import { stageRowHorizontalShape, stageRowShape } from './StageRow/StageRow.shape';
import { ctaBannerShape } from './CTABanner/CTABanner.shape';
import { highlightItemShape, highlightListShape } from './HighlightList/HighlightList.shape';
import { accordionShape, faqListShape } from './FAQList/FAQList.shape';
import { spacerShape } from './Spacer/Spacer.shape';
import { legalInfoShape } from './LegalInfo/LegalInfo.shape';
import { obligatoryLoanInfoShape } from './ObligatoryLoanInfo/ObligatoryLoanInfo.shape';
import { imageButtonShape } from './ImageButton/ImageButton.shape';
import { brandListShape } from './BrandList/BrandList.shape';
import { fileDownloadListShape } from './FileDownloadList/FileDownloadList.shape';
import { carModelCardListShape } from './CarModelCardList/CarModelCardList.shape';
import { imageCardShape } from './ImageCard/ImageCard.shape';
import { youtubeVideoShape } from './YoutubeVideo/YoutubeVideo.shape';
import { carouselShape } from './Carousel/Carousel.shape';
import { countdownTimerShape } from './CountdownTimer/CountdownTimer.shape';
import { disclaimerModalShape } from './DisclaimerModal/DisclaimerModal.shape';
import { galleryShape } from './Gallery/Gallery.shape';
import { storiesIndexShape } from './StoriesIndex/StoriesIndex.shape';
import { storiesTeaserShape } from './StoriesTeaser/StoriesTeaser.shape';
import { storiesNavigationShape } from './StoriesNavigation/StoriesNavigation.shape';
import { storiesPublishInfoShape } from './StoriesPublishInfo/StoriesPublishInfo.shape';
import { storyHeadShape } from './StoryHead/StoryHead.shape';
import { carSearchHeroShape } from './CarSearchHero/CarSearchHero.shape';
import { carListShape } from './CarList/CarList.shape';
import { carTeaserShape } from './CarTeaser/CarTeaser.shape';
import { siteTeaserShape } from './SiteTeaser/SiteTeaser.shape';
import { facilityListShape } from './FacilityList/FacilityList.shape';
import { facilityDetailShape } from './FacilityDetail/FacilityDetail.shape';
import { siteSelectionShape } from './SiteSelection/SiteSelection.shape';
import { carStoreNavigationShape } from './CarStoreNavigation/CarStoreNavigation.shape';
import { carStoreAuctionHeaderShape } from './CarStoreAuctionHeader/CarStoreAuctionHeader.shape';
import { serviceBookingShape } from './ServiceBooking/ServiceBooking.shape';
import { datePickerShape } from './DatePicker/DatePicker.shape';
import { embeddedComponentShape } from './EmbeddedComponent/EmbeddedComponent.shape';
import { scrollToTopShape } from './ScrollToTop/ScrollToTop.shape';
import { bookingLinkShape } from './BookingLink/BookingLink.shape';

/** What the fields of each block must be: checked on the server before a page is rendered, so no schema reaches a browser. */
export const shapes = {
  LatestCars: latestCarsShape,
  BodyTypes: bodyTypesShape,
  BrandLinks: brandLinksShape,
  Promises: promisesShape,

  // Header and footer.
  Navigation: navigationShape,
  MegaMenu: megaMenuShape,
  AlertBar: alertBarShape,
  Footer: footerShape,
  SocialMedia: socialMediaShape,
  Logo: logoShape,
  Breadcrumb: breadcrumbShape,
  CreditWarning: creditWarningShape,

  // What other blocks stand in.
  Container: containerShape,
  PartialDesignDynamicPlaceholder: partialDesignShape,
  /** The platform's name for an alert bar that stands alone. */
  Message: alertBarShape,

  // Content.
  HeroBanner: heroBannerShape,
  HeroNotFound: heroNotFoundShape,
  RichContentBlock: richContentBlockShape,
  Blurb: blurbShape,
  BlurbCloud: blurbCloudShape,
  BlurbXmc: blurbXmcShape,
  StageRow: stageRowShape,
  StageRowHorizontal: stageRowHorizontalShape,
  CTABanner: ctaBannerShape,
  HighlightList: highlightListShape,
  HighlightItem: highlightItemShape,
  FAQList: faqListShape,
  Accordion: accordionShape,
  Spacer: spacerShape,
  LegalInfo: legalInfoShape,
  ObligatoryLoanInfo: obligatoryLoanInfoShape,
  ImageButton: imageButtonShape,
  BrandList: brandListShape,
  FileDownloadList: fileDownloadListShape,
  CarModelCardList: carModelCardListShape,
  ImageCard: imageCardShape,
  YoutubeVideo: youtubeVideoShape,
  Carousel: carouselShape,
  CountdownTimer: countdownTimerShape,
  DisclaimerModal: disclaimerModalShape,
  Gallery: galleryShape,

  // Stories.
  StoriesIndex: storiesIndexShape,
  StoriesTeaser: storiesTeaserShape,
  StoriesNavigation: storiesNavigationShape,
  StoriesPublishInfo: storiesPublishInfoShape,
  StoryHead: storyHeadShape,

  // Cars and facilities on content pages, and the ways between the group's sites.
  CarSearchHero: carSearchHeroShape,
  CarList: carListShape,
  CarTeaser: carTeaserShape,
  SiteTeaser: siteTeaserShape,
  FacilityList: facilityListShape,
  FacilityDetail: facilityDetailShape,
  SiteSelection: siteSelectionShape,
  CarStoreNavigation: carStoreNavigationShape,
  CarStoreAuctionHeader: carStoreAuctionHeaderShape,
  DatePicker: datePickerShape,
  ServiceBooking: serviceBookingShape,
  EmbeddedComponent: embeddedComponentShape,
  ScrollToTop: scrollToTopShape,
  BookingLink: bookingLinkShape,
};

export type BlockName = keyof typeof shapes;
export type BlockFields = { [Name in BlockName]: InferType<(typeof shapes)[Name]> };

/** A block of a page with fields that its shape has checked. */
export type CheckedBlock = {
  [Name in BlockName]: { id: string; block: Name; fields: BlockFields[Name]; slots?: Slots };
}[BlockName];

/** A block as a page carries it; `null` is one that failed on the server, or that nobody knows, and leaves words in its place. */
export type PageBlock =
  | CheckedBlock
  | { id: string; block: null; unknown?: string; /** Stands for a mark of an editor's page. */ chrome?: Chrome };

/** Blocks within a block, by the name of their placeholder. */
export type Slots = { [name: string]: PageBlock[] };
