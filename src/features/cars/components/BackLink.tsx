import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { listChosen } from '@/features/car-search/carsPage.slice';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { plainClick } from '../../../ui/plainClick';

const styles = css({
  marginBlockEnd: token('space.8'),
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.4'),
    minHeight: token('size.target'),
    color: token('color.ink'),
    textDecoration: 'none',
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  },
});

/** Back to the list in place where the page can; a plain link else. */
export function BackLink() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { carList } = useAppSelector(selectPaths);
  const back = (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    dispatch(listChosen());
  };
  return (
    <p css={styles} data-print="none">
      <a href={carList} onClick={back}>
        <Icon name="chevron" rotation={90} size={1.1} />
        {t('detail.backToList')}
      </a>
    </p>
  );
}
