import { collatorFor } from '@/i18n/collate';
import { firstLetter } from '@/i18n/firstLetter';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import type { EntitiesRoot } from '@/store/entities';
import type { FacilityListing } from '../dealers.slice';
import { FacilityCard } from './FacilityCard';

/** As many cards as are next to each other at most. */
const COLUMNS = 3;

type Facilities = EntitiesRoot['entities']['facilities'];
/** '' for a list without headings. */
type Group = readonly [letter: string, ids: readonly string[]];

/** By the first letter of the town, as the page's language sorts towns; those of one town by name. */
function lettersOf(
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
    const letter = firstLetter(town, language);
    groups.set(letter, [...(groups.get(letter) ?? []), id]);
  }
  return [...groups];
}

/** In the order of the list: nearest first, or A to Ö. */
export function groupsOf(
  { ids, place, query }: Pick<FacilityListing, 'ids' | 'place' | 'query'>,
  facilities: Facilities,
  texts: Pick<TextsValue, 'language' | 'term'>,
): Group[] {
  return place && query.order === 'distance' ? [['', ids]] : lettersOf(ids, facilities, texts);
}

export interface FacilityGroupsProps extends Pick<FacilityListing, 'place' | 'summaries'> {
  groups: readonly Group[];
  picked: string | null;
  /** Points at a facility on the map. */
  onMap(id: string): void;
}

/** The cards of the list, below the letters of their towns. */
export function FacilityGroups({ groups, place, summaries, picked, onMap }: FacilityGroupsProps) {
  const { t } = useTexts();
  return (
    <div className="lists">
      {groups.map(([letter, ids]) => (
        <section
          key={letter}
          className="group"
          data-width={letter === '' ? COLUMNS : Math.min(ids.length, COLUMNS)}
          aria-label={letter === '' ? t('dealers.byDistance') : undefined}
        >
          {letter !== '' && <h2>{letter}</h2>}
          <ul className="places">
            {ids.map((id) => (
              <li key={id}>
                <FacilityCard
                  id={id}
                  level={letter === '' ? 'h2' : 'h3'}
                  note={summaries[id]}
                  place={place}
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
