import { css } from '@emotion/react';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { media, token } from '@/ui/tokens';
import { BlockSection, backgroundOf } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { cardStyles } from '../parts/Card';
import type { StageRowHorizontalFields } from './StageRow.schema';
import { isPhoneRow, shownCards, StageRowItems } from './StageRowItems';

const styles = css(cardStyles, {
  ul: { display: 'grid', gap: token('space.32'), [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  'ul[data-row]': snapRow('min(78%, 20rem)'),
  '.card:has(.card-picture)': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: '1fr',
      gap: token('space.24'),
    },
  },
  '.card:has(.card-picture) .card-words': {
    [media.md]: { gridRow: 1, gridColumn: 2, justifyContent: 'center', paddingBlock: token('space.8') },
  },
  '.card:has(.card-picture) .card-link': { [media.md]: { marginBlockStart: 0 } },
  '.card-picture img': { [media.md]: { height: '100%' } },
  '.card-picture img[data-studio]': { [media.md]: { aspectRatio: '4 / 3', objectFit: 'contain' } },
});

/** The row's cards in horizontal layout: picture next to text. */
export function StageRowHorizontal({ Title, Items, CardVariant, BackgroundVariant }: StageRowHorizontalFields) {
  const shown = shownCards(Items);
  if (shown.length === 0) return null;
  return (
    <BlockSection
      background={backgroundOf[BackgroundVariant]}
      styles={styles}
      head={Title === '' ? undefined : <BlockTitle text={Title} />}
    >
      <ul data-card={CardVariant} data-row={isPhoneRow(shown)}>
        <StageRowItems cards={shown} title={Title} sizes="(min-width: 768px) 40vw, 100vw" />
      </ul>
    </BlockSection>
  );
}
