// Generated from the folders of src/blocks by `npm run docs`. Do not edit.
import type { BlockViews } from '../blocks.types';
import { Accordion } from '../FAQList/Accordion.view';
import { AlertBar } from '../AlertBar/AlertBar.view';
import { Blurb } from '../Blurb/Blurb.view';
import { BlurbCloud } from '../Blurb/BlurbCloud.view';
import { BlurbXmc } from '../Blurb/BlurbXmc.view';
import { BodyTypes } from '../BodyTypes/BodyTypes.view';
import { BookingLink } from '../BookingLink/BookingLink.view';
import { BrandLinks } from '../BrandLinks/BrandLinks.view';
import { BrandList } from '../BrandList/BrandList.view';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.view';
import { CTABanner } from '../CTABanner/CTABanner.view';
import { CarList } from '../CarList/CarList.view';
import { CarModel } from '../CarModel/CarModel.view';
import { CarModelCardList } from '../CarModelCardList/CarModelCardList.view';
import { CarSearchHero } from '../CarSearchHero/CarSearchHero.view';
import { CarStoreAuctionHeader } from '../CarStoreAuctionHeader/CarStoreAuctionHeader.view';
import { CarStoreNavigation } from '../CarStoreNavigation/CarStoreNavigation.view';
import { CarTeaser } from '../CarTeaser/CarTeaser.view';
import { Carousel } from '../Carousel/Carousel.view';
import { ClosingLots } from '../ClosingLots/ClosingLots.view';
import { Container } from '../Container/Container.view';
import { CountdownTimer } from '../CountdownTimer/CountdownTimer.view';
import { CreditWarning } from '../CreditWarning/CreditWarning.view';
import { DatePicker } from '../DatePicker/DatePicker.view';
import { DisclaimerModal } from '../DisclaimerModal/DisclaimerModal.view';
import { EmbeddedComponent } from '../EmbeddedComponent/EmbeddedComponent.view';
import { FAQList } from '../FAQList/FAQList.view';
import { FacilityDetail } from '../FacilityDetail/FacilityDetail.view';
import { FacilityList } from '../FacilityList/FacilityList.view';
import { FileDownloadList } from '../FileDownloadList/FileDownloadList.view';
import { Footer } from '../Footer/Footer.view';
import { Gallery } from '../Gallery/Gallery.view';
import { HeroBanner } from '../HeroBanner/HeroBanner.view';
import { HeroNotFound } from '../HeroNotFound/HeroNotFound.view';
import { HighlightItem } from '../HighlightList/HighlightItem.view';
import { HighlightList } from '../HighlightList/HighlightList.view';
import { ImageButton } from '../ImageButton/ImageButton.view';
import { ImageCard } from '../ImageCard/ImageCard.view';
import { LatestCars } from '../LatestCars/LatestCars.view';
import { LegalInfo } from '../LegalInfo/LegalInfo.view';
import { LoanCalculator } from '../LoanCalculator/LoanCalculator.view';
import { Logo } from '../Logo/Logo.view';
import { MarketingForm } from '../MarketingForm/MarketingForm.view';
import { MegaMenu } from '../MegaMenu/MegaMenu.view';
import { Message } from '../AlertBar/Message.view';
import { Navigation } from '../Navigation/Navigation.view';
import { ObligatoryLoanInfo } from '../ObligatoryLoanInfo/ObligatoryLoanInfo.view';
import { OnlineForm } from '../OnlineForm/OnlineForm.view';
import { PartialDesignDynamicPlaceholder } from '../PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.view';
import { Promises } from '../Promises/Promises.view';
import { RichContentBlock } from '../RichContentBlock/RichContentBlock.view';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop.view';
import { SellCarForm } from '../SellCarForm/SellCarForm.view';
import { ServiceBooking } from '../ServiceBooking/ServiceBooking.view';
import { ServiceRequest } from '../ServiceRequest/ServiceRequest.view';
import { SiteSelection } from '../SiteSelection/SiteSelection.view';
import { SiteTeaser } from '../SiteTeaser/SiteTeaser.view';
import { SocialMedia } from '../SocialMedia/SocialMedia.view';
import { Spacer } from '../Spacer/Spacer.view';
import { StageRow } from '../StageRow/StageRow.view';
import { StageRowHorizontal } from '../StageRow/StageRowHorizontal.view';
import { StoriesIndex } from '../StoriesIndex/StoriesIndex.view';
import { StoriesNavigation } from '../StoriesNavigation/StoriesNavigation.view';
import { StoriesPublishInfo } from '../StoriesPublishInfo/StoriesPublishInfo.view';
import { StoriesTeaser } from '../StoriesTeaser/StoriesTeaser.view';
import { StoryHead } from '../StoryHead/StoryHead.view';
import { TireHotel } from '../TireHotel/TireHotel.view';
import { TruckList } from '../TruckList/TruckList.view';
import { YoutubeVideo } from '../YoutubeVideo/YoutubeVideo.view';

/** The view of every block, for the server. */
export const eagerViews: BlockViews = {
  Accordion,
  AlertBar,
  Blurb,
  BlurbCloud,
  BlurbXmc,
  BodyTypes,
  BookingLink,
  BrandLinks,
  BrandList,
  Breadcrumb,
  CTABanner,
  CarList,
  CarModel,
  CarModelCardList,
  CarSearchHero,
  CarStoreAuctionHeader,
  CarStoreNavigation,
  CarTeaser,
  Carousel,
  ClosingLots,
  Container,
  CountdownTimer,
  CreditWarning,
  DatePicker,
  DisclaimerModal,
  EmbeddedComponent,
  FAQList,
  FacilityDetail,
  FacilityList,
  FileDownloadList,
  Footer,
  Gallery,
  HeroBanner,
  HeroNotFound,
  HighlightItem,
  HighlightList,
  ImageButton,
  ImageCard,
  LatestCars,
  LegalInfo,
  LoanCalculator,
  Logo,
  MarketingForm,
  MegaMenu,
  Message,
  Navigation,
  ObligatoryLoanInfo,
  OnlineForm,
  PartialDesignDynamicPlaceholder,
  Promises,
  RichContentBlock,
  ScrollToTop,
  SellCarForm,
  ServiceBooking,
  ServiceRequest,
  SiteSelection,
  SiteTeaser,
  SocialMedia,
  Spacer,
  StageRow,
  StageRowHorizontal,
  StoriesIndex,
  StoriesNavigation,
  StoriesPublishInfo,
  StoriesTeaser,
  StoryHead,
  TireHotel,
  TruckList,
  YoutubeVideo,
};
