import { css } from '@emotion/react';
import { Link } from '@/ui/primitives/Link';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import type { BrandListFields } from './BrandList.schema';

const styles = css({
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: token('space.12'),
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: token('space.16') },
    [media.xl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
  '.brand': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: token('space.12'),
    height: '100%',
    minHeight: '7.5rem',
    padding: token('space.16'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
    fontStretch: token('font.headingStretch'),
    fontSize: token('text.lead'),
    lineHeight: 1.15,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '&:has(img)': {
      fontFamily: 'inherit',
      fontSize: token('text.small'),
      fontWeight: 'inherit',
      fontStretch: 'inherit',
    },
  },
  'a.brand': {
    transition: `border-color ${token('duration.fast')} ${token('ease.out')}`,
    [media.hover]: { '&:hover': { borderColor: token('color.ink'), color: token('color.ink') } },
  },
  'div.brand': { color: token('color.inkSoft'), background: 'none', img: { opacity: 0.4 } },
  img: { width: 'auto', height: '3rem', maxWidth: '100%', objectFit: 'contain' },
  '.brand-more': { marginBlockStart: token('space.24') },
});

/** Makes, each a tile; one that leads nowhere is dimmed. */
export function BrandList({ Title, Items, Link: link }: BrandListFields) {
  const shown = Items.filter(({ Title: title, Logo }) => title !== '' || Logo !== null);
  if (shown.length === 0) return null;
  return (
    <BlockSection styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      <ul>
        {keyed(shown, ({ Title: title }) => title).map(({ key, item: { Title: title, Logo, Link: to } }) => {
          const inside = (
            <>
              {Logo && <BlockPicture image={Logo} sizes="10rem" decorative={title !== ''} />}
              {title !== '' && <span>{title}</span>}
            </>
          );
          return (
            <li key={key}>
              {to.href === '' ? (
                <div className="brand">{inside}</div>
              ) : (
                <Link
                  className="brand"
                  href={to.href}
                  {...(to.newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                >
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {link.href !== '' && link.text !== '' && (
        <div className="brand-more">
          <BlockButton link={link} type="Secondary" />
        </div>
      )}
    </BlockSection>
  );
}
