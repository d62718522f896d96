import { css } from '@emotion/react';
import { facilityListAddress, type FacilityFacet, type FacilityQuery } from '@/domain/dealers/facilityQuery';
import { useTexts } from '@/i18n/TextsProvider';
import { LinkChip } from '@/ui/primitives/Chip';
import { token } from '@/ui/tokens';
import type { FacilityListing } from '../dealers.slice';
import { facetTexts, facetValueText } from './facetTexts';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space.8'),
  // Two on medium widths (specification 2 section 2.7).
  '@media (min-width: 768px) and (max-width: 1023px)': { 'li:nth-of-type(n + 3)': { display: 'none' } },
});

/** The one that has buttons. */
const BUTTONS: FacilityFacet = 'site_brands';

export interface FacetButtonsProps extends Pick<FacilityListing, 'facets'> {
  query: FacilityQuery;
  /** Of the list. */
  path: string;
}

/** The makes as buttons: one press filters by a make, another takes it off again. */
export function FacetButtons({ query, facets, path }: FacetButtonsProps) {
  const texts = useTexts();
  const values = facets.find(({ name }) => name === BUTTONS)?.values ?? [];
  const { [BUTTONS]: chosen, ...others } = query.filters;
  const to = (value: string): string =>
    facilityListAddress(path, {
      ...query,
      filters: value === chosen ? others : { ...others, [BUTTONS]: value },
      pages: 1,
    });
  if (values.length === 0) return null;
  return (
    <ul css={styles} aria-label={texts.t(facetTexts[BUTTONS].label)}>
      {values.map(({ text }) => (
        <li key={text}>
          <LinkChip href={to(text)} current={text === chosen}>
            {facetValueText(BUTTONS, text, texts)}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}
