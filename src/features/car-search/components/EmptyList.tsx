import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CarListQuery } from '@/domain/search/carList';
import { listAddress } from '@/domain/search/listAddress';
import { filtersOf, relaxedQuery } from '@/domain/search/relaxQuery';
import type { Constraint } from '@/domain/search/relax';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { plainClick } from '@/ui/plainClick';
import { filtersCleared, queryChosen } from '@/features/car-search/carList.slice';
import { selectQuery } from '@/features/car-search/carList.selectors';
import { filterText } from '@/i18n/list/filterText';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer, selectPaths } from '@/store/context';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { selectRelaxations } from '@/features/car-search/suggestions.selectors';

const styles = css({
  paddingBlock: token('space.32'),
  '.none': { display: 'grid', justifyItems: 'start', gap: token('space.12'), maxWidth: token('size.line') },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
  'h2, p': { margin: 0 },
  h3: {
    margin: `${token('space.32')} 0 ${token('space.12')}`,
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
  },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: token('space.8'), margin: 0, padding: 0, listStyle: 'none' },
  '.ways a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: token('space.16'),
    border: `1px solid ${token('color.accent')}`,
    borderRadius: token('radius.pill'),
    color: token('color.accent'),
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
  },
});

/** For a list without cars: relaxations with the number of cars that each gives, and the nearest matches. */
export function EmptyList({ tools }: { tools?: ReactNode }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const found = useAppSelector(selectRelaxations);
  const paths = useAppSelector(selectPaths);
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const filterTexts = (from: CarListQuery, constraint: Constraint): string[] =>
    constraint.kind === 'keyphrase'
      ? [t('list.quoted', { text: from.keyphrase })]
      : filtersOf(from, constraint).map((filter) => filterText(filter, texts, { currency, odometer }));
  // Each is a constraint of the query that the ones before it leave.
  const textOf = (constraints: readonly Constraint[]): string =>
    constraints
      .flatMap((constraint, index) => filterTexts(constraints.slice(0, index).reduce(relaxedQuery, query), constraint))
      .join(', ');
  return (
    <div css={styles}>
      <div className="none">
        <h2>{t('list.noResultsTitle')}</h2>
        <p>{t('list.noSearchResults')}</p>
        <div className="actions">
          <Button variant="primary" onClick={() => dispatch(filtersCleared())}>
            {t('error.actionClearFilters')}
          </Button>
          {tools}
        </div>
      </div>
      {found && found.relaxations.length > 0 && (
        <section aria-labelledby="list-ways">
          <h3 id="list-ways">{t('list.noResultsLoosen')}</h3>
          <ul className="ways">
            {found.relaxations.map(({ constraints, total_items: count }) => {
              const next = constraints.reduce(relaxedQuery, query);
              return (
                <li key={JSON.stringify(constraints)}>
                  <a
                    href={listAddress(paths, next)}
                    onClick={(event) => {
                      if (!plainClick(event)) return;
                      event.preventDefault();
                      dispatch(queryChosen({ query: next }));
                    }}
                  >
                    {t('list.noResultsGain', { filter: textOf(constraints), count })}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {found && found.nearest.length > 0 && (
        <section aria-labelledby="list-nearest">
          <h3 id="list-nearest">{t('list.nearest')}</h3>
          <CarGrid ids={found.nearest} shallow />
        </section>
      )}
    </div>
  );
}
