import type { BlockLoader, Loaded, LoaderPage } from '@/blocks/blockLoader';
import type { CheckedBlock, PageBlock } from '@/blocks/blocks.types';
import { loaders } from '@/blocks/generated/loaders';
import { inStockTerms } from '@/domain/vocabulary/stockTerms';
import type { Feature } from '@/effects/feature';
import { all, select, type Saga } from '@/effects/sagaEffects';
import { workshopBooking } from '@/blocks/languages';
import { localDay } from '@/i18n/localDay';
import { localMoment } from '@/i18n/localTime';
import { selectNow } from '@/store/context';
import type { PageRoute } from './routeParams';

export interface PageLoads {
  features: Feature[];
  loader: () => Saga<Loaded>;
}

/** All blocks of an area, with those inside other blocks. */
export function* allBlocks(blocks: readonly PageBlock[]): Generator<CheckedBlock> {
  for (const block of blocks) {
    if (block.block === null) continue;
    yield block;
    yield* allBlocks(Object.values(block.slots ?? {}).flat());
  }
}

/**
 * The facility that a path below the site's list names: '/anlaggningar/uppsala' is 'uppsala'. null for any other path.
 */
function facilitySlug({ site, path }: Pick<PageRoute, 'site' | 'path'>): string | null {
  const base = `${site.paths.facilities}/`;
  if (!site.facilities || !path.toLowerCase().startsWith(base)) return null;
  const slug = path.slice(base.length).replace(/\/+$/, '');
  return slug === '' || slug.includes('/') ? null : slug.toLowerCase();
}

type AnyLoader = BlockLoader<object, unknown>;
type Load = AnyLoader['load'];

const loaderOf: Readonly<Record<string, AnyLoader>> = loaders;

/**
 * What the blocks of a content page load (`*.loader.ts`): blocks with the same loader share one run, and all run in
 * parallel.
 */
export function loadsFor(blocks: readonly CheckedBlock[], route: PageRoute, query: string): PageLoads {
  const { site, language } = route;
  const stockLanguage = site.languages[0].language;
  const page: LoaderPage = {
    query,
    facilityIndex: site.facilities?.index ?? null,
    facilitySlug: facilitySlug(route),
    booksWorkshops: workshopBooking(site, language) !== null,
    stockLanguage,
    townInStock: (shown) => inStockTerms('car_site_city', shown, stockLanguage, language.language),
    dayOf: (instant) => localDay(instant, site.timeZone),
  };
  const features = new Set<Feature>();
  const requests = new Map<Load, unknown[]>();
  for (const { block, fields } of blocks) {
    const loader = Object.hasOwn(loaders, block) ? loaderOf[block] : undefined;
    const request = loader?.request(fields, page) ?? null;
    if (!loader || request === null) continue;
    features.add(loader.feature);
    requests.set(loader.load, [...(requests.get(loader.load) ?? []), request]);
  }

  function* loader(): Saga<Loaded> {
    const now = localMoment(yield* select(selectNow), site.timeZone);
    const runs = [...requests].map(([load, own], index) => [String(index), load(own, page, now)] as const);
    const found = Object.values(yield* all(Object.fromEntries(runs)));
    const error = found.find((one) => one.error !== null)?.error ?? null;
    return Object.assign({}, ...found, { error });
  }

  return { features: [...features], loader };
}
