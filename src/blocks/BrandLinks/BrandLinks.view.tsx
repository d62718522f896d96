import { css } from '@emotion/react';
import type { FacetValue } from '@/domain/search/search';
import { slugOf } from '@/lib/slug';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { withFeatures } from '../parts/withFeatures';
import type { BrandLinksFields } from './BrandLinks.schema';

/** As many come first; a single one more is shown as well. */
const FIRST = 12;

const styles = css({
  '.chips, ul': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  'details > ul': { marginBlockStart: token('space.8') },
  // The button is in the row of the last make, the others in rows below.
  '@supports selector(::details-content)': {
    '.chips > :is(ul, details)': { display: 'contents' },
    'details::details-content': { flex: '1 0 100%' },
    'details:not([open])::details-content': { display: 'none' },
    'details > ul': { marginBlockStart: 0 },
  },
  'details[open] > summary > svg': { rotate: '180deg' },
  summary: { borderColor: token('color.ink'), fontWeight: token('font.strongWeight') },
  'a, summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    [media.md]: { paddingInline: token('space.16') },
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
  const first = brands.length > FIRST + 1 ? FIRST : brands.length;
  const chip = ({ text, count }: FacetValue) => (
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
  );
  return (
    <section css={styles} className="section">
      {title !== '' && (
        <div className="head">
          <h2>{title}</h2>
        </div>
      )}
      <div className="chips">
        <ul>{brands.slice(0, first).map(chip)}</ul>
        {first < brands.length && (
          <details>
            <summary>
              {t('home.allMakes')} <Icon name="chevron" />
            </summary>
            <ul>{brands.slice(first).map(chip)}</ul>
          </details>
        )}
      </div>
    </section>
  );
}

/** The makes in stock, most cars first; on the site's own list each with its landing page. All but twelve are folded. */
export const BrandLinks = withFeatures([stockSummaryFeature], BrandLinksView);
