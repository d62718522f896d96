import { useEffect, useRef } from 'react';
import { settingsOpened } from '@/features/consent/consent.slice';
import { errorEntry, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { linkRequested, savedPageLeft, savedPageOpened, sharedCarsSaved } from '../saved.slice';
import { selectOpenedCars, selectSaved, selectShownCars } from '../saved.selectors';
import { AwaitedCars, CardWithHeart, SavedCars } from './SavedCars';
import { SavedSearches } from './SavedSearches';
import { SavedStatus } from './SavedStatus';
import { savedPageStyles } from './savedPage.styles';

/** What this visitor saved, and the cars of another visitor's link. Everything is in the browser alone. */
export function SavedPage() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { carList } = useAppSelector(selectPaths);
  const { cars: saved, searches, isRead, isLasting, isStored, opened, error, shared } = useAppSelector(selectSaved);
  const cars = useAppSelector(selectShownCars);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dispatch(savedPageOpened());
    return () => void dispatch(savedPageLeft());
  }, [dispatch]);
  const hasAny = (cars ?? saved).length + searches.length > 0;
  const isLoading = !error && cars === null;
  return (
    <div css={savedPageStyles}>
      <div>
        <h1 ref={title} tabIndex={-1}>
          {t('saved.title')}
        </h1>
        <p className="lead">{t('saved.lead')}</p>
      </div>
      {error && <LookupError />}
      <p role="status" data-needs-script className={saved.length > 0 ? 'visually-hidden' : undefined}>
        {isLoading && t('saved.loading')}
      </p>
      {opened.length > 0 && cars !== null && <SharedCars />}
      {(isLoading ? saved : (cars ?? [])).length > 0 && (
        <section aria-labelledby="saved-cars" aria-busy={isLoading}>
          <div className="head">
            <h2 id="saved-cars">{t('saved.cars')}</h2>
            <Button variant="secondary" icon="external" onClick={() => dispatch(linkRequested({}))}>
              {t('saved.share')}
            </Button>
          </div>
          {cars === null ? <AwaitedCars count={saved.length} /> : <SavedCars cars={cars} />}
        </section>
      )}
      {isRead && searches.length > 0 && (
        <section aria-labelledby="saved-searches">
          <h2 id="saved-searches">{t('saved.searches')}</h2>
          <SavedSearches searches={searches} onLastRemoved={() => title.current?.focus()} />
        </section>
      )}
      <p role="status">
        {shared?.how === 'copied' && t('saved.shared')}
        {shared?.how === 'byHand' && t('saved.shareByHand', { address: shared.address })}
      </p>
      {cars !== null && !hasAny && (
        <div className="empty">
          <h2>{t('saved.emptyTitle')}</h2>
          <p>{t('saved.emptyText')}</p>
        </div>
      )}
      {isStored ? <SavedStatus /> : <Notice tone="danger">{t('saving.notStored')}</Notice>}
      {isRead && hasAny && !isLasting && isStored && (
        <Notice
          actions={
            <Button variant="secondary" onClick={() => dispatch(settingsOpened())}>
              {t('saved.allow')}
            </Button>
          }
        >
          {t('saved.visitOnly')}
        </Notice>
      )}
      <p>
        <LinkButton href={carList} variant={hasAny ? 'secondary' : 'primary'}>
          {t('saved.toList')}
        </LinkButton>
      </p>
    </div>
  );
}

/** What another visitor's link names; sold ones are left out. */
function SharedCars() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { cars: own } = useAppSelector(selectSaved);
  const cars = useAppSelector(selectOpenedCars);
  const isSaved = cars.every(({ car_id: id }) => own.some(({ carId }) => carId === id));
  return (
    <section aria-labelledby="shared-cars">
      <div className="head">
        <h2 id="shared-cars">{t('saved.openedTitle')}</h2>
        {cars.length > 0 && (
          <Button disabled={isSaved} onClick={() => dispatch(sharedCarsSaved())}>
            {t('saved.saveAll')}
          </Button>
        )}
      </div>
      {cars.length === 0 && <p>{t('saved.openedNone')}</p>}
      <ul className="cars" aria-labelledby="shared-cars">
        {cars.map((car) => (
          <li key={car.car_id}>
            <CardWithHeart car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stock did not answer: what is saved stays. */
function LookupError() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { error } = useAppSelector(selectSaved);
  const key = error && textKeyOf(error.code);
  if (!error || !key) return null;
  const canRetry = errorEntry(error.code).recoveryActions.includes('retry');
  return (
    <Notice
      tone="danger"
      announce="polite"
      actions={
        canRetry && (
          <Button variant="secondary" onClick={() => dispatch(savedPageOpened())}>
            {t('error.actionRetry')}
          </Button>
        )
      }
    >
      {t(key, error.params)}
    </Notice>
  );
}
