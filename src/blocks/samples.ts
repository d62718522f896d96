import { bodyTypesSamples } from './BodyTypes/BodyTypes.sample';
import { brandLinksSamples } from './BrandLinks/BrandLinks.sample';
import { latestCarsSamples } from './LatestCars/LatestCars.sample';
import { promisesSamples } from './Promises/Promises.sample';
import { searchHeroSamples } from './SearchHero/SearchHero.sample';
import type { BlockFields, BlockName } from './shapes';

/** Fields to show and test every block with, its ugliest included. */
export const samples: { [Name in BlockName]: Record<string, BlockFields[Name]> } = {
  SearchHero: searchHeroSamples,
  LatestCars: latestCarsSamples,
  BodyTypes: bodyTypesSamples,
  BrandLinks: brandLinksSamples,
  Promises: promisesSamples,
};
