import { Hono } from 'hono';
import type { CarStatus } from '@/domain/cars/carStatus';
import { errorResponse } from '@/server/http/errorResponse';
import type { Site } from '@/sites/site.types';
import type { CarStatusService } from './carStatus.service';

const CAR_ID = /^\d{5,12}$/;

export interface CarsRoutesParts {
  status: CarStatusService;
  /** The site with this index of cars; null where there is none. */
  siteOf: (index: string) => Site | null;
}

/** As those of the pages, but for the redirect to an auction. */
const statusCodes = { onOffer: 200, sold: 200, auctioned: 200, gone: 410, unknown: 404 } as const satisfies Record<
  CarStatus['status'],
  number
>;

/** Routes of /api/cars: GET `/{index}/{car_id}` is the status of a car and its prices (CarStatus). */
export function carsRoutes({ status, siteOf }: CarsRoutesParts) {
  return new Hono().get('/:index/:carId', async (c) => {
    const site = siteOf(c.req.param('index'));
    const carId = c.req.param('carId');
    if (!site || !CAR_ID.test(carId)) return errorResponse('NOT_FOUND');
    const found = await status(site, carId);
    return c.json(found, statusCodes[found.status], { 'Cache-Control': 'public, max-age=60' });
  });
}
