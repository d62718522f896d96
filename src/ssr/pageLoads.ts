import type { CheckedBlock, PageBlock } from '@/blocks/schemas';
import type { Facility } from '@/domain/dealers/facility';
import { decodeFacilityQuery } from '@/domain/dealers/facilityQuery';
import type { FacilityTeaserRequest } from '@/domain/dealers/facilityTeaser';
import { LANDING_CARS, type CarTeaserRequest } from '@/domain/search/carTeaser';
import type { Feature } from '@/effects/feature';
import { all, call, select, type Saga } from '@/effects/typed';
import type { AppError, Result } from '@/errors/result';
import { dealersFeature, loadFacilities, loadFacility, loadTeasers } from '@/features/dealers/dealers.feature';
import { homeFeature, loadHome } from '@/features/home/home.feature';
import { loadShelves, shelvesFeature } from '@/features/shelves/shelves.feature';
import { localMoment } from '@/i18n/localTime';
import { selectNow } from '@/store/context';
import { showsStock } from './blockMatter';
import type { PagePlace } from './place';

/** What the loads of a content page found. */
export interface Loaded {
  /** The first of what is missing and will be back soon. */
  error: AppError | null;
  /** Cars in stock, where the page asked. */
  total: number;
  /** null: no facility has the page's slug. Absent: the page is none of a facility. */
  facility?: Result<Facility | null>;
}

export interface PageLoads {
  features: Feature[];
  loader: () => Saga<Loaded>;
}

/** All blocks of an area, those within others too. */
export function* allBlocks(blocks: readonly PageBlock[]): Generator<CheckedBlock> {
  for (const block of blocks) {
    if (block.block === null) continue;
    yield block;
    yield* allBlocks(Object.values(block.slots ?? {}).flat());
  }
}

/** The facility that a path below the site's list names: '/anlaggningar/uppsala' is 'uppsala'. null for any other path. */
export function facilitySlug({ site, path }: Pick<PagePlace, 'site' | 'path'>): string | null {
  const base = `${site.paths.facilities}/`;
  if (!site.facilities || !path.toLowerCase().startsWith(base)) return null;
  const slug = path.slice(base.length).replace(/\/+$/, '');
  return slug === '' || slug.includes('/') ? null : slug.toLowerCase();
}

/** What the blocks of a content page need of the services, asked all at once. */
export function loadsFor(blocks: readonly CheckedBlock[], place: PagePlace, query: string): PageLoads {
  const { site } = place;
  const names = new Set<string>(blocks.map(({ block }) => block));
  const shelves = blocks.flatMap((one): CarTeaserRequest[] => {
    if (one.block === 'CarList') return [{ filters: one.fields.Filter, ids: [], limit: LANDING_CARS }];
    return one.block === 'CarTeaser'
      ? [{ filters: one.fields.Filter, ids: one.fields.Ids, limit: one.fields.Limit }]
      : [];
  });
  const teasers = blocks.flatMap((one): FacilityTeaserRequest[] =>
    one.block === 'SiteTeaser' ? [{ ids: one.fields.Ids, limit: one.fields.Limit }] : [],
  );
  const index = site.facilities?.index ?? null;
  const stock = showsStock(names);
  const slug = names.has('FacilityDetail') ? facilitySlug(place) : null;
  const dealers = index !== null && (teasers.length > 0 || names.has('FacilityList') || slug !== null);

  function* loader(): Saga<Loaded> {
    const now = localMoment(yield* select(selectNow), site.timeZone);
    const found = yield* all({
      glance: stock ? loadHome() : nothing({ error: null, total: 0 }),
      shelves: loadShelves(shelves),
      teasers: index === null ? nothing(null) : loadTeasers(index, teasers),
      list:
        index !== null && names.has('FacilityList')
          ? loadFacilities(index, decodeFacilityQuery(query), now)
          : nothing(null),
      facility: index !== null && slug !== null ? loadFacility(index, slug, now) : nothing(undefined),
    });
    const { facility } = found;
    const error =
      found.glance.error ??
      found.shelves ??
      found.teasers ??
      found.list ??
      (facility?.ok ? facility.value.error : null);
    return {
      error,
      total: found.glance.total,
      ...(facility ? { facility: facility.ok ? { ok: true, value: facility.value.facility } : facility } : {}),
    };
  }

  return {
    features: [
      ...(stock ? [homeFeature] : []),
      ...(shelves.length > 0 ? [shelvesFeature] : []),
      ...(dealers ? [dealersFeature] : []),
    ],
    loader,
  };
}

function* nothing<T>(value: T): Saga<T> {
  yield* call(() => undefined);
  return value;
}
