import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { resolveSite } from '@/sites/resolver';
import { siteRoutes } from '@/sites/routeTable';
import type { Site } from '@/sites/site.types';
import { publicOrigin, type Reached } from '@/sites/publicOrigin';
import { inPieces, type Bytes } from './inPieces';
import { siteMapFile, siteMapFiles, siteMapIndex, type ListedPage } from './siteMap';

/** Some megabytes each: those that are asked for at the same time. */
const MOST_CACHED = 4;
const MOST_PACKED = 12;
const CACHED_MS = 60_000;
const CACHE = 'public, max-age=300, s-maxage=3600';

/**
 * `/robots.txt`, `/sitemap.xml` and its files `/sitemap-1.xml` … of the site of the request's host. An unknown host
 * gets 404.
 * `landings`: paths of the list's landing pages, without language prefix. `listings`: pages of facilities and cars.
 */
export function siteFileRoutes({
  live,
  port,
  landings = async () => [],
  listings = async () => [],
  stamp,
}: Reached & {
  landings?: (site: Site) => Promise<readonly string[]>;
  listings?: ((site: Site) => Promise<readonly ListedPage[]>) | undefined;
  /** The same as long as a site's pages are; absent: each request builds its site map. */
  stamp?: ((site: Site) => string) | undefined;
}) {
  const withSite =
    (build: (site: Site, base: string, c: Context) => Promise<string | null>, type: string) => async (c: Context) => {
      const site = resolveSite(new URL(c.req.url).host);
      const body = site && (await build(site, publicOrigin(c.req.url, { live, port }), c));
      if (body === null) return c.notFound();
      return c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE });
    };
  const built = async (site: Site, base: string) => {
    const [ofList, listed] = await Promise.all([landings(site), listings(site)]);
    return siteMapFiles(site, base, [...ofList.map((path) => ({ path })), ...listed]);
  };
  /** Of thousands of addresses: built once for all who ask, until a page comes or goes. */
  const cached = new LRUCache<string, ReturnType<typeof built>>({
    max: MOST_CACHED,
    ttl: CACHED_MS,
    ttlAutopurge: true,
  });
  const filesOf = (site: Site, base: string) => {
    if (!stamp) return built(site, base);
    const key = `${stamp(site)} ${base}`;
    const files = cached.get(key) ?? built(site, base);
    cached.set(key, files);
    files.catch(() => cached.delete(key));
    return files;
  };
  const packed = new LRUCache<string, Promise<Bytes>>({ max: MOST_PACKED, ttl: CACHED_MS, ttlAutopurge: true });
  const packedFile = (key: string, urls: Parameters<typeof siteMapFile>[0], pack: Packer): Promise<Bytes> => {
    const file = packed.get(key) ?? pack(siteMapFile(urls));
    packed.set(key, file);
    file.catch(() => packed.delete(key));
    return file;
  };
  return new Hono()
    .get(
      '/robots.txt',
      withSite(async (site, base) => robots(site, base), 'text/plain'),
    )
    .get(
      '/sitemap.xml',
      withSite(async (site, base) => siteMapIndex(await filesOf(site, base), base), 'application/xml'),
    )
    .get('/:file{sitemap-[1-9]\\d{0,4}\\.xml}', async (c) => {
      const site = resolveSite(new URL(c.req.url).host);
      if (!site) return c.notFound();
      const base = publicOrigin(c.req.url, { live, port });
      const number = Number(/\d+/.exec(c.req.path)?.[0]);
      const urls = (await filesOf(site, base))[number - 1];
      if (!urls) return c.notFound();
      const accepted = new Negotiator({ headers: { 'accept-encoding': c.req.header('accept-encoding') } });
      const encodings = accepted.encodings([...codings]);
      const encoding = codings.find((one) => encodings.includes(one)) ?? 'identity';
      const pack = packers[encoding];
      const body = await (stamp
        ? packedFile(`${stamp(site)} ${base} ${number} ${encoding}`, urls, pack)
        : pack(siteMapFile(urls)));
      const isPacked = encoding !== 'identity';
      return c.body(inPieces(body), 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        // Nor is it packed for each request on its way out, in a coding that is not kept.
        'Cache-Control': isPacked ? CACHE : `${CACHE}, no-transform`,
        'Content-Length': String(body.length),
        Vary: 'Accept-Encoding',
        ...(isPacked && { 'Content-Encoding': encoding }),
      });
    });
}

type Packer = (text: string) => Promise<Bytes>;

/** Preferred first. */
const codings = ['br', 'gzip'] as const;
/** Brotli at 5 makes half as many bytes as gzip, in twice its time: once a minute at most. */
const packers: Record<(typeof codings)[number] | 'identity', Packer> = {
  br: async (text) =>
    new Uint8Array(await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: async (text) => new Uint8Array(await promisify(gzip)(text)),
  identity: async (text) => new Uint8Array(Buffer.from(text)),
};

/** robots.txt of the content, with the sitemap of the request's host. */
function robots({ name }: Site, base: string): string {
  const given = (siteRoutes(name)?.robots ?? 'User-agent: *\nDisallow: /api/\nAllow: /\n')
    .replace(/^sitemap:.*\n?/gim, '')
    .trim();
  return `${given}\n\nSitemap: ${base}/sitemap.xml\n`;
}
