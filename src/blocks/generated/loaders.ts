// Generated from the folders of src/blocks by `npm run docs`. Do not edit.
import { loader as BodyTypes } from '../BodyTypes/BodyTypes.loader';
import { loader as BrandLinks } from '../BrandLinks/BrandLinks.loader';
import { loader as CarList } from '../CarList/CarList.loader';
import { loader as CarModel } from '../CarModel/CarModel.loader';
import { loader as CarModelCardList } from '../CarModelCardList/CarModelCardList.loader';
import { loader as CarSearchHero } from '../CarSearchHero/CarSearchHero.loader';
import { loader as CarTeaser } from '../CarTeaser/CarTeaser.loader';
import { loader as ClosingLots } from '../ClosingLots/ClosingLots.loader';
import { loader as FacilityDetail } from '../FacilityDetail/FacilityDetail.loader';
import { loader as FacilityList } from '../FacilityList/FacilityList.loader';
import { loader as HeroBanner } from '../HeroBanner/HeroBanner.loader';
import { loader as LatestCars } from '../LatestCars/LatestCars.loader';
import { loader as LoanCalculator } from '../LoanCalculator/LoanCalculator.loader';
import { loader as SellCarForm } from '../SellCarForm/SellCarForm.loader';
import { loader as ServiceRequest } from '../ServiceRequest/ServiceRequest.loader';
import { loader as SiteSelection } from '../SiteSelection/SiteSelection.loader';
import { loader as SiteTeaser } from '../SiteTeaser/SiteTeaser.loader';

/** What blocks load for their first render. */
export const loaders = {
  BodyTypes,
  BrandLinks,
  CarList,
  CarModel,
  CarModelCardList,
  CarSearchHero,
  CarTeaser,
  ClosingLots,
  FacilityDetail,
  FacilityList,
  HeroBanner,
  LatestCars,
  LoanCalculator,
  SellCarForm,
  ServiceRequest,
  SiteSelection,
  SiteTeaser,
};
