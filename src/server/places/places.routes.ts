import { Hono } from 'hono';
import { number, object, ValidationError } from 'yup';
import { LONGEST_PLACE } from '@/domain/places/place';
import { errorResponse } from '../http/errorResponse';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { resultResponse } from '../workshop/responses';
import type { PlacesService } from './places.service';

const BODY_BYTES = 512;

/** The visitor's position is in the body, which is neither logged nor cached. */
const positionSchema = object({
  latitude: number()
    .strict()
    .required('latitude is missing')
    .min(-90, 'latitude must be degrees')
    .max(90, 'latitude must be degrees'),
  longitude: number()
    .strict()
    .required('longitude is missing')
    .min(-180, 'longitude must be degrees')
    .max(180, 'longitude must be degrees'),
}).noUnknown('there is an unknown property');

/**
 * Routes of /api/places: GET `/?q=` returns `{ places }`, the best first; POST `/reverse` with a position returns `{
 * place }`, null outside Sweden. 400 for a malformed request.
 */
export function placesRoutes(service: PlacesService) {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (c) => {
    const queryText = new URL(c.req.url).searchParams.get('q') ?? '';
    if (queryText.trim() === '' || queryText.length > LONGEST_PLACE)
      return errorResponse('BAD_REQUEST', { message: `q must have 1 to ${LONGEST_PLACE} characters.` });
    return resultResponse(c, await service.find(queryText), (places) => ({ places }));
  });
  routes.post('/reverse', limitBody(BODY_BYTES), async (c) => {
    try {
      const position = positionSchema.validateSync(jsonBody(await c.req.text()));
      return resultResponse(c, await service.byPosition(position), (place) => ({ place }));
    } catch (error) {
      if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
      throw error;
    }
  });
  return routes;
}
