import { useEffect, useRef } from 'react';
import { facilityListAddress, FACILITY_PAGE, isNarrowed } from '@/domain/dealers/facilityQuery';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { LinkChip } from '@/ui/primitives/Chip';
import { Link } from '@/ui/primitives/Link';
import { Notice } from '@/ui/primitives/Notice';
import { plainClick } from '@/ui/plainClick';
import { useNavigate } from '@/ui/useNavigate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { facilityPicked, mapClosed, mapOpened, type FacilityListing as Listing } from '../dealers.slice';
import { selectBeyond, selectPicked } from '../dealers.selectors';
import { facilityListingStyles } from './facilityListing.styles';
import { FacetButtons } from './FacetButtons';
import { FacilityFinder } from './FacilityFinder';
import { FacilityGroups, groupsOf } from './FacilityGroups';
import { FacilityMap } from './FacilityMap';

export interface FacilityListingProps extends Listing {
  /** Address of the workshop booking; null where the site has none. */
  booking: string | null;
  /** Called when the map fails to load. */
  onMapFailure?: ((error: unknown) => void) | undefined;
}

/** The facilities by distance or by county, with a search and a map that shows the same. */
export function FacilityListing({ booking, onMapFailure, ...listing }: FacilityListingProps) {
  const { query, ids, total, summaries, origin, opensNext, failed } = listing;
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const picked = useAppSelector(selectPicked);
  const beyond = useAppSelector(selectBeyond);
  const side = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // Once more are there, the focus moves from the button to the first of them.
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    if (shownBefore.current === null || ids.length <= shownBefore.current) return;
    list.current?.querySelectorAll<HTMLElement>('.place .to')[shownBefore.current]?.focus();
    shownBefore.current = null;
  }, [ids]);
  const { facilities: path } = useAppSelector(selectPaths);
  const records = useAppSelector((state) => state.entities.facilities);
  const isOpen = query.view === 'map';
  const pick = (id: string): void => {
    dispatch(facilityPicked(id));
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const hasHours = Object.values(summaries).some(({ open }) => open !== null);
  const groups = groupsOf(listing, records, texts);
  const order = groups.flatMap((group) => group.ids);
  return (
    <div css={facilityListingStyles} data-view={query.view}>
      <FacilityFinder {...listing} />
      {listing.towns && <Towns query={query} towns={listing.towns} path={path} />}
      {failed && (
        <Notice
          tone="danger"
          actions={
            <LinkButton variant="secondary" href={facilityListAddress(path, query)}>
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
          {t(query.open ? 'dealers.noneOpen' : 'dealers.none')}
        </Notice>
      )}
      {!failed && (
        <>
          <div className="found">
            <p role="status">
              {ids.length > 0 && (opensNext ? t('dealers.noneOpen') : t('dealers.count', { count: total }))}
            </p>
            {ids.length > 0 && isNarrowed(query) && <Link href={path}>{t('dealers.showAll')}</Link>}
            {origin && <Orders {...listing} path={path} />}
            <Button
              variant="secondary"
              icon="pin"
              data-needs-script=""
              aria-expanded={isOpen}
              onClick={() => dispatch(isOpen ? mapClosed() : mapOpened())}
            >
              {isOpen ? t('dealers.hideMap') : t('dealers.map')}
            </Button>
            <FacetButtons
              name="site_services"
              query={query}
              facets={listing.facets}
              path={path}
              first={
                (query.open || hasHours) && (
                  <LinkChip
                    href={facilityListAddress(path, { ...query, open: !query.open, pages: 1 })}
                    current={query.open}
                  >
                    {t('dealers.openFilter')}
                  </LinkChip>
                )
              }
            />
          </div>
          <div className="both" ref={list}>
            <div className="side" ref={side}>
              <FacilityMap
                ids={[...order, ...beyond]}
                numbered={order.length}
                listing={listing}
                onFailure={onMapFailure}
              />
            </div>
            <FacilityGroups
              groups={groups}
              origin={origin}
              summaries={summaries}
              booking={booking}
              picked={picked}
              onMap={pick}
            />
          </div>
          {total > FACILITY_PAGE && (
            <div className="more">
              <p>{t('dealers.shown', { shown: ids.length, total })}</p>
              {ids.length < total && (
                <LinkButton
                  variant="secondary"
                  href={facilityListAddress(path, { ...query, pages: query.pages + 1 })}
                  rel="next"
                  onClick={(event) => {
                    if (!plainClick(event)) return;
                    event.preventDefault();
                    shownBefore.current = ids.length;
                    navigate(facilityListAddress(path, { ...query, pages: query.pages + 1 }));
                  }}
                >
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

/** The largest towns of the stock: one press measures from there. */
function Towns({ query, towns, path }: Pick<Listing, 'query'> & { towns: readonly string[]; path: string }) {
  const { t, term } = useTexts();
  return (
    <ul className="towns" aria-label={t('dealers.towns')}>
      {towns.map((town) => {
        const near = term('car_site_city', town);
        return (
          <li key={town}>
            <Link
              href={facilityListAddress(path, { ...query, near, order: 'distance', pages: 1 })}
              aria-current={query.near === near || undefined}
            >
              {near}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Nearest first, or A to Ö. */
function Orders({ query, path }: Pick<Listing, 'query'> & { path: string }) {
  const { t } = useTexts();
  return (
    <ul className="orders" aria-label={t('dealers.order')}>
      {(['distance', 'name'] as const).map((order) => (
        <li key={order}>
          <LinkChip href={facilityListAddress(path, { ...query, order, pages: 1 })} current={query.order === order}>
            {t(order === 'distance' ? 'dealers.byDistance' : 'dealers.byName')}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}
