import { collatorFor } from '@/i18n/collate';
import { initialOf } from '@/i18n/capitals';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import type { EntitiesRoot } from '@/store/entities';
import type { FacilityListing } from '../dealers.slice';
import { FacilityCard } from './FacilityCard';

/** As many cards as are next to each other at most. */
const COLUMNS = 3;

type Facilities = EntitiesRoot['entities']['facilities'];
/** '' for a list without headings. */
type Group = readonly [initial: string, ids: readonly string[]];

/** By the first initial of the town, as the page's language sorts towns; those of one town by name. */
function initialsOf(
  ids: readonly string[],
  facilities: Facilities,
  { language, term }: Pick<TextsValue, 'language' | 'term'>,
): Group[] {
  const compare = collatorFor(language);
  const sorted = ids
    .map((id) => ({
      id,
      town: term('car_site_city', facilities[id]?.site_city ?? ''),
      name: facilities[id]?.site_official_name ?? '',
    }))
    .toSorted((a, b) => compare(a.town, b.town) || compare(a.name, b.name));
  const groups = new Map<string, string[]>();
  for (const { id, town } of sorted) {
    const initial = initialOf(town, language);
    groups.set(initial, [...(groups.get(initial) ?? []), id]);
  }
  return [...groups];
}

/** In the order of the list: nearest first, or A to Ö. */
export function groupsOf(
  { ids, origin, query }: Pick<FacilityListing, 'ids' | 'origin' | 'query'>,
  facilities: Facilities,
  texts: Pick<TextsValue, 'language' | 'term'>,
): Group[] {
  return origin && query.order === 'distance' ? [['', ids]] : initialsOf(ids, facilities, texts);
}

export interface FacilityGroupsProps extends Pick<FacilityListing, 'origin' | 'summaries'> {
  groups: readonly Group[];
  picked: string | null;
  /** Points at a facility on the map. */
  onMap(id: string): void;
}

/** The cards of the list, below the letters of their towns. */
export function FacilityGroups({ groups, origin, summaries, picked, onMap }: FacilityGroupsProps) {
  const { t } = useTexts();
  return (
    <div className="lists">
      {groups.map(([initial, ids]) => (
        <section
          key={initial}
          className="group"
          data-width={initial === '' ? COLUMNS : Math.min(ids.length, COLUMNS)}
          aria-label={initial === '' ? t('dealers.byDistance') : undefined}
        >
          {initial !== '' && <h2>{initial}</h2>}
          <ul className="places">
            {ids.map((id) => (
              <li key={id}>
                <FacilityCard
                  id={id}
                  level={initial === '' ? 'h2' : 'h3'}
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
