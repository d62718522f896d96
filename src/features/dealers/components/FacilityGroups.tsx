import { FACILITY_PAGE } from '@/domain/dealers/facilityQuery';
import { collatorFor } from '@/i18n/collate';
import { initialOf } from '@/i18n/capitals';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { EntitiesRoot } from '@/store/entities';
import { NEAREST, type FacilityListing } from '../dealers.slice';
import { FacilityCard } from './FacilityCard';

type Facilities = EntitiesRoot['entities']['facilities'];
interface Group {
  heading: string;
  ids: readonly string[];
}

/** What is open comes before what is closed, then what has more cars. */
const usefulFirst =
  (summaries: FacilityListing['summaries']) =>
  (a: string, b: string): number => {
    const [one, other] = [a, b].map((id) => {
      const { open = null, hours = [], cars = 0 } = summaries[id] ?? {};
      return { isOpen: [open, ...hours].some((department) => department?.today.status === 'open'), cars };
    });
    if (!one || !other) return 0;
    return Number(other.isOpen) - Number(one.isOpen) || other.cars - one.cars;
  };

/**
 * By county, where every facility has one and some share it, else by the first letter of the town; both as the page's
 * language sorts them. In a county by `within`, then by town and name. Each page of the list for itself: what 'show more' adds is below what
 * is shown, where a county that goes on is the last one.
 */
function headedGroups(
  ids: readonly string[],
  facilities: Facilities,
  { language, term }: Pick<TextsValue, 'language' | 'term'>,
  within: (a: string, b: string) => number = () => 0,
): Group[] {
  const compare = collatorFor(language);
  const regions = ids.map((id) => facilities[id]?.site_region ?? '');
  const isByRegion = !regions.includes('') && new Set(regions).size < ids.length;
  const placed = ids.map((id) => {
    const { site_city = '', site_region = '', site_official_name: name = '' } = facilities[id] ?? {};
    const town = term('car_site_city', site_city);
    const heading = isByRegion ? term('car_site_region', site_region) : initialOf(town, language);
    return { id, town, name, heading };
  });
  const groups: (Group & { ids: string[] })[] = [];
  for (let from = 0; from < placed.length; from += FACILITY_PAGE) {
    const page = placed
      .slice(from, from + FACILITY_PAGE)
      .toSorted(
        (a, b) =>
          compare(a.heading, b.heading) ||
          (isByRegion ? within(a.id, b.id) : 0) ||
          compare(a.town, b.town) ||
          compare(a.name, b.name),
      );
    for (const { id, heading } of page) {
      const last = groups.at(-1);
      if (last?.heading === heading) last.ids.push(id);
      else groups.push({ heading, ids: [id] });
    }
  }
  return groups;
}

/** In the order of the list: those that open next, the nearest and those farther away, A to Ö, or the most useful of each county. */
export function groupsOf(
  {
    ids,
    origin,
    query,
    summaries,
    opensNext,
  }: Pick<FacilityListing, 'ids' | 'origin' | 'query' | 'summaries' | 'opensNext'>,
  facilities: Facilities,
  texts: Pick<TextsValue, 'language' | 'term' | 't'>,
): Group[] {
  if (opensNext && ids.length > 0) return [{ heading: texts.t('dealers.opensNext'), ids }];
  // After a place that is unknown the page says that the order is that of the alphabet.
  if (query.near === '') return headedGroups(ids, facilities, texts, usefulFirst(summaries));
  if (!origin || query.order !== 'distance') return headedGroups(ids, facilities, texts);
  return [
    { heading: texts.t('dealers.nearest', { origin: origin.name }), ids: ids.slice(0, NEAREST) },
    { heading: texts.t('dealers.farther'), ids: ids.slice(NEAREST) },
  ].filter((group) => group.ids.length > 0);
}

export interface FacilityGroupsProps extends Pick<FacilityListing, 'origin' | 'summaries'> {
  groups: readonly Group[];
  /** Address of the workshop booking; null where the site has none. */
  booking: string | null;
  picked: string | null;
  /** Points at a facility on the map. */
  onMap(id: string): void;
}

/** The rows of the list, below their counties, the letters of their towns or how near they are. */
export function FacilityGroups({ groups, origin, summaries, booking, picked, onMap }: FacilityGroupsProps) {
  const order = groups.flatMap(({ ids }) => ids);
  return (
    <div className="lists">
      {groups.map(({ heading, ids }) => (
        <section key={ids[0]} className="group">
          <h2>{heading}</h2>
          <ul className="places">
            {ids.map((id) => (
              <li key={id}>
                <FacilityCard
                  id={id}
                  level="h3"
                  note={summaries[id]}
                  origin={origin}
                  booking={booking}
                  number={order.indexOf(id) + 1}
                  onMap={onMap}
                  picked={picked === id}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
