import { css } from '@emotion/react';
import { CarImage } from '@/features/car-search/components/CarImage';
import { carName, priceTexts } from '@/features/car-search/components/carTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { reserveBottom } from '@/ui/reserveBottom';
import { breakpoints, media, token } from '@/ui/tokens';
import { Suspense } from 'react';
import { carToggled, comparisonCleared, listToggled, tableOpened } from '../compare.slice';
import { selectCompare, selectComparedCars } from '../compare.selectors';

const CompareDialog = lazyWithRetry(() => import('./CompareDialog').then((module) => module.CompareDialog));

const styles = css({
  position: 'fixed',
  zIndex: token('layer.bar'),
  insetInline: 0,
  insetBlockEnd: 'var(--below, 0px)',
  background: token('color.surface'),
  color: token('color.ink'),
  borderBlockStart: `1px solid ${token('color.line')}`,
  boxShadow: token('shadow.high'),
  [media.print]: { display: 'none' },
  [media.low]: { 'html[data-sheet] &': { display: 'none' } },
  '.bar, .list': {
    maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
    marginInline: 'auto',
    paddingInline: token('size.gutter'),
  },
  '.bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space.8'),
    paddingBlock: `${token('space.8')} max(${token('space.8')}, env(safe-area-inset-bottom))`,
  },
  // One line on a phone, in every language.
  [`@media (max-width: ${breakpoints.md - 1}px)`]: {
    '.bar': { columnGap: token('space.4') },
    '.bar button': { paddingInline: token('space.8'), fontSize: token('text.small') },
    '.bar button[data-flush]': { marginInline: `calc(-1 * ${token('space.8')})` },
  },
  '.bar .hint': { flex: '1 1 auto', margin: 0, color: token('color.inkSoft'), fontSize: token('text.small') },
  '.bar .chosen': { marginInlineEnd: 'auto' },
  '.bar .chosen svg': { transition: `rotate ${token('duration.fast')} ${token('ease.out')}` },
  '.list': {
    display: 'grid',
    gap: token('space.8'),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    maxHeight: '40vh',
    overflowY: 'auto',
    paddingBlockStart: token('space.12'),
    margin: '0 auto',
    listStyle: 'none',
  },
  li: {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) auto',
    gap: token('space.12'),
    alignItems: 'center',
  },
  '.picture': {
    aspectRatio: '16 / 9',
    borderRadius: token('radius.card'),
    overflow: 'hidden',
    background: token('panel.car'),
  },
  '.picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  'li p': { margin: 0, lineHeight: 1.3, overflowWrap: 'anywhere' },
  'li small': { color: token('color.inkSoft'), fontVariantNumeric: 'tabular-nums' },
});

/** The bar at the lower edge while cars are chosen, with the list of them; it opens the comparison. */
export function CompareTray() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { carIds, isListOpen, isTableOpen } = useAppSelector(selectCompare);
  if (carIds.length === 0) return null;
  return (
    <>
      <section css={styles} ref={reserveBottom} aria-label={t('compare.tray')}>
        {isListOpen && <ChosenCars />}
        <div className="bar">
          <span className="chosen">
            <Button
              variant="ghost"
              flush
              aria-expanded={isListOpen}
              aria-controls="compare-chosen"
              onClick={() => dispatch(listToggled())}
            >
              {t('compare.selected')}
              <Icon name="chevron" rotation={isListOpen ? 0 : 180} />
            </Button>
          </span>
          {carIds.length === 1 && <p className="hint">{t('compare.one')}</p>}
          <Button variant="ghost" onClick={() => dispatch(comparisonCleared())}>
            {t('compare.clear')}
          </Button>
          <Button busy={isTableOpen} onClick={() => dispatch(tableOpened())}>
            {t('compare.button', { count: carIds.length })}
          </Button>
        </div>
      </section>
      {isTableOpen && (
        <Suspense fallback={null}>
          <CompareDialog />
        </Suspense>
      )}
    </>
  );
}

function ChosenCars() {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const cars = useAppSelector(selectComparedCars);
  const now = useAppSelector(selectNow);
  return (
    <ul className="list" id="compare-chosen">
      {cars.map((car) => {
        const name = carName(car, texts);
        return (
          <li key={car.car_id}>
            <div className="picture">
              {car.car_primary_image && (
                <CarImage address={car.car_primary_image.thumbnail_url} alt="" sizes="80px" upTo={480} />
              )}
            </div>
            <p>
              {name}
              <br />
              <small>{priceTexts(car, texts, now).now ?? t('card.noPrice')}</small>
            </p>
            <Button
              variant="ghost"
              aria-label={t('compare.remove', { car: name })}
              onClick={() => dispatch(carToggled({ carId: car.car_id }))}
            >
              <Icon name="close" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
