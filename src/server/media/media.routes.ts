import { Hono } from 'hono';
import { faultAnswer } from '../http/answers';
import type { MediaService } from './media.service';
import { isMediaWidth, mediaTypes, mediaWidths, type MediaFormat } from './mediaSizes';

const DEFAULT_WIDTH = 1280;
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

/**
 * `GET /-/jssmedia/<path>?w=<width>&f=<avif|webp|auto>&v=<version>`. `auto` (the default) follows the Accept header.
 * With a version in the address the answer never changes, so it is kept forever.
 */
export function mediaRoutes(media: MediaService) {
  return new Hono().get('/:path{.+}', async (c) => {
    const { w, f = 'auto', v } = c.req.query();
    const width = w === undefined ? DEFAULT_WIDTH : /^\d{3,4}$/.test(w) ? Number(w) : Number.NaN;
    if (!isMediaWidth(width)) return faultAnswer('BAD_REQUEST', { message: `w must be one of ${mediaWidths.join(', ')}.` });
    const format = f === 'auto' ? preferred(c.req.header('accept')) : f;
    if (!isFormat(format)) return faultAnswer('BAD_REQUEST', { message: 'f must be avif, webp or auto.' });

    const picture = await media.picture(c.req.param('path'), width, format);
    if (!picture) return c.notFound();
    const headers: Record<string, string> = { ETag: picture.etag, 'Cache-Control': v ? FOREVER : AN_HOUR, ...(f === 'auto' ? { Vary: 'Accept' } : {}) };
    if (knows(c.req.header('if-none-match'), picture.etag)) return c.body(null, 304, headers);
    const bytes = await picture.bytes();
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': mediaTypes[format], 'Content-Length': String(bytes.length) });
  });
}

const isFormat = (text: string): text is MediaFormat => Object.hasOwn(mediaTypes, text);

/** WebP for everyone who doesn't say AVIF: it has long been understood everywhere, and it keeps the transparency. */
const preferred = (accept = ''): MediaFormat => (/image\/avif(?!\s*;\s*q=0(?:\.0+)?(?:\s*[,;]|\s*$))/i.test(accept) ? 'avif' : 'webp');

const knows = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
