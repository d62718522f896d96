import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import type { CarStoreAuctionHeaderFields } from './CarStoreAuctionHeader.schema';

const styles = css({
  '&&[data-background]': { paddingBlock: token('space.32') },
  '> .wrap': {
    display: 'grid',
    gap: token('space.24'),
    alignItems: 'center',
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '.who': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space.24'),
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  img: { width: 'auto', height: '3rem', maxWidth: '12rem', objectFit: 'contain' },
  '.words': { display: 'grid', gap: token('space.8'), minWidth: 0, flex: '1 1 16rem' },
  '.words p': { whiteSpace: 'pre-line' },
});

/** The operator of the auctions, with a link to them. */
export function CarStoreAuctionHeader({ Logo, Title, Text, Link }: CarStoreAuctionHeaderFields) {
  if (Title === '' && Text === '') return null;
  return (
    <BlockSection background="contrast" styles={styles}>
      <div className="who">
        {Logo && <BlockPicture image={Logo} sizes="192px" decorative />}
        <div className="words">
          <BlockTitle text={Title} />
          {Text !== '' && <p>{Text}</p>}
        </div>
      </div>
      <BlockButton link={Link} background="contrast" size="large" />
    </BlockSection>
  );
}
