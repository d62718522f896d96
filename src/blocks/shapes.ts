import type { InferType } from 'yup';
import { bodyTypesShape } from './BodyTypes/BodyTypes.shape';
import { brandLinksShape } from './BrandLinks/BrandLinks.shape';
import { latestCarsShape } from './LatestCars/LatestCars.shape';
import { promisesShape } from './Promises/Promises.shape';
import { searchHeroShape } from './SearchHero/SearchHero.shape';

/** What the fields of each block must be: checked on the server before a page is rendered, so no schema reaches a browser. */
export const shapes = {
  SearchHero: searchHeroShape,
  LatestCars: latestCarsShape,
  BodyTypes: bodyTypesShape,
  BrandLinks: brandLinksShape,
  Promises: promisesShape,
};

export type BlockName = keyof typeof shapes;
export type BlockFields = { [Name in BlockName]: InferType<(typeof shapes)[Name]> };

/** A block of a page with fields that its shape has checked. */
export type CheckedBlock = { [Name in BlockName]: { id: string; block: Name; fields: BlockFields[Name] } }[BlockName];

/** A block as a page carries it; `null` is one that failed on the server and leaves words in its place. */
export type PageBlock = CheckedBlock | { id: string; block: null };
