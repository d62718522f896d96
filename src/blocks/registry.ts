import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { BlockFields, BlockName } from './shapes';

/** The view of each block, in a chunk of its own: a page carries the code of the blocks that it shows. */
export const views: { [Name in BlockName]: ComponentType<BlockFields[Name]> } = {
  SearchHero: dynamic(() => import('./SearchHero/SearchHero.view').then((module) => module.SearchHero)),
  LatestCars: dynamic(() => import('./LatestCars/LatestCars.view').then((module) => module.LatestCars)),
  BodyTypes: dynamic(() => import('./BodyTypes/BodyTypes.view').then((module) => module.BodyTypes)),
  BrandLinks: dynamic(() => import('./BrandLinks/BrandLinks.view').then((module) => module.BrandLinks)),
  Promises: dynamic(() => import('./Promises/Promises.view').then((module) => module.Promises)),

  // On every page together: one chunk, in which what they share stands once.
  Navigation: dynamic(() => import(/* webpackChunkName: "shell" */ './Navigation/Navigation.view').then((module) => module.Navigation)),
  MegaMenu: dynamic(() => import(/* webpackChunkName: "shell" */ './MegaMenu/MegaMenu.view').then((module) => module.MegaMenu)),
  AlertBar: dynamic(() => import(/* webpackChunkName: "alert" */ './AlertBar/AlertBar.view').then((module) => module.AlertBar)),
  Footer: dynamic(() => import(/* webpackChunkName: "shell" */ './Footer/Footer.view').then((module) => module.Footer)),
  SocialMedia: dynamic(() => import('./SocialMedia/SocialMedia.view').then((module) => module.SocialMedia)),
  Logo: dynamic(() => import(/* webpackChunkName: "shell" */ './Logo/Logo.view').then((module) => module.Logo)),
  Breadcrumb: dynamic(() => import('./Breadcrumb/Breadcrumb.view').then((module) => module.Breadcrumb)),
  Message: dynamic(() => import(/* webpackChunkName: "alert" */ './AlertBar/AlertBar.view').then((module) => module.AlertBar)),
};
