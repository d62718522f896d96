import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { topHere, type LanguageLink, type MenuEntry } from '@/domain/content/menu';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { breakpoints } from '@/ui/tokens';
import { LanguageList } from './LanguageList';
import { EntryLink, EntryToggle, loadScenes, MenuLinks, MenuPanel, panelId, type MenuView } from './MenuPanel';
import { SavedHeart } from './SavedHeart';
import { useFitting } from './useFitting';
import { MORE, useMenu } from './useMenu';

export interface MenuBarProps {
  /**
   * `dropdown` has its row from 1280 px and a card below each entry, `mega` from 1024 px and a panel as wide as the page.
   */
  look: 'dropdown' | 'mega';
  logo: ReactNode;
  home: { href: string; text: string };
  entries: readonly MenuEntry[];
  /** After the menu. */
  extras: readonly {
    title: string;
    href: string;
    isButton: boolean;
    /** In the bar of a phone, too. */ isAlways: boolean;
  }[];
  /** At the end of the bar at every width, as icons; `text` is their name. */
  shortcuts: readonly { icon: 'search' | 'heart'; href: string; text: string }[];
  /** Empty where there is nothing to choose. */
  languages: readonly LanguageLink[];
  /** Public path with query. */
  here: string;
  /** Overlays the content below until it is hovered, focused, open or scrolled. */
  floating?: boolean;
  dark?: boolean;
  slim?: boolean;
  separator?: boolean;
  /** At the lower edge of the bar. */
  below?: ReactNode;
}

const FLOAT_PX = 8;

/**
 * The bar of a site: logo, menu, languages. The server renders it as plain nested lists that work with CSS only; after
 * hydration it follows the flow of the menu. A disclosure navigation, with arrow keys added.
 */
export function MenuBar({
  look,
  logo,
  home,
  entries,
  extras,
  shortcuts,
  languages,
  here,
  floating = false,
  dark = false,
  slim = false,
  separator = false,
  below,
}: MenuBarProps) {
  const { t } = useTexts();
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wideFrom = look === 'mega' ? breakpoints.lg : breakpoints.xl;
  const menu = useMenu(root, wideFrom);
  const fits = useFitting(list, { from: wideFrom, count: entries.length });
  const ids = useId();
  const top = topHere(entries, here);
  const spare = fits === null ? [] : entries.slice(fits);
  const view: MenuView = { ids, open: menu.open, here, onToggle: menu.toggle, onBack: menu.back };
  const sheetId = `${ids}-sheet`;
  useFloating(root, floating);
  useEffect(() => {
    // The document contains the styles of its own bars: another look, after a navigation, needs another document.
    const { bars } = document.documentElement.dataset;
    if (bars !== undefined && !bars.split(' ').includes(look)) window.location.reload();
  }, [look]);

  return (
    <header
      ref={root}
      className="site-bar"
      data-look={look}
      data-print="none"
      data-floating={floating || undefined}
      data-dark={dark || undefined}
      data-slim={slim || undefined}
      data-open={menu.open !== null || menu.sheet || undefined}
      data-drilled={(menu.sheet && menu.open !== null) || undefined}
      data-measured={fits === null ? undefined : ''}
    >
      <div css={wrapStyles} className="bar">
        <Link
          className="home"
          href={home.href}
          aria-label={home.text}
          aria-current={here.split(/[?#]/)[0] === home.href ? 'page' : undefined}
        >
          {logo}
        </Link>
        {(entries.length > 0 || extras.length > 0 || languages.length > 1) && (
          <details className="switch" open={menu.sheet}>
            <summary
              aria-controls={sheetId}
              onClick={(event) => {
                event.preventDefault();
                menu.toggleSheet();
              }}
            >
              <span className="menu-name">{t('frame.menu')}</span>
              <Icon name={menu.sheet ? 'close' : 'menu'} />
            </summary>
          </details>
        )}
        <div className="sheet" id={sheetId}>
          <div className="level">
            {(entries.length > 0 || extras.length > 0) && (
              <nav
                className="main"
                aria-label={t('frame.mainNavigation')}
                onPointerEnter={loadScenes}
                onFocus={loadScenes}
              >
                <ul className="items" ref={list}>
                  {entries.map((entry, index) => (
                    <li
                      key={entry.id}
                      data-entry={entry.id}
                      data-current={entry.id === top || undefined}
                      data-spare={(fits !== null && index >= fits) || undefined}
                      {...menu.hover(entry.children.length > 0 ? entry.id : null)}
                    >
                      <EntryLink entry={entry} within="" here={here} top={entry.id === top} />
                      {entry.children.length > 0 && <EntryToggle entry={entry} within="" view={view} />}
                      {entry.children.length > 0 && <MenuPanel entry={entry} view={view} pictures={look === 'mega'} />}
                    </li>
                  ))}
                  <li data-more="" data-spare={spare.length === 0 || undefined} {...menu.hover(MORE)}>
                    <button
                      type="button"
                      className="toggle named"
                      data-in=""
                      data-only="wide"
                      data-opens={MORE}
                      data-toggle={MORE}
                      aria-expanded={menu.open === MORE}
                      aria-controls={panelId(ids, MORE)}
                      onClick={() => menu.toggle(MORE)}
                    >
                      {t('frame.more')}
                      <Icon name="chevron" size={1.1} />
                    </button>
                    <div
                      className="panel more"
                      id={panelId(ids, MORE)}
                      data-at={menu.open === MORE ? 'here' : undefined}
                    >
                      <div className="roll">
                        {spare.length > 0 && <MenuLinks entries={spare} within={MORE} here={here} />}
                      </div>
                    </div>
                  </li>
                </ul>
                {extras.length > 0 && (
                  <ul className="extras" data-separator={separator || undefined}>
                    {extras.map(({ title, href, isButton }) => (
                      <li key={href} {...menu.hover(null)}>
                        <Link href={href} data-in="" className={isButton ? 'filled' : undefined}>
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </nav>
            )}
            {languages.length > 1 && <LanguageList languages={languages} menu={menu} id={panelId(ids, 'languages')} />}
          </div>
        </div>
        {extras
          .filter(({ isAlways }) => isAlways)
          .map(({ title, href }) => (
            <Link key={href} className="always" data-only="narrow" href={href}>
              {title}
            </Link>
          ))}
        {shortcuts.length > 0 && (
          <ul className="shortcuts">
            {shortcuts.map(({ icon, href, text }) => (
              <li key={icon}>
                {icon === 'heart' ? (
                  <SavedHeart href={href} isHere={here.split(/[?#]/)[0] === href} />
                ) : (
                  <Link
                    href={href}
                    aria-label={text}
                    title={text}
                    aria-current={here.split(/[?#]/)[0] === href ? 'page' : undefined}
                  >
                    <Icon name={icon} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {below}
    </header>
  );
}

/** Marks the bar as scrolled: at the top of the page a floating bar is transparent. */
function useFloating(root: RefObject<HTMLElement | null>, floating: boolean) {
  useLayoutEffect(() => {
    if (!floating) return undefined;
    const updateScrolled = () => root.current?.toggleAttribute('data-scrolled', window.scrollY > FLOAT_PX);
    updateScrolled();
    window.addEventListener('scroll', updateScrolled, { passive: true });
    return () => window.removeEventListener('scroll', updateScrolled);
  }, [root, floating]);
}
