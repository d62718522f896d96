import { css } from '@emotion/react';
import { useRef } from 'react';
import { FACILITY_PAGE, encodeFacilityQuery } from '@/domain/dealers/facilityQuery';
import { collatorFor } from '@/i18n/collate';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import type { EntitiesRoot } from '@/store/entities';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { Notice } from '@/ui/primitives/Notice';
import { media, token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { facilityPicked, mapClosed, mapOpened, type FacilityListing as Listing } from '../dealers.slice';
import { selectBeyond, selectMapStep, selectPicked } from '../dealers.selectors';
import { FacilityCard, facilityCardStyles } from './FacilityCard';
import { FacilityFinder } from './FacilityFinder';
import { FacilityMap } from './FacilityMap';

const COLUMN_COUNT = 3;
/** In em: large text has fewer columns. */
const COLUMNS = { two: '@media (min-width: 46em)', three: '@media (min-width: 64em)' } as const;

const styles = css(facilityCardStyles, {
  display: 'grid',
  gap: token('space.32'),
  '.found': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('space.8')} ${token('space.16')}`,
    color: token('color.inkSoft'),
    fontVariantNumeric: 'tabular-nums',
  },
  '.region': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.16'),
    alignContent: 'start',
    minWidth: 0,
  },
  '.region > h2': {
    paddingBlockStart: token('space.16'),
    borderBlockStart: `1px solid ${token('color.line')}`,
    fontSize: token('text.title'),
    overflowWrap: 'anywhere',
  },
  '.found > button': { marginInlineStart: 'auto' },
  // The map is sticky next to the list where the width allows; else it is above.
  '.lists': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${token('space.32')} ${token('space.24')}`,
    minWidth: 0,
  },
  // Regions side by side, each as wide as its locations: a region with one has no empty row next to it.
  '&:not([data-map=open]) .lists': {
    [COLUMNS.two]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '.region:not([data-width="1"])': { gridColumn: '1 / -1' },
      '.region:not([data-width="1"]) .places': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    [COLUMNS.three]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '.region[data-width="2"]': { gridColumn: 'span 2' },
      '.region[data-width="3"] .places': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  '&[data-map=open] .both': {
    display: 'grid',
    gap: token('space.32'),
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
  '&[data-map=open] .side': {
    scrollMarginBlockStart: `calc(${token('size.header')} + ${token('space.16')})`,
    [media.lg]: {
      order: 2,
      position: 'sticky',
      insetBlockStart: `calc(${token('size.header')} + ${token('space.16')})`,
    },
  },
  '.more': { display: 'grid', justifyItems: 'center', gap: token('space.12'), fontVariantNumeric: 'tabular-nums' },
});

/**
 * Facilities by region, regions named and sorted in the page's language; those of one region as the site orders them.
 */
function regionsOf(
  ids: readonly string[],
  facilities: EntitiesRoot['entities']['facilities'],
  { language, term }: Pick<TextsValue, 'language' | 'term'>,
): [string, string[]][] {
  const regions = new Map<string, string[]>();
  for (const id of ids) {
    const region = term('car_site_region', facilities[id]?.site_region ?? '');
    regions.set(region, [...(regions.get(region) ?? []), id]);
  }
  const compare = collatorFor(language);
  return [...regions].toSorted(([a], [b]) => compare(a, b));
}

export interface FacilityListingProps extends Listing {
  /** Called when the map fails to load. */
  onMapFailure?: ((error: unknown) => void) | undefined;
}

/** The facilities by region, with a search and, on request, a map synchronised with the list. */
export function FacilityListing({ query, ids, total, summaries, brands, failed, onMapFailure }: FacilityListingProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const map = useAppSelector(selectMapStep);
  const picked = useAppSelector(selectPicked);
  const beyond = useAppSelector(selectBeyond);
  const side = useRef<HTMLDivElement>(null);
  const open = map === 'open';
  const pick = (id: string): void => {
    dispatch(facilityPicked(id));
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const { facilities: path } = useAppSelector(selectPaths);
  const records = useAppSelector((state) => state.entities.facilities);
  const narrowed = query.keyphrase !== '' || query.brand !== '';
  const ordered = regionsOf(ids, records, texts);
  const next = encodeFacilityQuery({ ...query, pages: query.pages + 1 });
  return (
    <div css={styles} data-map={map}>
      <FacilityFinder query={query} brands={brands} />
      {failed && (
        <Notice
          tone="danger"
          actions={
            <LinkButton variant="secondary" href={[path, encodeFacilityQuery(query)].filter(Boolean).join('?')}>
              {t('error.actionRetry')}
            </LinkButton>
          }
        >
          {t('dealers.failed')}
        </Notice>
      )}
      {!failed && ids.length === 0 && (
        <Notice
          actions={
            <LinkButton variant="secondary" href={path}>
              {t('dealers.showAll')}
            </LinkButton>
          }
        >
          {t('dealers.none')}
        </Notice>
      )}
      {ids.length > 0 && (
        <>
          <div className="found">
            <p role="status">{t('dealers.count', { count: total })}</p>
            {narrowed && <Link href={path}>{t('dealers.showAll')}</Link>}
            <Button
              variant="secondary"
              icon="pin"
              data-needs-script=""
              aria-expanded={open}
              onClick={() => dispatch(open ? mapClosed() : mapOpened())}
            >
              {open ? t('dealers.hideMap') : t('dealers.map')}
            </Button>
          </div>
          <div className="both">
            {open && (
              <div className="side" ref={side}>
                <FacilityMap
                  ids={[...ordered.flatMap(([, places]) => places), ...beyond]}
                  total={total}
                  summaries={summaries}
                  onFailure={onMapFailure}
                />
              </div>
            )}
            <div className="lists">
              {ordered.map(([region, places]) => (
                <section
                  key={region}
                  className="region"
                  data-width={region === '' ? COLUMN_COUNT : Math.min(places.length, COLUMN_COUNT)}
                >
                  {region !== '' && <h2>{region}</h2>}
                  <ul className="places">
                    {places.map((id) => (
                      <li key={id}>
                        <FacilityCard
                          id={id}
                          level={region === '' ? 'h2' : 'h3'}
                          note={summaries[id]}
                          {...(open && { onMap: pick, picked: picked === id })}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
          {total > FACILITY_PAGE && (
            <div className="more">
              <p>{t('dealers.shown', { shown: ids.length, total })}</p>
              {ids.length < total && (
                <LinkButton variant="secondary" href={`${path}?${next}`} rel="next">
                  {t('dealers.showMore')}
                </LinkButton>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}
