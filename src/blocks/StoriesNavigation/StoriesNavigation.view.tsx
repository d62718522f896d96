import { css, Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { unseen } from '@/ui/primitives/unseen.styles';
import { breakpoints, media, token } from '@/ui/tokens';
import type { StoriesNavigationFields } from './StoriesNavigation.schema';

/** Height of the site's bar on narrow screens, below which the link lies. */
const BAR = '4rem';
/** Shorter movements do not change the direction, px. */
const STEP_PX = 8;
/** Up to here the page's head, with its own way back, is in sight, px. */
const HEAD_PX = 300;

const NARROW = `@media screen and (scripting: enabled) and (max-width: ${breakpoints.xl - 0.02}px)`;

/**
 * Fixed, and never over words: a round button in the margin beside the page, or, where there is none, below the site's
 * bar while the visitor scrolls back up. Without script it ends the story there.
 */
const backStyles = css({
  zIndex: 2,
  paddingInline: token('size.gutter'),
  borderBlockEnd: `1px solid ${token('color.line')}`,
  background: token('color.surface'),
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    lineHeight: 1.2,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: token('color.accent') } },
  },
  [NARROW]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: BAR,
    transition: `opacity ${token('duration.medium')} ${token('ease.out')}`,
    '&:not([data-back], :focus-within)': { opacity: 0, pointerEvents: 'none' },
  },
  [media.low]: { '&&': { position: 'static', opacity: 1, pointerEvents: 'auto' } },
  [media.xl]: {
    position: 'fixed',
    // Below the alert, which scrolls away, and the site's bar.
    insetBlockStart: `calc(${token('size.header')} + ${token('space.96')})`,
    insetInlineStart: `max(${token('space.4')}, (100vw - ${token('size.content')}) / 2 - 6rem)`,
    padding: 0,
    border: 0,
    background: 'none',
    a: {
      justifyContent: 'center',
      width: token('size.target'),
      border: `1px solid ${token('color.control')}`,
      borderRadius: token('radius.pill'),
      background: token('color.surface'),
      [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
    },
    'a > span': unseen,
  },
  [media.print]: { display: 'none' },
});

/** What is scrolled to comes out from under the link as well. */
const belowBack = css({
  [NARROW]: { html: { scrollPaddingBlockStart: `calc(${BAR} + ${token('size.target')} + ${token('space.16')})` } },
});

/** Whether the visitor scrolls back up, below the page's head. */
function useScrollsBack(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STEP_PX && window.scrollY > HEAD_PX) return;
      last = window.scrollY;
      setBack(last > HEAD_PX && moved < 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isBack;
}

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

function BackToIndex({ href, text }: { href: string; text: string }) {
  const isBack = useScrollsBack();
  return (
    <div css={backStyles} data-back={isBack || undefined}>
      <Global styles={belowBack} />
      <Link href={href} title={text}>
        <Icon name="arrow" rotation={180} />
        <span>{text}</span>
      </Link>
    </div>
  );
}

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
        <BackToIndex href={Index.Url.href} text={t('stories.back', { title: Index.Title })} />
      )}
      {links.length > 0 && (
        <nav css={linksStyles} aria-label={t('stories.others')}>
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
