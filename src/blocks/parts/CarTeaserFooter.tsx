import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths, type ContextRoot } from '@/store/context';
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

/** What stands where no car does: that there is none, or that nobody could be asked. */
export function TeasersError({ failed }: { failed: boolean }) {
  const { t } = useTexts();
  return <Notice tone={failed ? 'danger' : 'info'}>{t(failed ? 'error.searchFailed' : 'shelf.none')}</Notice>;
}

export interface CarTeaserFooterProps {
  total: number;
  /** The list's address query for these cars; null where the list can't say it. */
  query: string | null;
  /** Cars stand above, drawn by us. */
  illustrated: boolean;
}

/** Below cars: what the pictures are, and the way on to the list. */
export function CarTeaserFooter({ total, query, illustrated }: CarTeaserFooterProps) {
  const { t } = useTexts();
  const { carList } = useSelector((state: ContextRoot) => selectPaths(state));
  const exact = query !== null && total > 0;
  return (
    <div css={styles}>
      <LinkButton
        variant={exact ? 'primary' : 'secondary'}
        href={exact && query !== '' ? `${carList}?${query}` : carList}
        iconEnd="arrow"
      >
        {exact ? t('shelf.showAll', { count: total }) : t('shelf.toList')}
      </LinkButton>
      {illustrated && <p>{t('shelf.illustration')}</p>}
    </div>
  );
}
