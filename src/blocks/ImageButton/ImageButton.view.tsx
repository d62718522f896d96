import { css } from '@emotion/react';
import { isDrawing } from '@/domain/content/drawings';
import { Drawing } from '@/ui/primitives/Drawing';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { media, token } from '@/ui/tokens';
import { BlockPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import type { ImageButtonFields } from './ImageButton.schema';

const styles = css({
  ul: {
    display: 'grid',
    gap: token('space.12'),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    [media.md]: { gap: token('space.24'), gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  },
  // No empty place in the last row.
  'ul[data-three]': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' } },
  '.tile': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    height: '100%',
    overflow: 'hidden',
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    color: token('color.ink'),
    textDecoration: 'none',
    boxShadow: token('shadow.low'),
  },
  'a.tile': {
    [media.hover]: { '&:hover': { color: token('color.ink'), '.tile-words svg': { translate: '0.25em 0' } } },
  },
  img: {
    width: '100%',
    height: '100%',
    minHeight: '8rem',
    maxHeight: '26rem',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: token('color.skeleton'),
    '&[data-studio]': { background: token('panel.car') },
  },
  '.tile-drawing': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '9rem',
    background: token('color.accentSoft'),
    color: token('color.accent'),
    [media.md]: { minHeight: '12rem' },
  },
  '.tile-words': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.8'),
    minHeight: '3.5rem',
    padding: token('space.12'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    [media.md]: { gap: token('space.12'), paddingInline: token('space.16'), fontSize: token('text.body') },
    svg: { transition: `translate ${token('duration.medium')} ${token('ease.out')}` },
  },
  'ul[data-gradient] .tile:has(img)': {
    color: '#fff',
    '> *': { gridArea: '1 / 1 / -1 / -1' },
    '> .tile-words': {
      position: 'relative',
      alignItems: 'end',
      background: 'linear-gradient(transparent 25%, rgb(10 14 12 / 0.82) 78%)',
    },
  },
});

/** Pictures with links, each with its text below or on it. */
export function ImageButton({ Title, Items, HasGradient }: ImageButtonFields) {
  const shown = Items.filter(({ Title: title, Image }) => title !== '' || Image !== null);
  if (shown.length === 0) return null;
  return (
    <BlockSection styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      <ul data-gradient={HasGradient || undefined} data-three={shown.length === 3 || undefined}>
        {keyed(shown, (tile) => tile.Title).map(({ key, item: { Title: title, Image, Link: link } }) => {
          const label = title || link.text;
          const inside = (
            <>
              {Image &&
                (isDrawing(Image.src) ? (
                  <span className="tile-drawing">
                    <Drawing src={Image.src} size={72} />
                  </span>
                ) : (
                  <BlockPicture
                    image={Image}
                    sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw"
                    decorative={label !== ''}
                  />
                ))}
              {label !== '' && (
                <span className="tile-words">
                  {label}
                  {link.href !== '' && <Icon name="arrow" />}
                </span>
              )}
            </>
          );
          return (
            <li key={key}>
              {link.href === '' ? (
                <div className="tile">{inside}</div>
              ) : (
                <Link
                  className="tile"
                  data-button=""
                  href={link.href}
                  {...(link.newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                >
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
