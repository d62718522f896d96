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
import { searchHeroSamples } from './SearchHero/SearchHero.sample';
import type { BlockFields, BlockName } from './shapes';

/** Fields to show and test every block with, its ugliest included. */
export const samples: { [Name in BlockName]: Record<string, BlockFields[Name]> } = {
  SearchHero: searchHeroSamples,
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
};
