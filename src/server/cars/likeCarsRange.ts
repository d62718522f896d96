import {
  likeCarsRange,
  likeCarsRequest,
  likenesses,
  MOST_LIKE_CARS,
  spelledAsInStock,
  stockMakesOf,
  stockMakesRequest,
  type LikeCar,
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
    for (const likeness of likenesses) {
      const found: LikeCar[] = [];
      for (let offset = 0; offset < MOST_LIKE_CARS; offset += searchLimits.limit) {
        const page = await search(likeCarsRequest(index, car, likeness, site.odometer, offset));
        if (!page.ok) return null;
        const cars: LikeCar[] = JSON.parse(page.value.contentJson);
        found.push(...cars);
        if (cars.length === 0 || found.length >= page.value.total_items) break;
      }
      const range = likeCarsRange(found, site.currency);
      if (range) return range;
    }
    return null;
  };
