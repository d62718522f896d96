import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.16'),
  marginBlockStart: token('space.24'),
  p: { color: token('color.inkSoft'), fontSize: token('text.small') },
});

/** Shown instead of cars: there are none, or the search failed. */
export function TeasersError({ failed }: { failed: boolean }) {
  const { t } = useTexts();
  return <Notice tone={failed ? 'danger' : 'info'}>{t(failed ? 'error.searchFailed' : 'teasers.none')}</Notice>;
}

export interface CarTeaserFooterProps {
  total: number;
  /** The list's address query for these cars; null if the list has no such filter. */
  query: string | null;
  /** The pictures above are illustrations. */
  illustrated: boolean;
}

/** Below cars: a note on the pictures, and the link to the list. */
export function CarTeaserFooter({ total, query, illustrated }: CarTeaserFooterProps) {
  const { t } = useTexts();
  const { carList } = useAppSelector(selectPaths);
  const exact = query !== null && total > 0;
  return (
    <div css={styles}>
      <LinkButton
        variant={exact ? 'primary' : 'secondary'}
        href={exact && query !== '' ? `${carList}?${query}` : carList}
        iconEnd="arrow"
      >
        {exact ? t('teasers.showAll', { count: total }) : t('teasers.toList')}
      </LinkButton>
      {illustrated && <p>{t('teasers.illustration')}</p>}
    </div>
  );
}
