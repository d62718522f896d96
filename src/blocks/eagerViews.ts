import { AlertBar } from './AlertBar/AlertBar.view';
import type { BlockViews } from './blockViews.types';
import { BodyTypes } from './BodyTypes/BodyTypes.view';
import { BrandLinks } from './BrandLinks/BrandLinks.view';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.view';
import { Container } from './Container/Container.view';
import { CreditWarning } from './CreditWarning/CreditWarning.view';
import { Footer } from './Footer/Footer.view';
import { LatestCars } from './LatestCars/LatestCars.view';
import { Logo } from './Logo/Logo.view';
import { MegaMenu } from './MegaMenu/MegaMenu.view';
import { Navigation } from './Navigation/Navigation.view';
import { PartialDesignDynamicPlaceholder } from './PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.view';
import { Promises } from './Promises/Promises.view';
import { SocialMedia } from './SocialMedia/SocialMedia.view';
import { HeroBanner } from './HeroBanner/HeroBanner.view';
import { HeroNotFound } from './HeroNotFound/HeroNotFound.view';
import { RichContentBlock } from './RichContentBlock/RichContentBlock.view';
import { Blurb } from './Blurb/Blurb.view';
import { BlurbCloud } from './Blurb/BlurbCloud.view';
import { StageRow } from './StageRow/StageRow.view';
import { StageRowHorizontal } from './StageRow/StageRowHorizontal.view';
import { CTABanner } from './CTABanner/CTABanner.view';
import { HighlightItem, HighlightList } from './HighlightList/HighlightList.view';
import { Accordion, FAQList } from './FAQList/FAQList.view';
import { Spacer } from './Spacer/Spacer.view';
import { LegalInfo } from './LegalInfo/LegalInfo.view';
import { ObligatoryLoanInfo } from './ObligatoryLoanInfo/ObligatoryLoanInfo.view';
import { ImageButton } from './ImageButton/ImageButton.view';
import { BrandList } from './BrandList/BrandList.view';
import { FileDownloadList } from './FileDownloadList/FileDownloadList.view';
import { CarModelCardList } from './CarModelCardList/CarModelCardList.view';
import { ImageCard } from './ImageCard/ImageCard.view';
import { YoutubeVideo } from './YoutubeVideo/YoutubeVideo.view';
import { Carousel } from './Carousel/Carousel.view';
import { CountdownTimer } from './CountdownTimer/CountdownTimer.view';
import { DisclaimerModal } from './DisclaimerModal/DisclaimerModal.view';
import { Gallery } from './Gallery/Gallery.view';
import { StoriesIndex } from './StoriesIndex/StoriesIndex.view';
import { StoriesTeaser } from './StoriesTeaser/StoriesTeaser.view';
import { StoriesNavigation } from './StoriesNavigation/StoriesNavigation.view';
import { StoriesPublishInfo } from './StoriesPublishInfo/StoriesPublishInfo.view';
import { StoryHead } from './StoryHead/StoryHead.view';
import { CarSearchHero } from './CarSearchHero/CarSearchHero.view';
import { CarList } from './CarList/CarList.view';
import { CarTeaser } from './CarTeaser/CarTeaser.view';
import { SiteTeaser } from './SiteTeaser/SiteTeaser.view';
import { FacilityList } from './FacilityList/FacilityList.view';
import { FacilityDetail } from './FacilityDetail/FacilityDetail.view';
import { SiteSelection } from './SiteSelection/SiteSelection.view';
import { CarStoreNavigation } from './CarStoreNavigation/CarStoreNavigation.view';
import { CarStoreAuctionHeader } from './CarStoreAuctionHeader/CarStoreAuctionHeader.view';
import { ServiceBooking } from './ServiceBooking/ServiceBooking.view';
import { DatePicker } from './DatePicker/DatePicker.view';
import { EmbeddedComponent } from './EmbeddedComponent/EmbeddedComponent.view';
import { ScrollToTop } from './ScrollToTop/ScrollToTop.view';
import { BookingLink } from './BookingLink/BookingLink.view';

/** The view of each block, all at hand: for the server, which never waits while it renders. */
export const eagerViews: BlockViews = {
  LatestCars,
  BodyTypes,
  BrandLinks,
  Promises,
  Navigation,
  MegaMenu,
  AlertBar,
  Footer,
  SocialMedia,
  Logo,
  Breadcrumb,
  Message: AlertBar,
  CreditWarning,
  Container,
  PartialDesignDynamicPlaceholder,
  HeroBanner,
  HeroNotFound,
  RichContentBlock,
  Blurb,
  BlurbCloud,
  BlurbXmc: BlurbCloud,
  StageRow,
  StageRowHorizontal,
  CTABanner,
  HighlightList,
  HighlightItem,
  FAQList,
  Accordion,
  Spacer,
  LegalInfo,
  ObligatoryLoanInfo,
  ImageButton,
  BrandList,
  FileDownloadList,
  CarModelCardList,
  ImageCard,
  YoutubeVideo,
  Carousel,
  CountdownTimer,
  DisclaimerModal,
  Gallery,
  StoriesIndex,
  StoriesTeaser,
  StoriesNavigation,
  StoriesPublishInfo,
  StoryHead,
  CarSearchHero,
  CarList,
  CarTeaser,
  SiteTeaser,
  FacilityList,
  FacilityDetail,
  SiteSelection,
  CarStoreNavigation,
  CarStoreAuctionHeader,
  DatePicker,
  ServiceBooking,
  EmbeddedComponent,
  ScrollToTop,
  BookingLink,
};
