import { css } from '@emotion/react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { fullHeightDialog } from '@/ui/primitives/fullHeightDialog.styles';
import { token } from '@/ui/tokens';
import { useModalDialog } from '@/ui/useModalDialog';
import { filtersCleared } from '../carList.slice';
import { selectFilterCount, selectProgress } from '../carList.selectors';
import { FilterPanel } from './FilterPanel';

const styles = css({
  ...fullHeightDialog,
  width: 'min(30rem, 100vw)',
  '&[open]': { display: 'grid', grid: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)' },
  '.head, .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.12'),
    padding: `${token('space.12')} ${token('space.16')}`,
    background: token('color.surface'),
  },
  '.head': { borderBlockEnd: `1px solid ${token('color.line')}` },
  '.foot': { borderBlockStart: `1px solid ${token('color.line')}` },
  '.foot > :last-child': { flexGrow: 1 },
  h2: {
    margin: 0,
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    fontWeight: token('font.headingWeight'),
  },
  '.groups': { overflowY: 'auto', overscrollBehavior: 'contain', padding: `0 ${token('space.16')}` },
});

/** The filters on narrow screens. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const { close, ...dialog } = useModalDialog(onClose);
  const { total, open } = useAppSelector(selectProgress);
  const chosen = useAppSelector(selectFilterCount);
  return (
    <dialog {...dialog} css={styles} aria-labelledby="filter-dialog-title">
      <div className="head">
        <h2 id="filter-dialog-title">{t('list.filters')}</h2>
        <Button variant="ghost" onClick={close}>
          {t('list.closeFilters')}
        </Button>
      </div>
      <div className="groups">
        <FilterPanel />
      </div>
      <div className="foot">
        {chosen > 0 && (
          <Button variant="ghost" onClick={() => dispatch(filtersCleared())}>
            {t('list.clearAll')}
          </Button>
        )}
        <Button variant="primary" onClick={close}>
          {t('list.applyFilters', { count: open ? format.countFrom(total) : format.number(total), pluralBy: total })}
        </Button>
      </div>
    </dialog>
  );
}
