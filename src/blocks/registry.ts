import type { BlockViews } from './blockViews.types';
import { late } from './late';
import { wholeViews } from './wholeViews';

/** In the browser each in a chunk of its own, which comes after the page: a page carries the code of the blocks that it shows. */
const lateViews: BlockViews = {
  SearchHero: late(() => import('./SearchHero/SearchHero.view').then((module) => module.SearchHero)),
  LatestCars: late(() => import('./LatestCars/LatestCars.view').then((module) => module.LatestCars)),
  BodyTypes: late(() => import('./BodyTypes/BodyTypes.view').then((module) => module.BodyTypes)),
  BrandLinks: late(() => import('./BrandLinks/BrandLinks.view').then((module) => module.BrandLinks)),
  Promises: late(() => import('./Promises/Promises.view').then((module) => module.Promises)),

  // On every page together: one chunk, in which what they share stands once.
  Navigation: late(() => import(/* webpackChunkName: "shell" */ './Navigation/Navigation.view').then((module) => module.Navigation)),
  MegaMenu: late(() => import(/* webpackChunkName: "shell" */ './MegaMenu/MegaMenu.view').then((module) => module.MegaMenu)),
  AlertBar: late(() => import(/* webpackChunkName: "alert" */ './AlertBar/AlertBar.view').then((module) => module.AlertBar)),
  Footer: late(() => import(/* webpackChunkName: "shell" */ './Footer/Footer.view').then((module) => module.Footer)),
  SocialMedia: late(() => import('./SocialMedia/SocialMedia.view').then((module) => module.SocialMedia)),
  Logo: late(() => import(/* webpackChunkName: "shell" */ './Logo/Logo.view').then((module) => module.Logo)),
  Breadcrumb: late(() => import('./Breadcrumb/Breadcrumb.view').then((module) => module.Breadcrumb)),
  CreditWarning: late(() => import(/* webpackChunkName: "shell" */ './CreditWarning/CreditWarning.view').then((module) => module.CreditWarning)),

  Container: late(() => import('./Container/Container.view').then((module) => module.Container)),
  PartialDesignDynamicPlaceholder: late(() => import('./PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.view').then((module) => module.PartialDesignDynamicPlaceholder)),
  Message: late(() => import(/* webpackChunkName: "alert" */ './AlertBar/AlertBar.view').then((module) => module.AlertBar)),
};

/** The view of each block. The choice is the bundler's: neither side has the other's list. */
export const views: BlockViews = typeof window === 'undefined' ? wholeViews : lateViews;
