// Generated from the folders of src/blocks by `npm run docs`. Do not edit.
import { block as Accordion } from '../FAQList/Accordion.block';
import { block as AlertBar } from '../AlertBar/AlertBar.block';
import { block as Blurb } from '../Blurb/Blurb.block';
import { block as BlurbCloud } from '../Blurb/BlurbCloud.block';
import { block as BlurbXmc } from '../Blurb/BlurbXmc.block';
import { block as BodyTypes } from '../BodyTypes/BodyTypes.block';
import { block as BookingLink } from '../BookingLink/BookingLink.block';
import { block as BrandLinks } from '../BrandLinks/BrandLinks.block';
import { block as BrandList } from '../BrandList/BrandList.block';
import { block as Breadcrumb } from '../Breadcrumb/Breadcrumb.block';
import { block as CTABanner } from '../CTABanner/CTABanner.block';
import { block as CarList } from '../CarList/CarList.block';
import { block as CarModel } from '../CarModel/CarModel.block';
import { block as CarModelCardList } from '../CarModelCardList/CarModelCardList.block';
import { block as CarSearchHero } from '../CarSearchHero/CarSearchHero.block';
import { block as CarStoreAuctionHeader } from '../CarStoreAuctionHeader/CarStoreAuctionHeader.block';
import { block as CarStoreNavigation } from '../CarStoreNavigation/CarStoreNavigation.block';
import { block as CarTeaser } from '../CarTeaser/CarTeaser.block';
import { block as Carousel } from '../Carousel/Carousel.block';
import { block as ClosingLots } from '../ClosingLots/ClosingLots.block';
import { block as Container } from '../Container/Container.block';
import { block as CountdownTimer } from '../CountdownTimer/CountdownTimer.block';
import { block as CreditWarning } from '../CreditWarning/CreditWarning.block';
import { block as DatePicker } from '../DatePicker/DatePicker.block';
import { block as DisclaimerModal } from '../DisclaimerModal/DisclaimerModal.block';
import { block as EmbeddedComponent } from '../EmbeddedComponent/EmbeddedComponent.block';
import { block as FAQList } from '../FAQList/FAQList.block';
import { block as FacilityDetail } from '../FacilityDetail/FacilityDetail.block';
import { block as FacilityList } from '../FacilityList/FacilityList.block';
import { block as FileDownloadList } from '../FileDownloadList/FileDownloadList.block';
import { block as Footer } from '../Footer/Footer.block';
import { block as Gallery } from '../Gallery/Gallery.block';
import { block as HeroBanner } from '../HeroBanner/HeroBanner.block';
import { block as HeroNotFound } from '../HeroNotFound/HeroNotFound.block';
import { block as HighlightItem } from '../HighlightList/HighlightItem.block';
import { block as HighlightList } from '../HighlightList/HighlightList.block';
import { block as ImageButton } from '../ImageButton/ImageButton.block';
import { block as ImageCard } from '../ImageCard/ImageCard.block';
import { block as LatestCars } from '../LatestCars/LatestCars.block';
import { block as LegalInfo } from '../LegalInfo/LegalInfo.block';
import { block as LoanCalculator } from '../LoanCalculator/LoanCalculator.block';
import { block as Logo } from '../Logo/Logo.block';
import { block as MarketingForm } from '../MarketingForm/MarketingForm.block';
import { block as MegaMenu } from '../MegaMenu/MegaMenu.block';
import { block as Message } from '../AlertBar/Message.block';
import { block as Navigation } from '../Navigation/Navigation.block';
import { block as ObligatoryLoanInfo } from '../ObligatoryLoanInfo/ObligatoryLoanInfo.block';
import { block as OnlineForm } from '../OnlineForm/OnlineForm.block';
import { block as PartialDesignDynamicPlaceholder } from '../PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.block';
import { block as Promises } from '../Promises/Promises.block';
import { block as RichContentBlock } from '../RichContentBlock/RichContentBlock.block';
import { block as ScrollToTop } from '../ScrollToTop/ScrollToTop.block';
import { block as SellCarForm } from '../SellCarForm/SellCarForm.block';
import { block as ServiceBooking } from '../ServiceBooking/ServiceBooking.block';
import { block as ServiceRequest } from '../ServiceRequest/ServiceRequest.block';
import { block as SiteSelection } from '../SiteSelection/SiteSelection.block';
import { block as SiteTeaser } from '../SiteTeaser/SiteTeaser.block';
import { block as SocialMedia } from '../SocialMedia/SocialMedia.block';
import { block as Spacer } from '../Spacer/Spacer.block';
import { block as StageRow } from '../StageRow/StageRow.block';
import { block as StageRowHorizontal } from '../StageRow/StageRowHorizontal.block';
import { block as StoriesIndex } from '../StoriesIndex/StoriesIndex.block';
import { block as StoriesNavigation } from '../StoriesNavigation/StoriesNavigation.block';
import { block as StoriesPublishInfo } from '../StoriesPublishInfo/StoriesPublishInfo.block';
import { block as StoriesTeaser } from '../StoriesTeaser/StoriesTeaser.block';
import { block as StoryHead } from '../StoryHead/StoryHead.block';
import { block as TireHotel } from '../TireHotel/TireHotel.block';
import { block as TruckList } from '../TruckList/TruckList.block';
import { block as YoutubeVideo } from '../YoutubeVideo/YoutubeVideo.block';

/** The definition of every block. */
export const blocks = {
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
