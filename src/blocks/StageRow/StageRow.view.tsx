import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { BlockSection, backgroundOf } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { Card, cardStyles } from '../parts/Card';
import { keyed } from '../parts/keyed';
import type { StageCard, StageRowFields } from './StageRow.schema';

const gap = token('space.24');
const share = (columns: number) => `calc((100% - ${columns - 1} * ${gap}) / ${columns})`;

const styles = css(cardStyles, {
  ul: { display: 'flex', flexWrap: 'wrap', gap: `${token('space.48')} ${gap}` },
  'ul > li': { width: '100%', [media.md]: { width: share(3) } },
  'ul[data-four] > li': { [media.md]: { width: share(2) }, [media.xl]: { width: share(4) } },
  'ul[data-centered]': { justifyContent: 'center' },
});

export const shownCards = (items: readonly StageCard[]): readonly StageCard[] =>
  items.filter(({ Title, Text, Image }) => Title !== '' || Text !== '' || Image !== null);

/** Cards in three or four columns; an incomplete last row can be centred. */
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
      <ul data-card={CardVariant} data-four={UseFourColumns || undefined} data-centered={Centered || undefined}>
        {keyed(shown, (card) => card.Title).map(({ key, item: { Title: title, PreTitle, Text, Image, Link } }) => (
          <li key={key}>
            <Card
              level={Title === '' ? 'h2' : 'h3'}
              pre={PreTitle}
              title={title}
              text={Text}
              image={Image}
              link={Link}
              sizes="(min-width: 768px) 33vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
