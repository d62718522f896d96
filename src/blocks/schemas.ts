import type { InferType } from 'yup';
import type { Chrome } from '@/domain/content/editing';
import { bodyTypesSchema } from './BodyTypes/BodyTypes.schema';
import { brandLinksSchema } from './BrandLinks/BrandLinks.schema';
import { latestCarsSchema } from './LatestCars/LatestCars.schema';
import { promisesSchema } from './Promises/Promises.schema';
import { navigationSchema } from './Navigation/Navigation.schema';
import { megaMenuSchema } from './MegaMenu/MegaMenu.schema';
import { alertBarSchema } from './AlertBar/AlertBar.schema';
import { containerSchema } from './Container/Container.schema';
import { creditWarningSchema } from './CreditWarning/CreditWarning.schema';
import { footerSchema } from './Footer/Footer.schema';
import { socialMediaSchema } from './SocialMedia/SocialMedia.schema';
import { logoSchema } from './Logo/Logo.schema';
import { breadcrumbSchema } from './Breadcrumb/Breadcrumb.schema';
import { partialDesignSchema } from './PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.schema';
import { heroBannerSchema } from './HeroBanner/HeroBanner.schema';
import { heroNotFoundSchema } from './HeroNotFound/HeroNotFound.schema';
import { richContentBlockSchema } from './RichContentBlock/RichContentBlock.schema';
import { blurbCloudSchema, blurbSchema, blurbXmcSchema } from './Blurb/Blurb.schema';
import { stageRowHorizontalSchema, stageRowSchema } from './StageRow/StageRow.schema';
import { ctaBannerSchema } from './CTABanner/CTABanner.schema';
import { highlightItemSchema, highlightListSchema } from './HighlightList/HighlightList.schema';
import { accordionSchema, faqListSchema } from './FAQList/FAQList.schema';
import { spacerSchema } from './Spacer/Spacer.schema';
import { legalInfoSchema } from './LegalInfo/LegalInfo.schema';
import { obligatoryLoanInfoSchema } from './ObligatoryLoanInfo/ObligatoryLoanInfo.schema';
import { imageButtonSchema } from './ImageButton/ImageButton.schema';
import { brandListSchema } from './BrandList/BrandList.schema';
import { fileDownloadListSchema } from './FileDownloadList/FileDownloadList.schema';
import { carModelCardListSchema } from './CarModelCardList/CarModelCardList.schema';
import { imageCardSchema } from './ImageCard/ImageCard.schema';
import { youtubeVideoSchema } from './YoutubeVideo/YoutubeVideo.schema';
import { carouselSchema } from './Carousel/Carousel.schema';
import { countdownTimerSchema } from './CountdownTimer/CountdownTimer.schema';
import { disclaimerModalSchema } from './DisclaimerModal/DisclaimerModal.schema';
import { gallerySchema } from './Gallery/Gallery.schema';
import { storiesIndexSchema } from './StoriesIndex/StoriesIndex.schema';
import { storiesTeaserSchema } from './StoriesTeaser/StoriesTeaser.schema';
import { storiesNavigationSchema } from './StoriesNavigation/StoriesNavigation.schema';
import { storiesPublishInfoSchema } from './StoriesPublishInfo/StoriesPublishInfo.schema';
import { storyHeadSchema } from './StoryHead/StoryHead.schema';
import { carSearchHeroSchema } from './CarSearchHero/CarSearchHero.schema';
import { carListSchema } from './CarList/CarList.schema';
import { carTeaserSchema } from './CarTeaser/CarTeaser.schema';
import { siteTeaserSchema } from './SiteTeaser/SiteTeaser.schema';
import { facilityListSchema } from './FacilityList/FacilityList.schema';
import { facilityDetailSchema } from './FacilityDetail/FacilityDetail.schema';
import { siteSelectionSchema } from './SiteSelection/SiteSelection.schema';
import { carStoreNavigationSchema } from './CarStoreNavigation/CarStoreNavigation.schema';
import { carStoreAuctionHeaderSchema } from './CarStoreAuctionHeader/CarStoreAuctionHeader.schema';
import { serviceBookingSchema } from './ServiceBooking/ServiceBooking.schema';
import { datePickerSchema } from './DatePicker/DatePicker.schema';
import { embeddedComponentSchema } from './EmbeddedComponent/EmbeddedComponent.schema';
import { scrollToTopSchema } from './ScrollToTop/ScrollToTop.schema';
import { bookingLinkSchema } from './BookingLink/BookingLink.schema';

/** What the fields of each block must be: checked on the server before a page is rendered, so no schema reaches a browser. */
export const shapes = {
  LatestCars: latestCarsSchema,
  BodyTypes: bodyTypesSchema,
  BrandLinks: brandLinksSchema,
  Promises: promisesSchema,

  // Header and footer.
  Navigation: navigationSchema,
  MegaMenu: megaMenuSchema,
  AlertBar: alertBarSchema,
  Footer: footerSchema,
  SocialMedia: socialMediaSchema,
  Logo: logoSchema,
  Breadcrumb: breadcrumbSchema,
  CreditWarning: creditWarningSchema,

  // What other blocks stand in.
  Container: containerSchema,
  PartialDesignDynamicPlaceholder: partialDesignSchema,
  /** The platform's name for an alert bar that stands alone. */
  Message: alertBarSchema,

  // Content.
  HeroBanner: heroBannerSchema,
  HeroNotFound: heroNotFoundSchema,
  RichContentBlock: richContentBlockSchema,
  Blurb: blurbSchema,
  BlurbCloud: blurbCloudSchema,
  BlurbXmc: blurbXmcSchema,
  StageRow: stageRowSchema,
  StageRowHorizontal: stageRowHorizontalSchema,
  CTABanner: ctaBannerSchema,
  HighlightList: highlightListSchema,
  HighlightItem: highlightItemSchema,
  FAQList: faqListSchema,
  Accordion: accordionSchema,
  Spacer: spacerSchema,
  LegalInfo: legalInfoSchema,
  ObligatoryLoanInfo: obligatoryLoanInfoSchema,
  ImageButton: imageButtonSchema,
  BrandList: brandListSchema,
  FileDownloadList: fileDownloadListSchema,
  CarModelCardList: carModelCardListSchema,
  ImageCard: imageCardSchema,
  YoutubeVideo: youtubeVideoSchema,
  Carousel: carouselSchema,
  CountdownTimer: countdownTimerSchema,
  DisclaimerModal: disclaimerModalSchema,
  Gallery: gallerySchema,

  // Stories.
  StoriesIndex: storiesIndexSchema,
  StoriesTeaser: storiesTeaserSchema,
  StoriesNavigation: storiesNavigationSchema,
  StoriesPublishInfo: storiesPublishInfoSchema,
  StoryHead: storyHeadSchema,

  // Cars and facilities on content pages, and the ways between the group's sites.
  CarSearchHero: carSearchHeroSchema,
  CarList: carListSchema,
  CarTeaser: carTeaserSchema,
  SiteTeaser: siteTeaserSchema,
  FacilityList: facilityListSchema,
  FacilityDetail: facilityDetailSchema,
  SiteSelection: siteSelectionSchema,
  CarStoreNavigation: carStoreNavigationSchema,
  CarStoreAuctionHeader: carStoreAuctionHeaderSchema,
  DatePicker: datePickerSchema,
  ServiceBooking: serviceBookingSchema,
  EmbeddedComponent: embeddedComponentSchema,
  ScrollToTop: scrollToTopSchema,
  BookingLink: bookingLinkSchema,
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
