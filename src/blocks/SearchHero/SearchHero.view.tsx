import { useSelector } from 'react-redux';
import { homeFeature } from '@/features/home/home.feature';
import { selectGlance, type WithHome } from '@/features/home/model/home.selectors';
import { CarImage } from '@/features/cars/view/CarImage';
import { useTexts } from '@/i18n/TextsProvider';
import { useFeature } from '@/store/StoreProvider';
import { Icon } from '@/ui/primitives/Icon';
import type { SearchHeroFields } from './SearchHero.shape';
import { searchHeroStyles } from './SearchHero.styles';

/** The start page's first view: what one can do here, and the field to do it. A plain GET form: works everywhere. */
export function SearchHero({ title, text, image, searchUrl }: SearchHeroFields) {
  useFeature(homeFeature);
  const { t, format } = useTexts();
  const { total } = useSelector((state: WithHome) => selectGlance(state));
  return (
    <section css={searchHeroStyles}>
      <div className="inner">
        <div className="words">
          <h1>{title}</h1>
          {text !== '' && <p>{text}</p>}
          {searchUrl !== undefined && (
            <form method="get" action={searchUrl} role="search">
              <input type="search" name="keyphrase" maxLength={200} autoComplete="off" enterKeyHint="search" aria-label={t('home.search')} placeholder={t('home.searchPlaceholder')} />
              <button type="submit"><Icon name="search" />{t('home.searchButton')}</button>
            </form>
          )}
          {searchUrl !== undefined && total > 0 && <p className="stock">{t('home.inStock', { count: format.number(total), pluralBy: total })}</p>}
        </div>
        {image !== undefined && <div className="picture"><CarImage address={image} alt="" sizes="(min-width: 1024px) 60vw, 100vw" priority upTo={1600} /></div>}
      </div>
    </section>
  );
}
