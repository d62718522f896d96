import type { MouseEvent, SyntheticEvent } from 'react';
import type { LanguageLink } from '@/domain/content/menu';
import { useTexts } from '@/i18n/TextsProvider';
import { isSpareEntry } from '@/lib/spareEntry';
import { plainClick } from '@/ui/plainClick';
import { Icon } from '@/ui/primitives/Icon';
import { LANGUAGES, type Menu } from './useMenu';

/** Cached pages are rendered without their query: campaign parameters are preserved in another language, too. */
const withQuery = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
  currentTarget.search = window.location.search;
};

/** The page in another language takes the place of the history entry that the open menu has added. */
const follow = (event: MouseEvent<HTMLAnchorElement>, isSamePage: boolean): void => {
  if (isSamePage) withQuery(event);
  if (!isSpareEntry() || !plainClick(event)) return;
  event.preventDefault();
  window.location.replace(event.currentTarget.href);
};

/** The languages of the page: a list behind a button in the bar, expanded at the end of the sheet on narrow screens. */
export function LanguageList({ languages, menu, id }: { languages: readonly LanguageLink[]; menu: Menu; id: string }) {
  const { t } = useTexts();
  const now = languages.find(({ current }) => current);
  const open = menu.open === LANGUAGES;
  return (
    <nav className="languages" aria-label={t('frame.language')} data-languages="" {...menu.hover(LANGUAGES)}>
      <button
        type="button"
        className="toggle named"
        data-in=""
        data-only="wide"
        data-opens={LANGUAGES}
        data-toggle={LANGUAGES}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => menu.toggle(LANGUAGES)}
      >
        <Icon name="globe" />
        <span className="visually-hidden">{t('frame.languageNow', { language: now?.title ?? '' })}</span>
        <span className="code" aria-hidden="true">
          {now?.lang.slice(0, 2).toUpperCase()}
        </span>
        <Icon name="chevron" size={1.1} />
      </button>
      <div className="panel" id={id} data-at={open ? 'here' : undefined}>
        <ul className="links">
          {languages.map(({ title, href, lang, current, note }) => (
            // Another language needs another document: a plain anchor loads all of its texts.
            <li key={lang}>
              <a
                href={href}
                lang={note === undefined ? lang : undefined}
                hrefLang={lang}
                data-in={LANGUAGES}
                aria-current={current ? 'true' : undefined}
                onPointerDown={note === undefined ? withQuery : undefined}
                onClick={(event) => follow(event, note === undefined)}
              >
                {note === undefined ? (
                  title
                ) : (
                  <>
                    <span lang={lang}>{title}</span> <small>{note}</small>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
