import { css, Global } from '@emotion/react';
import { createPortal } from 'react-dom';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { useModalDialog } from '@/ui/useModalDialog';
import { compareLink, differencesToggled, tableClosed } from '../compare.slice';
import { selectCompare, selectComparedCars } from '../compare.selectors';
import { compareDialogStyles } from './compareDialog.styles';
import { CompareTable } from './CompareTable';
import { CompareWeights } from './CompareWeights';

/** The dialog alone is printed: up to three cars on an upright sheet, more on its long side. */
const printStyles = (count: number) =>
  css({
    '@page': { size: count > MOST_UPRIGHT ? 'A4 landscape' : 'A4 portrait', margin: '8mm' },
    '@media print': { 'body > :not([data-comparison])': { display: 'none !important' } },
  });
const MOST_UPRIGHT = 3;

/** The comparison on top of the page. */
export function CompareDialog() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { close, ...dialog } = useModalDialog(() => dispatch(tableClosed()));
  const cars = useAppSelector(selectComparedCars);
  const { onlyDifferences, shared } = useAppSelector(selectCompare);
  return createPortal(
    <dialog
      {...dialog}
      css={[compareDialogStyles, { '--cars': cars.length }]}
      data-comparison
      aria-labelledby="compare-title"
    >
      <Global styles={printStyles(cars.length)} />
      <div className="head">
        <h2 id="compare-title" tabIndex={-1}>
          {t('compare.title')}
        </h2>
        <Button variant="secondary" icon="close" aria-label={t('compare.close')} onClick={close}>
          {t('contact.close')}
        </Button>
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <div className="body" role="region" aria-label={t('compare.title')} tabIndex={0}>
        <div className="above">
          <CompareWeights cars={cars} />
          <div className="tools">
            {cars.length > 1 && (
              <Checkbox checked={onlyDifferences} onChange={() => dispatch(differencesToggled())}>
                {t('compare.onlyDifferences')}
              </Checkbox>
            )}
            <Button variant="ghost" flush onClick={() => dispatch(compareLink.requested())}>
              {t('compare.share')}
            </Button>
            <Button variant="ghost" flush onClick={() => window.print()}>
              {t('compare.print')}
            </Button>
          </div>
          <p className="shared" role="status" hidden={shared === null}>
            {shared &&
              (shared.how === 'copied' ? t('compare.shared') : t('compare.shareByHand', { address: shared.address }))}
          </p>
        </div>
        <CompareTable cars={cars} />
      </div>
    </dialog>,
    document.body,
  );
}
