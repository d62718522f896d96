import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';

const styles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token('space.12'),
  padding: token('space.16'),
  borderRadius: token('radius.control'),
  background: token('color.sunken'),
  strong: { fontSize: token('text.title') },
});

/** In place of price and seller: the car is sold, and where others are. */
export function SoldNote({ since }: { since: string }) {
  const { t, format } = useTexts();
  const { similar } = useAppSelector(selectCarPage);
  const { carList } = useAppSelector(selectPaths);
  return (
    <div css={styles} role="note">
      <strong>{t('detail.sold')}</strong>
      <p>{t('detail.soldSince', { date: format.longDate(since) })}</p>
      <LinkButton href={similar.length > 0 ? '#similar' : carList}>
        {t(similar.length > 0 ? 'detail.seeSimilar' : 'detail.backToList')}
      </LinkButton>
    </div>
  );
}
