import type { PersonalRules } from '@/effects/feature';
import { contextGiven, pageArrived, pageShown } from './context';
import { entitiesArrived } from './entities';
import { featuresAttached } from './root';

/** Sellers and staff are people, and a plate leads to one, though all of it is public on the site. */
const entities = [
  'cars.*.car_regno',
  'cars.*.car_chassino',
  'cars.*.car_sellers',
  'facilities.*.site_phone',
  'facilities.*.site_email',
  'facilities.*.site_departments.*.phone',
  'facilities.*.site_departments.*.email',
  'facilities.*.site_departments.*.brands.*.email',
  'facilities.*.site_departments.*.users',
];

/** An address may be anybody's words, what was read from it too. */
const context = ['path?*', 'paths.landing.terms', 'paths.landing.unknown'];

/** What the store itself keeps and tells. */
const ownRules: PersonalRules = {
  state: { entities, context, page: [] },
  actions: {
    [entitiesArrived.type]: entities,
    [contextGiven.type]: context,
    [pageArrived.type]: ['state:slices'],
    [pageShown.type]: ['path?*'],
    [featuresAttached.type]: [],
  },
};

/** The rules of everything that is attached; a type or slice is declared once, by its feature. */
export const joinRules = (all: readonly (PersonalRules | undefined)[]): PersonalRules => ({
  state: Object.assign({}, ownRules.state, ...all.map((rules) => rules?.state)),
  actions: Object.assign({}, ownRules.actions, ...all.map((rules) => rules?.actions)),
});
