import { css } from '@emotion/react';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { FieldPopover } from '@/ui/primitives/FieldPopover';
import { Icon } from '@/ui/primitives/Icon';
import { unseen } from '@/ui/primitives/unseen.styles';
import { media, token } from '@/ui/tokens';
import { searchesCleared, searchRemoved } from '../recentSearches.slice';
import { selectRecentSearches } from '../recentSearches.selectors';
import { useDropdownOpen } from './useDropdownOpen';

/** Above all else, although inside the form: the form's styles for buttons do not apply here. */
const styles = css({
  '&&& .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.12'),
    paddingInlineStart: token('space.12'),
  },
  '&&& .head p': { margin: 0, color: token('color.inkSoft'), fontSize: token('text.small') },
  '&&& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '&&& li': { display: 'flex', alignItems: 'stretch' },
  '&&& button': {
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    gap: token('space.12'),
    width: 'auto',
    minWidth: 0,
    minHeight: '2.5rem',
    paddingBlock: token('space.4'),
    paddingInline: token('space.12'),
    border: 0,
    borderRadius: token('radius.control'),
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    [media.coarse]: { minHeight: token('size.target') },
    '&:focus-visible': { outline: `2px solid ${token('color.focus')}`, outlineOffset: '-2px' },
    [media.hover]: {
      '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft'), opacity: 1 },
    },
  },
  '&&& .again': { flexGrow: 1, justifyContent: 'flex-start', overflowWrap: 'anywhere' },
  '&&& .again svg, &&& .remove': { flexShrink: 0, color: token('color.inkSoft') },
  '&&& .remove': { justifyContent: 'center', width: token('size.target'), paddingInline: 0 },
  '&&& .clearAll': {
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** A live region, which screen readers announce when it changes. */
const announcement = css(unseen);

/**
 * The visitor's latest searches, below an empty field that has the focus: each can be sent again or removed. A list of
 * buttons, not a listbox: an option of a listbox could not hold a button that removes it.
 */
export function RecentSearches({ onChoose }: { onChoose(text: string): void }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const searches = useAppSelector(selectRecentSearches);
  const anchor = useRef<HTMLDivElement>(null);
  const [open, close] = useDropdownOpen(anchor);
  const form = () => anchor.current?.closest('form');
  const field = () => form()?.querySelector<HTMLElement>('input[type=search]');

  const remove = (text: string, from: Element) => {
    // Moves the focus before its line is removed.
    const lines = [...(from.closest('ul')?.querySelectorAll<HTMLElement>('.again') ?? [])];
    const index = lines.findIndex((line) => line.closest('li') === from.closest('li'));
    (lines[index + 1] ?? lines[index - 1] ?? field())?.focus();
    dispatch(searchRemoved({ text }));
  };
  const clear = () => {
    field()?.focus();
    dispatch(searchesCleared());
  };
  const choose = (text: string) => {
    // Focus in the field would open the keyboard of a phone over the cars.
    form()?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    close();
    onChoose(text);
  };
  return (
    <div ref={anchor} style={{ display: 'contents' }}>
      <p css={announcement} role="status">
        {open && t('search.recentCount', { count: searches.length })}
      </p>
      {open && (
        <FieldPopover open css={styles} role="group" aria-label={t('search.recent')}>
          <div className="head">
            <p aria-hidden="true">{t('search.recent')}</p>
            <button type="button" className="clearAll" onClick={clear}>
              {t('search.recentClear')}
            </button>
          </div>
          <ul>
            {searches.map((text) => (
              <li key={text}>
                <button type="button" className="again" onClick={() => choose(text)}>
                  <Icon name="search" />
                  {text}
                </button>
                <button
                  type="button"
                  className="remove"
                  aria-label={t('search.recentRemove', { text })}
                  onClick={({ currentTarget }) => remove(text, currentTarget)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </FieldPopover>
      )}
    </div>
  );
}
