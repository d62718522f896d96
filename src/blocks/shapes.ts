import type { InferType } from 'yup';
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
import { searchHeroShape } from './SearchHero/SearchHero.shape';

/** What the fields of each block must be: checked on the server before a page is rendered, so no schema reaches a browser. */
export const shapes = {
  SearchHero: searchHeroShape,
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
};

export type BlockName = keyof typeof shapes;
export type BlockFields = { [Name in BlockName]: InferType<(typeof shapes)[Name]> };

/** A block of a page with fields that its shape has checked. */
export type CheckedBlock = { [Name in BlockName]: { id: string; block: Name; fields: BlockFields[Name]; slots?: Slots } }[BlockName];

/** A block as a page carries it; `null` is one that failed on the server, or that nobody knows, and leaves words in its place. */
export type PageBlock = CheckedBlock | { id: string; block: null; unknown?: string };

/** Blocks within a block, by the name of their placeholder. */
export type Slots = { [name: string]: PageBlock[] };
