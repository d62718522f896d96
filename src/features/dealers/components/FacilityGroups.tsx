import { FACILITY_PAGE } from '@/domain/dealers/facilityQuery';
import { collatorFor } from '@/i18n/collate';
import { initialOf } from '@/i18n/capitals';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import type { EntitiesRoot } from '@/store/entities';
import type { FacilityListing } from '../dealers.slice';
import { FacilityCard } from './FacilityCard';

type Facilities = EntitiesRoot['entities']['facilities'];
/** '' for a list without headings. */
type Group = readonly [heading: string, ids: readonly string[]];

/**
 * By county, where every facility has one and some share it, else by the first letter of the town; both as the page's
 * language sorts them, those of one town by name. Each page of the list for itself: what 'show more' adds is below what
 * is shown, where a county that goes on is the last one.
 */
function headedGroups(
  ids: readonly string[],
  facilities: Facilities,
  { language, term }: Pick<TextsValue, 'language' | 'term'>,
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
  const groups: [heading: string, ids: string[]][] = [];
  for (let from = 0; from < placed.length; from += FACILITY_PAGE) {
    const page = placed
      .slice(from, from + FACILITY_PAGE)
      .toSorted((a, b) => compare(a.heading, b.heading) || compare(a.town, b.town) || compare(a.name, b.name));
    for (const { id, heading } of page) {
      const last = groups.at(-1);
      if (last?.[0] === heading) last[1].push(id);
      else groups.push([heading, [id]]);
    }
  }
  return groups;
}

/** In the order of the list: nearest first, or A to Ö. */
export function groupsOf(
  { ids, origin, query }: Pick<FacilityListing, 'ids' | 'origin' | 'query'>,
  facilities: Facilities,
  texts: Pick<TextsValue, 'language' | 'term'>,
): Group[] {
  return origin && query.order === 'distance' ? [['', ids]] : headedGroups(ids, facilities, texts);
}

export interface FacilityGroupsProps extends Pick<FacilityListing, 'origin' | 'summaries'> {
  groups: readonly Group[];
  picked: string | null;
  /** Points at a facility on the map. */
  onMap(id: string): void;
}

/** The rows of the list, below their counties or the letters of their towns. */
export function FacilityGroups({ groups, origin, summaries, picked, onMap }: FacilityGroupsProps) {
  const { t } = useTexts();
  return (
    <div className="lists">
      {groups.map(([heading, ids]) => (
        <section key={ids[0]} className="group" aria-label={heading === '' ? t('dealers.byDistance') : undefined}>
          {heading !== '' && <h2>{heading}</h2>}
          <ul className="places">
            {ids.map((id) => (
              <li key={id}>
                <FacilityCard
                  id={id}
                  level={heading === '' ? 'h2' : 'h3'}
                  note={summaries[id]}
                  origin={origin}
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
