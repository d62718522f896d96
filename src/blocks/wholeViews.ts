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
import { SearchHero } from './SearchHero/SearchHero.view';
import { SocialMedia } from './SocialMedia/SocialMedia.view';

/** The view of each block, all at hand: for the server, which never waits while it renders. */
export const wholeViews: BlockViews = {
  SearchHero, LatestCars, BodyTypes, BrandLinks, Promises, Navigation, MegaMenu, AlertBar, Footer, SocialMedia, Logo, Breadcrumb, Message: AlertBar, CreditWarning, Container, PartialDesignDynamicPlaceholder,
};
