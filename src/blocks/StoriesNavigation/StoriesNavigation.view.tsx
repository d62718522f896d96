import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { reserveBottom } from '@/ui/reserveBottom';
import { media, token } from '@/ui/tokens';
import type { StoriesNavigationFields } from './StoriesNavigation.schema';

/**
 * In sight until the end of the story, and never over its words: a bar at the window's lower edge, or a button beside
 * the column where there is room.
 */
const backStyles = css({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 'var(--below, 0px)',
  [media.low]: { position: 'static' },
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: token('space.48'),
  paddingInline: `max(${token('size.gutter')}, (100% - ${token('size.content')}) / 2)`,
  borderBlockStart: `1px solid ${token('color.line')}`,
  background: token('color.surface'),
  [media.xl]: {
    insetBlockEnd: `calc(var(--below, 0px) + ${token('space.16')})`,
    border: 0,
    background: 'none',
    pointerEvents: 'none',
  },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    color: token('color.ink'),
    [media.xl]: {
      maxWidth: '13rem',
      paddingInline: token('space.16'),
      borderRadius: token('radius.panel'),
      border: `1px solid ${token('color.line')}`,
      background: token('color.surface'),
      boxShadow: token('shadow.high'),
    },
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    lineHeight: 1.2,
    textDecoration: 'none',
    pointerEvents: 'auto',
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
  },
  [media.print]: { display: 'none' },
});

const linksStyles = css(wrapStyles, {
  paddingBlock: `${token('space.32')} ${token('space.96')}`,
  ul: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlockStart: `1px solid ${token('color.line')}`,
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  li: { minWidth: 0 },
  'li + li': {
    borderBlockStart: `1px solid ${token('color.line')}`,
    [media.md]: { borderBlockStart: 0, borderInlineStart: `1px solid ${token('color.line')}` },
  },
  a: {
    display: 'grid',
    gap: token('space.8'),
    alignContent: 'start',
    height: '100%',
    padding: `${token('space.24')} ${token('space.8')}`,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    [media.md]: { padding: `${token('space.32')} ${token('space.24')}` },
  },
  '[data-to=previous] a': { [media.md]: { paddingInlineStart: 0 } },
  '[data-to=next] a': { [media.md]: { justifyItems: 'end', textAlign: 'end', paddingInlineEnd: 0 } },
  // Stays on its side when it is the only link.
  'li[data-to=next]:first-child': { [media.md]: { gridColumn: 2 } },
  '.way': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
  },
  strong: {
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
    fontSize: token('text.title'),
    lineHeight: 1.2,
    textWrap: 'balance',
    color: token('color.ink'),
  },
  [media.hover]: {
    'a:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.15em', textDecorationThickness: '1px' },
  },
  [media.print]: { display: 'none' },
});

/** Links from a story to its index, and to the previous and the next story. */
export function StoriesNavigation({ Index, Previous, Next }: StoriesNavigationFields) {
  const { t } = useTexts();
  const links = [
    ...(Previous && Previous.Url.href !== '' ? [{ to: 'previous', name: t('stories.previous'), ...Previous }] : []),
    ...(Next && Next.Url.href !== '' ? [{ to: 'next', name: t('stories.next'), ...Next }] : []),
  ];
  return (
    <>
      {Index && Index.Url.href !== '' && (
        <div css={backStyles} ref={reserveBottom} data-story-end="">
          <Link href={Index.Url.href}>
            <Icon name="arrow" rotation={180} />
            {t('stories.back', { title: Index.Title })}
          </Link>
        </div>
      )}
      {links.length > 0 && (
        <nav css={linksStyles} data-story-end="" aria-label={t('stories.others')}>
          <ul>
            {links.map(({ to, name, Title, Url }) => (
              <li key={to} data-to={to}>
                <Link href={Url.href} rel={to === 'next' ? 'next' : 'prev'}>
                  <span className="way">
                    {to === 'previous' && <Icon name="arrow" rotation={180} />}
                    {name}
                    {to === 'next' && <Icon name="arrow" />}
                  </span>
                  <strong>{Title}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
