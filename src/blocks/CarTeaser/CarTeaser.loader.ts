import { carTeasersLoader } from '../parts/carTeasers.loader';
import type { CarTeaserFields } from './CarTeaser.schema';

export const loader = carTeasersLoader(({ Filter, Ids, Limit }: CarTeaserFields) => ({
  filters: Filter,
  ids: Ids,
  limit: Limit,
}));
