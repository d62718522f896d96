import { css } from '@emotion/react';
import type { ReactNode } from 'react';
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
  // One line on a phone, which scrolls sideways to the window's edges.
  '@media (max-width: 767px)': {
    flexWrap: 'nowrap',
    marginInline: `calc(-1 * ${token('size.gutter')})`,
    // With room for the focus ring.
    padding: `${token('space.8')} ${token('size.gutter')}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    li: { flexShrink: 0 },
  },
});

/** Two on medium widths (specification 2 section 2.7): the chosen one is always among them. */
const twoOnMedium = css({
  '@media (min-width: 768px) and (max-width: 1023px)': {
    'li:nth-of-type(n + 3):not([data-chosen])': { display: 'none' },
    '&:has(li:nth-of-type(n + 3)[data-chosen]) li:nth-of-type(2)': { display: 'none' },
  },
});

/** One line at every width, which scrolls sideways: services have long names. */
const oneLine = css({
  '&&': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: token('space.4') },
  '&& li': { flexShrink: 0 },
  '@media (min-width: 768px)': {
    maskImage: 'linear-gradient(to right, #000 calc(100% - 3rem), transparent)',
    // Room for the focus ring, outside of the column.
    marginInlineStart: `calc(-1 * ${token('space.4')})`,
    paddingInline: `${token('space.4')} ${token('space.48')}`,
  },
});

export interface FacetButtonsProps extends Pick<FacilityListing, 'facets'> {
  query: FacilityQuery;
  /** Of the list. */
  path: string;
  name: FacilityFacet;
  /** Another choice, before them. */
  first?: ReactNode;
}

/** Scrolls a button of the line into sight, and nothing but the line. */
function showWithin(button: HTMLElement | null): void {
  const line = button?.parentElement;
  if (button && line) line.scrollLeft = button.offsetLeft - line.offsetLeft - button.offsetWidth / 2;
}

/** Services or makes as buttons: one press filters by it, another takes it off again. */
export function FacetButtons({ name: facet, query, facets, path, first }: FacetButtonsProps) {
  const texts = useTexts();
  const values = facets.find(({ name }) => name === facet)?.values ?? [];
  const { [facet]: chosen, ...others } = query.filters;
  const to = (value: string): string =>
    facilityListAddress(path, {
      ...query,
      filters: value === chosen ? others : { ...others, [facet]: value },
      pages: 1,
    });
  if (values.length === 0 && !first) return null;
  const label = texts.t(first ? 'list.filters' : facetTexts[facet].label);
  return (
    <ul css={[styles, facet === 'site_brands' ? twoOnMedium : oneLine]} aria-label={label}>
      {first && <li>{first}</li>}
      {values.map(({ text }) => (
        <li
          key={text}
          data-chosen={text === chosen || undefined}
          ref={text === chosen ? showWithin : undefined}
          onFocus={({ target, currentTarget }) => {
            // Browsers leave a button that is half out of sight where it is. Not under a pointer: its press would miss.
            if (target.matches(':focus-visible')) showWithin(currentTarget);
          }}
        >
          <LinkChip href={to(text)} current={text === chosen}>
            {facetValueText(facet, text, texts)}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}
