import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';

/** Without script the number would not follow what is chosen. */
const styles = css({ '@media (scripting: none)': { '.counted': { display: 'none' } } });
const plain = css({ display: 'none', '@media (scripting: none)': { display: 'inline' } });

/** 'Visa 1 021 bilar', on a button. */
export function CountedCars({ count }: { count: number }) {
  const { t, format } = useTexts();
  return (
    <span css={styles}>
      <span className="counted" data-needs-script="">
        {t('home.showCars', { count: format.number(count), pluralBy: count })}
      </span>
      <span css={plain}>{t('block.searchButton')}</span>
    </span>
  );
}
