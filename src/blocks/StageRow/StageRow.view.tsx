import { css } from '@emotion/react';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { media, token } from '@/ui/tokens';
import { BlockSection, backgroundOf } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { cardStyles } from '../parts/Card';
import type { StageRowFields } from './StageRow.schema';
import { isPhoneRow, shownCards, StageRowItems } from './StageRowItems';

const gap = token('space.24');
const share = (columns: number) => `calc((100% - ${columns - 1} * ${gap}) / ${columns})`;

const styles = css(cardStyles, {
  ul: { display: 'flex', flexWrap: 'wrap', gap, [media.md]: { rowGap: token('space.48') } },
  'ul > li': { width: '100%', [media.md]: { width: share(3) } },
  'ul[data-four] > li': { [media.md]: { width: share(2) }, [media.xl]: { width: share(4) } },
  'ul[data-centered]': { justifyContent: 'center' },
  'ul[data-row]': snapRow('min(78%, 20rem)'),
});

/** Cards in three or four columns, on phones in one row if all lead somewhere; an incomplete last row can be centred. */
export function StageRow({ Title, Items, UseFourColumns, Centered, CardVariant, BackgroundVariant }: StageRowFields) {
  const shown = shownCards(Items);
  if (shown.length === 0) return null;
  return (
    <BlockSection
      background={backgroundOf[BackgroundVariant]}
      centered={Centered}
      styles={styles}
      head={Title === '' ? undefined : <BlockTitle text={Title} />}
    >
      <ul
        data-card={CardVariant}
        data-four={UseFourColumns || undefined}
        data-centered={Centered || undefined}
        data-row={isPhoneRow(shown)}
      >
        <StageRowItems cards={shown} title={Title} sizes="(min-width: 768px) 33vw, 100vw" />
      </ul>
    </BlockSection>
  );
}
