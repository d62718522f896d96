import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { wrapStyles } from '../primitives/Wrap';
import { media, token } from '../tokens';
import type { FrameLink, FrameLinks, FrameSite } from './frame.types';
import { Wordmark } from './Wordmark';

const styles = css({
  position: 'sticky',
  top: 0,
  zIndex: token('layer.header'),
  background: token('color.ground'),
  borderBlockEnd: `1px solid ${token('color.line')}`,
  '.row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${token('space.12')}`, minHeight: '4rem', [media.xl]: { gap: `0 ${token('space.24')}`, minHeight: token('size.header') } },
  '.home': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target'), color: token('color.ink'), textDecoration: 'none', marginInlineEnd: 'auto', '&:hover': { color: token('color.accent') } },
  '.wide': { display: 'none', [media.xl]: { display: 'flex', gap: token('space.24') } },
  '.main ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space.24')}` },
  '.main a': {
    display: 'flex', alignItems: 'center', minHeight: token('size.target'), color: token('color.ink'), textDecoration: 'none', fontWeight: token('font.strongWeight'),
    borderBlock: '2px solid transparent', '&:hover': { borderBlockEndColor: token('color.control') },
    '&[aria-current]': { color: token('color.accent'), borderBlockEndColor: token('color.accent') },
  },
  '.languages ul': { display: 'flex', gap: token('space.4') },
  '.languages a': {
    display: 'grid', placeItems: 'center', minWidth: token('size.target'), minHeight: token('size.target'), paddingInline: token('space.8'), color: token('color.inkSoft'), textDecoration: 'none', borderRadius: token('radius.control'),
    '&:hover': { color: token('color.ink'), background: token('color.sunken') },
    '&[aria-current]': { color: token('color.ink'), fontWeight: token('font.strongWeight') },
  },
  '.narrow': { [media.xl]: { display: 'none' } },
  '.narrow > summary': {
    display: 'inline-flex', alignItems: 'center', gap: token('space.8'), minHeight: token('size.target'), paddingInline: token('space.12'), marginInlineEnd: `calc(-1 * ${token('space.12')})`,
    fontWeight: token('font.strongWeight'), borderRadius: token('radius.control'), '.close': { display: 'none' },
    '&:hover': { background: token('color.sunken') },
  },
  '.narrow[open] > summary': { '.open': { display: 'none' }, '.close': { display: 'block' } },
  '.sheet': {
    position: 'absolute', insetInline: 0, top: '100%', background: token('color.ground'), borderBlock: `1px solid ${token('color.line')}`, boxShadow: token('shadow.high'),
    maxHeight: 'calc(100dvh - 4rem)', overflowY: 'auto', padding: `${token('space.8')} ${token('size.gutter')} ${token('space.24')}`,
    '.main ul': { display: 'block' },
    '.main a': { minHeight: '3.5rem', border: 0, borderBlockEnd: `1px solid ${token('color.line')}`, fontSize: token('text.title'), fontFamily: token('font.heading') },
    '.languages': { marginTop: token('space.16'), marginInlineStart: `calc(-1 * ${token('space.8')})` },
  },
});

/** Logo, main navigation and languages. On narrow screens a native disclosure holds them: it opens before any script. */
export function Header({ site, links, path }: { site: FrameSite; links: FrameLinks; path: string }) {
  const { t } = useTexts();
  const parts = (
    <>
      {links.main.length > 0 && <nav className="main" aria-label={t('frame.mainNavigation')}><Links links={links.main} /></nav>}
      {links.languages.length > 1 && <nav className="languages" aria-label={t('frame.language')}><Links links={links.languages} /></nav>}
    </>
  );
  const anything = links.main.length > 0 || links.languages.length > 1;

  return (
    <header css={styles} data-print="none">
      <div css={wrapStyles} className="row">
        <Link className="home" href={links.home.href} aria-label={links.home.text} aria-current={links.home.current ? 'page' : undefined}>
          <Wordmark title={site.title} theme={site.theme} />
        </Link>
        {anything && <div className="wide">{parts}</div>}
        {anything && (
          // Another page, another menu: it is closed again.
          <NarrowMenu key={path}>{parts}</NarrowMenu>
        )}
      </div>
    </header>
  );
}

function NarrowMenu({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = menu.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      button.current?.focus();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);

  return (
    <details className="narrow" ref={menu}>
      <summary ref={button}>
        {t('frame.menu')}
        <span className="open"><Icon name="menu" /></span>
        <span className="close"><Icon name="close" /></span>
      </summary>
      <div className="sheet">{children}</div>
    </details>
  );
}

const Links = ({ links }: { links: readonly FrameLink[] }) => (
  <ul>
    {links.map(({ text, href, current, lang }) => (
      <li key={href}>
        {lang
          // Another language is another document: a plain anchor loads its texts whole.
          ? <a href={href} lang={lang} hrefLang={lang} aria-current={current ? 'true' : undefined}>{text}</a>
          : <Link href={href} aria-current={current ? 'page' : undefined}>{text}</Link>}
      </li>
    ))}
  </ul>
);
