import { css } from '@emotion/react';
import { slugOf } from '@/lib/slug';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { media, token } from '@/ui/tokens';
import { withFeatures } from '../parts/withFeatures';
import type { BrandLinksFields } from './BrandLinks.schema';

const styles = css({
  ul: { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    paddingInline: token('space.16'),
    border: `1px solid ${token('color.control')}`,
    borderRadius: token('radius.pill'),
    color: token('color.ink'),
    textDecoration: 'none',
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
  },
  '.count': { color: token('color.inkSoft'), fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
});

function BrandLinksView({ title, listUrl: { href } }: BrandLinksFields) {
  const { t, format } = useTexts();
  const { brands } = useAppSelector(selectStockSummary);
  const { carList, makes } = useAppSelector(selectPaths);
  if (brands.length < 2 || href === '') return null;
  return (
    <section css={styles} className="section">
      {title !== '' && (
        <div className="head">
          <h2>{title}</h2>
        </div>
      )}
      <ul>
        {brands.map(({ text, count }) => (
          <li key={text}>
            <a
              href={
                href === carList && slugOf(text) !== ''
                  ? `${makes}/${slugOf(text)}`
                  : `${href}?car_brand=${encodeURIComponent(text)}`
              }
              aria-label={t('list.facetCount', { value: text, count: format.number(count), pluralBy: count })}
            >
              {text} <span className="count">{format.number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The makes in stock, most cars first; on the site's own list each with its landing page. */
export const BrandLinks = withFeatures([stockSummaryFeature], BrandLinksView);
