import { Hono } from 'hono';
import { errorResponse } from '../http/errorResponse';
import { matchesEtag } from '../http/etag';
import { rangeOf, type Film } from './films';
import type { MediaService } from './media.service';
import { isMediaWidth, mediaTypes, mediaWidths, PORTRAIT_CROP, SHARE_FORMAT, type MediaFormat } from './mediaSizes';

const DEFAULT_WIDTH = 1280;
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

/**
 * `GET /-/jssmedia/<path>?w=<width>&f=<avif|webp|auto|share>&c=<4x5>&v=<version>`. `auto` (the default) follows the
 * Accept header; `share` is a JPEG of one size for services that show shared pages.
 * With a version in the URL the response never changes, so it is cached forever. Videos are served unchanged, by
 * ranges.
 */
export function mediaRoutes(media: MediaService) {
  return new Hono().get('/:path{.+}', async (c) => {
    const { w, f = 'auto', c: crop, v } = c.req.query();
    const film = await media.film(c.req.param('path'));
    if (film) return filmResponse(film, c.req.raw.headers, v ? FOREVER : AN_HOUR);
    if (crop !== undefined && crop !== PORTRAIT_CROP)
      return errorResponse('BAD_REQUEST', { message: `c must be ${PORTRAIT_CROP}.` });
    if (f === SHARE_FORMAT && (w !== undefined || crop !== undefined))
      return errorResponse('BAD_REQUEST', { message: 'Pictures for sharing have one size.' });
    const width = w === undefined ? DEFAULT_WIDTH : /^\d{3,4}$/.test(w) ? Number(w) : Number.NaN;
    if (!isMediaWidth(width))
      return errorResponse('BAD_REQUEST', { message: `w must be one of ${mediaWidths.join(', ')}.` });
    const format = f === 'auto' ? preferred(c.req.header('accept')) : f;
    if (format !== SHARE_FORMAT && !isFormat(format))
      return errorResponse('BAD_REQUEST', { message: 'f must be avif, webp, auto or share.' });

    const file = c.req.param('path');
    const picture = await (format === SHARE_FORMAT
      ? media.sharePicture(file)
      : media.picture(file, width, format, crop !== undefined));
    if (!picture) return c.notFound();
    const headers: Record<string, string> = {
      ETag: picture.etag,
      'Cache-Control': v ? FOREVER : AN_HOUR,
      ...(f === 'auto' ? { Vary: 'Accept' } : {}),
    };
    if (matchesEtag(c.req.header('if-none-match'), picture.etag)) return c.body(null, 304, headers);
    const bytes = await picture.bytes();
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'Content-Type': format === SHARE_FORMAT ? 'image/jpeg' : mediaTypes[format],
      'Content-Length': String(bytes.length),
    });
  });
}

async function filmResponse(
  { etag, size, type, bytes }: Film,
  requestHeaders: Headers,
  caching: string,
): Promise<Response> {
  const headers = { ETag: etag, 'Cache-Control': caching, 'Accept-Ranges': 'bytes', 'Content-Type': type };
  if (matchesEtag(requestHeaders.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  // After a change of the file the player gets the whole file instead of a range.
  const continued = requestHeaders.get('if-range');
  const range =
    continued === null || continued === etag ? rangeOf(requestHeaders.get('range') ?? undefined, size) : null;
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  const { from, to } = range ?? { from: 0, to: size - 1 };
  return new Response(await bytes(from, to), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(to - from + 1),
      ...(range ? { 'Content-Range': `bytes ${from}-${to}/${size}` } : {}),
    },
  });
}

const isFormat = (text: string): text is MediaFormat => Object.hasOwn(mediaTypes, text);

/** WebP for clients that do not accept AVIF: it is supported everywhere and has transparency. */
const preferred = (accept = ''): MediaFormat =>
  /image\/avif(?!\s*;\s*q=0(?:\.0+)?(?:\s*[,;]|\s*$))/i.test(accept) ? 'avif' : 'webp';
