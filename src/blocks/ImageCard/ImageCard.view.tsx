import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { Card, cardStyles } from '../parts/Card';
import type { ImageCardFields } from './ImageCard.schema';

/** On wide screens picture and text are side by side and fill the row. */
const styles = css(cardStyles, {
  [media.md]: {
    '.card:has(.card-picture)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr',
      alignItems: 'center',
    },
    '.card:has(.card-picture) .card-words': { gridRow: 1, gridColumn: 2, paddingInline: token('space.48') },
    '.card-text': { maxWidth: token('size.line') },
  },
});

/** One card by itself. */
export function ImageCard({ Title, Text, Image, Link }: ImageCardFields) {
  if (Title === '' && Text === '' && !Image) return null;
  return (
    <BlockSection styles={styles}>
      <div data-card="Outlined">
        <Card level="h2" title={Title} text={Text} image={Image} link={Link} sizes="(min-width: 768px) 50vw, 100vw" />
      </div>
    </BlockSection>
  );
}
