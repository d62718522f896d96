import { css } from '@emotion/react';
import { encodeFacilityQuery } from '@/domain/dealers/facilityQuery';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { Button } from '@/ui/primitives/Button';
import { LinkChip } from '@/ui/primitives/Chip';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { media, token } from '@/ui/tokens';
import { useAppSelector } from '@/store/hooks';
import type { FacilityListing } from '../dealers.slice';

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  form: {
    display: 'grid',
    gap: token('space.12'),
    alignItems: 'end',
    [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  },
  'form > button': { minHeight: '3rem' },
  '.makes': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('space.8'),
    '@media (min-width: 768px) and (max-width: 1023px)': { 'li:nth-of-type(n + 3)': { display: 'none' } },
  },
});

/** Where makes are buttons, too (specification 2 section 2.7). */
const BUTTONS = 'en-GB';

/** Searches the facilities by text and make. A plain GET form: works without script. */
export function FacilityFinder({ query, brands }: Pick<FacilityListing, 'query' | 'brands'>) {
  const { t, locale } = useTexts();
  const { facilities } = useAppSelector(selectPaths);
  const to = (brand: string): string => {
    const search = encodeFacilityQuery({ keyphrase: query.keyphrase, brand, pages: 1 });
    return search === '' ? facilities : `${facilities}?${search}`;
  };
  // A choice stays in sight even where no facility has it any more.
  const makes =
    brands.some(({ text }) => text === query.brand) || query.brand === ''
      ? brands
      : [{ text: query.brand, count: 0 }, ...brands];
  return (
    <div css={styles}>
      <form method="get" action={facilities} role="search" key={`${query.keyphrase} ${query.brand}`}>
        <TextInput
          type="search"
          name="keyphrase"
          icon="search"
          label={t('dealers.search')}
          placeholder={t('dealers.searchPlaceholder')}
          defaultValue={query.keyphrase}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Select
          name="site_brands"
          label={t('dealers.brand')}
          defaultValue={query.brand}
          options={[{ value: '', text: t('dealers.allBrands') }, ...makes.map(({ text }) => ({ value: text, text }))]}
        />
        <Button type="submit">{t('dealers.searchButton')}</Button>
      </form>
      {locale === BUTTONS && (
        <ul className="makes" aria-label={t('dealers.brand')}>
          {brands.map(({ text }) => (
            <li key={text}>
              <LinkChip href={to(text === query.brand ? '' : text)} current={text === query.brand}>
                {text}
              </LinkChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
