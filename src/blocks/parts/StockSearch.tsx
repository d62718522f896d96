import { css } from '@emotion/react';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { media, token } from '@/ui/tokens';
import { SearchField } from './SearchField';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.16'),
  width: '100%',
  maxWidth: '38rem',
  ul: { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  'li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    [media.coarse]: { minHeight: token('size.target') },
    paddingInline: token('space.16'),
    border: '1px solid currentColor',
    borderRadius: token('radius.pill'),
    color: 'inherit',
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    textDecoration: 'none',
    [media.hover]: {
      '&:hover': { background: token('paper.surface'), borderColor: token('paper.surface'), color: token('paper.ink') },
    },
  },
  '&.search > .in-stock': { fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
});

/** The search of a hero; for one of the whole stock, with quick searches and the number of cars below. */
export function StockSearch({ url, prefillFrom }: { url: string; prefillFrom?: string }) {
  const { t, format } = useTexts();
  const { total, quick } = useAppSelector(selectStockSummary);
  const { carList } = useAppSelector(selectPaths);
  const currency = useAppSelector(selectCurrency);
  return (
    <div css={styles} className="search">
      <SearchField url={url} prefillFrom={prefillFrom} />
      {url === carList && quick.length > 0 && (
        <ul aria-label={t('home.quickSearches')}>
          {quick.map((search) => (
            <li key={search.href}>
              <Link href={search.href} data-button="">
                {'text' in search
                  ? search.text
                  : t('home.quickMax', { price: format.money(search.maxPrice, currency) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > 0 && <p className="in-stock">{t('home.inStock', { count: format.number(total), pluralBy: total })}</p>}
    </div>
  );
}
