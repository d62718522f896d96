import { css } from '@emotion/react';
import { LAST_PAGE, PAGE_SIZE, toggleTerm } from '@/domain/search/carList';
import { listAddress } from '@/domain/search/listAddress';
import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { media, token } from '@/ui/tokens';
import { selectQuery } from '../carList.selectors';
import { selectNarrowingChoices } from '../narrowing.selectors';
import { valueText } from '@/i18n/list/valueText';

const styles = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token('space.16'),
  maxWidth: token('size.line'),
  h3: { margin: 0, fontSize: token('text.body'), fontWeight: token('font.strongWeight') },
  '.narrower': { display: 'grid', justifyItems: 'center', gap: token('space.8') },
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: token('space.8'),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'li a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    paddingInline: token('space.16'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover': { borderColor: token('color.accent') } },
  },
  'li span': { color: token('color.inkSoft'), fontSize: token('text.small') },
});

/**
 * Below page 20 when there are more cars: why the list ends here, and links to shorter lists, which start at their top.
 */
export function ListLimit() {
  const texts = useTexts();
  const { t, format } = texts;
  const query = useAppSelector(selectQuery);
  const groups = useAppSelector(selectNarrowingChoices);
  const paths = useAppSelector(selectPaths);
  return (
    <section css={styles} aria-labelledby="list-limit">
      <p id="list-limit">{t('list.lastPage', { count: format.number(LAST_PAGE * PAGE_SIZE) })}</p>
      {groups.map(({ name, choices }) => (
        <div key={name} className="narrower">
          <h3>{t(`list.facet.${name}`)}</h3>
          <ul>
            {choices.map(({ value, count }) => (
              <li key={value}>
                <a href={listAddress(paths, { ...query, terms: toggleTerm(query.terms, name, value), page: 1 })}>
                  {valueText(name, value, texts)}{' '}
                  <span>{t('list.count', { count: format.number(count), pluralBy: count })}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
