import { Hono } from 'hono';
import { busyResponse, errorResponse } from '../http/errorResponse';
import type { FeedPictures } from './feedPictures.service';
import { isMediaWidth, mediaTypes } from './mediaSizes';

const RETRY_AFTER_S = 2;
const LONGEST_ADDRESS = 2_000;
const A_DAY = 'public, max-age=86400, s-maxage=604800, stale-while-revalidate=604800';

/** GET /api/pictures?u=<address>&w=<width>: a picture of a feed on one of the configured hosts. */
export function feedPicturesRoutes(pictures: FeedPictures) {
  return new Hono().get('/', async (c) => {
    const { u: address = '', w } = c.req.query();
    const width = Number(w);
    if (address.length > LONGEST_ADDRESS || !isMediaWidth(width)) return errorResponse('BAD_REQUEST');
    const bytes = await pictures.picture(address, width);
    if (bytes === 'busy') return busyResponse(RETRY_AFTER_S);
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': mediaTypes.webp,
      'Content-Length': String(bytes.length),
      'Cache-Control': A_DAY,
    });
  });
}
