import type { SyntheticEvent } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { isHere, MENU_PICTURES_OVER, type MenuEntry } from '@/domain/content/menu';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';

/** Context for the parts of a menu. */
export interface MenuView {
  /** Prefix of the panels' ids on this page. */
  ids: string;
  /** The entry whose panel is open; null for none. */
  open: string | null;
  /** Public path with query. */
  here: string;
  onToggle(entry: string): void;
  onBack(): void;
}

export const panelId = (ids: string, entry: string): string => `${ids}-${entry.replaceAll('.', '-')}`;

const stateOf = (entry: string, open: string | null): 'here' | 'under' | undefined => {
  if (open === entry) return 'here';
  return open?.startsWith(`${entry}.`) ? 'under' : undefined;
};

/** The link of an entry. `within` is the entry of the list that contains it. */
export function EntryLink({
  entry: { title, href, external, children, id },
  within,
  here,
  top = false,
}: {
  entry: MenuEntry;
  within: string;
  here: string;
  top?: boolean;
}) {
  if (href === null) return null;
  const page = isHere({ href, external }, here);
  return (
    <Link
      href={href}
      data-in={within}
      data-opens={children.length > 0 ? id : undefined}
      aria-current={page ? 'page' : top ? 'true' : undefined}
    >
      {title}
      {external && <Icon name="external" size={0.9} />}
    </Link>
  );
}

/**
 * Opens and closes the children of an entry. Next to a link its label describes the action; alone it is labelled by the
 * entry's name.
 */
export function EntryToggle({
  entry: { id, title, href },
  within,
  view,
  only,
}: {
  entry: MenuEntry;
  within: string;
  view: MenuView;
  only?: 'narrow';
}) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={href === null ? 'toggle named' : 'toggle'}
      data-in={within}
      data-opens={id}
      data-toggle={id}
      data-only={only}
      aria-expanded={stateOf(id, view.open) !== undefined}
      aria-controls={panelId(view.ids, id)}
      aria-label={href === null ? undefined : t('frame.showUnder', { title })}
      onClick={() => view.onToggle(id)}
    >
      {href === null && title}
      <Icon name="chevron" size={1.1} />
    </button>
  );
}

/** The way back from a sheet, and its title. */
function PanelHead({ entry: { id, title, href }, view }: { entry: MenuEntry; view: MenuView }) {
  const { t } = useTexts();
  return (
    <>
      <button type="button" className="back" data-in={id} data-only="narrow" onClick={view.onBack}>
        <Icon name="chevron" rotation={90} />
        {t('frame.back')}
      </button>
      <p className="panel-title">
        {href === null ? (
          title
        ) : (
          <Link href={href} data-in={id} data-only="narrow">
            {title}
          </Link>
        )}
      </p>
    </>
  );
}

/** The pictures of the panels, once the pointer or the focus comes to the menu: a panel opens at once. */
export function loadScenes({ currentTarget: menu }: SyntheticEvent): void {
  for (const scene of menu.querySelectorAll<HTMLImageElement>('.scene[loading=lazy]'))
    // On narrow screens there are none.
    if (getComputedStyle(scene).display !== 'none') scene.loading = 'eager';
}

/** What is below an entry: a panel of the bar, and on narrow screens a sheet of its own with a way back. */
export function MenuPanel({ entry, view, pictures = false }: { entry: MenuEntry; view: MenuView; pictures?: boolean }) {
  const { id, children, image } = entry;
  return (
    <div
      className="panel"
      id={panelId(view.ids, id)}
      data-at={stateOf(id, view.open)}
      data-pictures={pictures && children.length > MENU_PICTURES_OVER ? 'always' : undefined}
    >
      <div className="roll">
        <PanelHead entry={entry} view={view} />
        <ul className="groups">
          {children.map((child) => (
            <li key={child.id} className={child.children.length > 0 ? 'group parent' : 'group'}>
              {pictures && child.image !== null && (
                <img
                  className="picture"
                  src={`${child.image}?w=320&f=webp`}
                  alt=""
                  width={320}
                  height={180}
                  loading="lazy"
                  decoding="async"
                />
              )}
              {child.href === null ? (
                <span className="name">{child.title}</span>
              ) : (
                <EntryLink entry={child} within={id} here={view.here} />
              )}
              {child.children.length > 0 && (
                <>
                  <EntryToggle entry={child} within={id} view={view} only="narrow" />
                  <MenuSublist entry={child} view={view} />
                </>
              )}
            </li>
          ))}
        </ul>
        {pictures && image !== null && (
          <img
            className="scene"
            src={`${image}?w=640&f=webp`}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
    </div>
  );
}

/** The third level: below its heading on wide screens, collapsible on narrow ones. The fourth is part of it. */
function MenuSublist({ entry, view }: { entry: MenuEntry; view: MenuView }) {
  const { id, children } = entry;
  return (
    <div className="panel sub" id={panelId(view.ids, id)} data-at={stateOf(id, view.open)}>
      <div className="roll">
        <PanelHead entry={entry} view={view} />
        <MenuLinks entries={children} within={id} here={view.here} />
      </div>
    </div>
  );
}

/** Nested links, to any depth. */
export function MenuLinks({ entries, within, here }: { entries: readonly MenuEntry[]; within: string; here: string }) {
  return (
    <ul className="links">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.href === null ? (
            <span className="name">{entry.title}</span>
          ) : (
            <EntryLink entry={{ ...entry, children: [] }} within={within} here={here} />
          )}
          {entry.children.length > 0 && <MenuLinks entries={entry.children} within={within} here={here} />}
        </li>
      ))}
    </ul>
  );
}
