import { LANDING_CARS } from '@/domain/search/carTeaser';
import { carTeasersLoader } from '../parts/carTeasers.loader';
import type { CarListFields } from './CarList.schema';

export const loader = carTeasersLoader(({ Filter }: CarListFields) => ({
  filters: Filter,
  ids: [],
  limit: LANDING_CARS,
}));
