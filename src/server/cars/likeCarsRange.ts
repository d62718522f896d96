import {
  likeCarsRequest,
  MOST_LIKE_CARS,
  offeredCarRange,
  offeredLikenesses,
  offeredRangeFields,
  spelledAsInStock,
  stockMakesOf,
  stockMakesRequest,
  type DrivenCar,
  type LikeCarsRange,
  type OfferedCar,
} from '@/domain/cars/likeCars';
import { searchLimits } from '@/domain/search/search';
import type { Site } from '@/sites/site.types';
import type { SearchService } from '../search/search.service';

export type LikeCarsRangeOf = (site: Site, offered: OfferedCar) => Promise<LikeCarsRange | null>;

/** What the pages reckon from the same searches; null where too few are like the car, or the search fails. */
export const createLikeCarsRange =
  ({ search }: Pick<SearchService, 'search'>): LikeCarsRangeOf =>
  async (site, offered) => {
    const index = site.cars?.index;
    if (index === undefined) return null;
    const makes = await search(stockMakesRequest(index));
    const car = makes.ok ? spelledAsInStock(offered, stockMakesOf(makes.value.facet)) : null;
    if (!car) return null;
    for (const likeness of offeredLikenesses) {
      const found: DrivenCar[] = [];
      for (let offset = 0; offset < MOST_LIKE_CARS; offset += searchLimits.limit) {
        const page = await search(likeCarsRequest(index, car, likeness, site.odometer, offset, offeredRangeFields));
        if (!page.ok) return null;
        const cars: DrivenCar[] = JSON.parse(page.value.contentJson);
        found.push(...cars);
        if (cars.length === 0 || found.length >= page.value.total_items) break;
      }
      const reckoned = offeredCarRange(found, car, likeness, site.odometer, site.currency);
      if (reckoned) return reckoned.range;
    }
    return null;
  };
