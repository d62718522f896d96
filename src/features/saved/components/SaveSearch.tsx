import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { LONGEST_NAME } from '@/domain/saved/savedItems';
import { selectLanding, selectLoadedQuery } from '@/features/car-search/carList.selectors';
import { listName } from '@/i18n/list/listTitle';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer, selectPaths } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { floatingPanel } from '@/ui/primitives/floatingPanel.styles';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { media, token } from '@/ui/tokens';
import { searchSaved } from '../saved.slice';
import { selectCanSave, selectSaved, selectSavedList, selectSavedCount } from '../saved.selectors';
import { SearchAlert } from './SearchAlert';
import { SavedStatus } from './SavedStatus';

/** The form lies above the list, so that nothing moves; the box around all tools of the list positions it. */
const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token('space.8'),
  minWidth: 0,
  '> a': { fontSize: token('text.small') },
  '.box': {
    position: 'absolute',
    zIndex: 3,
    insetBlockStart: `calc(100% + ${token('space.4')})`,
    insetInlineEnd: 0,
    display: 'grid',
    gap: token('space.12'),
    width: `min(22rem, calc(100vw - 2 * ${token('size.gutter')}))`,
    padding: token('space.16'),
    ...floatingPanel,
    fontSize: token('text.small'),
  },
  '.more': {
    display: 'grid',
    gap: token('space.8'),
    justifyItems: 'start',
    [media.lg]: { display: 'none' },
  },
  'button[data-saved] svg': { fill: 'currentColor' },
  form: { display: 'grid', gap: token('space.8') },
  label: { display: 'grid', gap: token('space.4'), fontWeight: token('font.strongWeight') },
  input: {
    width: '100%',
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    border: `1px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    background: token('color.background'),
    color: token('color.ink'),
    font: 'inherit',
    fontWeight: 'normal',
  },
  p: { margin: 0 },
});

const watchStyles = css({ position: 'relative', '.box': { insetInline: '0 auto' } });

export interface SaveSearchProps {
  /** Where no car matches, a second way to it, which promises the mail about the next one. */
  isWatch?: boolean;
  /** In a narrow window in the box that opens, with the link to all that is saved. */
  share?: ReactNode;
}

/** Saves the list on screen under a name, and leads to all that is saved. */
export function SaveSearch({ isWatch = false, share }: SaveSearchProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const canSave = useAppSelector(selectCanSave);
  const count = useAppSelector(selectSavedCount);
  const isSaved = useAppSelector(selectSavedList) !== undefined;
  const { saved: path } = useAppSelector(selectPaths);
  if (!canSave) return null;
  const label = t(isWatch ? 'saving.watch' : 'saving.saveSearch');
  const all = path && count > 0 && !isWatch && <Link href={path}>{t('saving.showAll', { count })}</Link>;
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div css={isWatch ? [styles, watchStyles] : styles} role="group" aria-label={label} onKeyDown={keys}>
      <Button
        variant={isWatch ? 'secondary' : 'ghost'}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-saved={isSaved || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isWatch ? 'mail' : 'bookmark'} />
        <span>{label}</span>
      </Button>
      {all}
      {isOpen && (
        <Box id={id}>
          {!isWatch && (
            <div className="more">
              {share}
              {all}
            </div>
          )}
        </Box>
      )}
      {!isWatch && <SavedStatus />}
    </div>
  );
}

function Box({ id, children }: { id: string; children: ReactNode }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectLoadedQuery);
  const landing = useAppSelector(selectLanding);
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const { isStored } = useAppSelector(selectSaved);
  const saved = useAppSelector(selectSavedList);
  const proposed = listName({ query, landing }, texts, { currency, odometer }).slice(0, LONGEST_NAME);
  const [name, setName] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(searchSaved({ name: (name ?? '').trim() || proposed }));
    setSaved(true);
  };
  return (
    <div className="box" id={id}>
      <form onSubmit={save}>
        <label>
          {t('saving.name')}
          <input
            type="text"
            maxLength={LONGEST_NAME}
            ref={field}
            autoComplete="off"
            value={name ?? proposed}
            onChange={({ target }) => {
              setName(target.value);
              setSaved(false);
            }}
          />
        </label>
        <Button type="submit">{t('saving.saveSearch')}</Button>
      </form>
      {isSaved && isStored && <p>{t('saving.saved')}</p>}
      {saved && <SearchAlert address={saved.address} name={saved.name} hasAlert={saved.alert !== undefined} />}
      {children}
    </div>
  );
}
