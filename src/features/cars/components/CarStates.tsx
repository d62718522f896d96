import { errorEntry, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { HeadTexts } from '@/ui/frame/HeadTexts';
import { Notice } from '@/ui/primitives/Notice';
import { retried } from '../cars.slice';
import { selectCarPage } from '../cars.selectors';
import { carDetailStyles } from './carDetail.styles';
import { SimilarCars } from './SimilarCars';

/** The not-found page of a car: up to eight others, and a link to the list, searched for the words of the address. */
export function CarMissing() {
  const { t } = useTexts();
  const { recommended, keyphrase } = useAppSelector(selectCarPage);
  const { carList } = useAppSelector(selectPaths);
  return (
    <div css={carDetailStyles}>
      <HeadTexts title={t('detail.soldTitle')} description={t('detail.soldText')} noIndex />
      <div className="gone">
        <h1>{t('detail.soldTitle')}</h1>
        <p>{t('detail.soldText')}</p>
        <p className="ways">
          {keyphrase !== '' && (
            <LinkButton variant="secondary" href={`${carList}?keyphrase=${encodeURIComponent(keyphrase)}`}>
              {t('detail.searchSimilar', { model: keyphrase })}
            </LinkButton>
          )}
          <LinkButton variant="secondary" href={carList}>
            {t('detail.backToList')}
          </LinkButton>
        </p>
      </div>
      {recommended.length > 0 && <SimilarCars ids={recommended} />}
    </div>
  );
}

/** A car that has become a lot. An address that is opened leads to the auction at once; this is a car of a list. */
export function CarAuctioned() {
  const { t } = useTexts();
  const { auction } = useAppSelector(selectCarPage);
  const { carList } = useAppSelector(selectPaths);
  if (!auction) return null;
  const { site, url } = auction;
  return (
    <div css={carDetailStyles}>
      <HeadTexts title={t('detail.auctionedTitle')} description={t('detail.auctionedText', { site })} noIndex />
      <div className="gone">
        <h1>{t('detail.auctionedTitle')}</h1>
        <p>{t('detail.auctionedText', { site })}</p>
        <p className="ways">
          <LinkButton href={url}>{t('detail.auctionedLink', { site })}</LinkButton>
          <LinkButton variant="secondary" href={carList}>
            {t('detail.backToList')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

/** The car could not be fetched: that is not the same as a car that is gone. */
export function CarError() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { error } = useAppSelector(selectCarPage);
  const { carList } = useAppSelector(selectPaths);
  const key = error && textKeyOf(error.code);
  if (!error || !key) return null;
  const { recoveryActions } = errorEntry(error.code);
  const buttons = (
    <>
      {recoveryActions.includes('retry') && (
        <Button variant="secondary" onClick={() => dispatch(retried())}>
          {t('error.actionRetry')}
        </Button>
      )}
      <LinkButton variant="ghost" href={carList}>
        {t('detail.backToList')}
      </LinkButton>
    </>
  );
  return (
    <div css={carDetailStyles}>
      <Notice tone="danger" announce="polite" actions={buttons}>
        <p>{t(key, error.params)}</p>
        {error.params.reference !== undefined && <p>{t('error.reference', { reference: error.params.reference })}</p>}
      </Notice>
    </div>
  );
}
