/** @jsxImportSource react */
import Head from 'next/head';
import { Card } from './Card';
import { Filters } from './Filters';
import type { FloorData } from './floor.types';
import { Shell } from './Shell';
import { Sign } from './Sign';
import { count, listPath, t } from './dictionary';

const above = [
  ['/', 'Start'],
  ['/kop-bil', 'Köp bil'],
] as const;
const sorts = [
  'car_publishdate_asc',
  'car_price_asc',
  'car_price_desc',
  'car_mileage_asc',
  'car_year_desc',
  'wltp_electric_range_desc',
  'monthlyCost',
];

/**
 * Our car list in plain components and plain class names: same elements, same texts, no store, no styles at run time.
 */
export function List({ cars, facets, total, now }: FloorData) {
  return (
    <>
      <Head>
        <title key="title">{`${t('list.title')} (${count('list.count', total)})`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Shell>
        <nav aria-label={t('frame.breadcrumb')}>
          <ol>
            {above.map(([path, name]) => (
              <li key={path}>
                <a href={path}>{name}</a>
                <Sign path="M9 5l7 7l-7 7" />
              </li>
            ))}
            <li>
              <span aria-current="page">{t('list.title')}</span>
            </li>
          </ol>
        </nav>
        <div className="list">
          <div className="intro">
            <h1>{t('list.title')}</h1>
            <p className="count" role="status">
              {count('list.count', total)}
            </p>
            <div className="link" />
          </div>
          <div className="tools">
            <form id="car-list" role="search" className="search" action={listPath} method="get">
              <span role="presentation">
                <input
                  type="search"
                  maxLength={200}
                  autoComplete="off"
                  enterKeyHint="search"
                  placeholder={t('list.searchPlaceholder')}
                  aria-label={t('list.search')}
                  name="keyphrase"
                />
              </span>
              <button type="submit" className="send" aria-label={t('list.searchButton')}>
                <Sign path="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L20 20" />
              </button>
            </form>
            <div className="bar">
              <span className="openFilters">
                <button type="button" className="button" aria-haspopup="dialog">
                  <Sign path="M4 7h8M17 7h3M4 17h3M12 17h8M14.5 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5M9.5 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5" />
                  {t('list.filters')}
                </button>
              </span>
              <span className="panelToggle">
                <button type="button" className="button">
                  <Sign path="M4 7h8M17 7h3M4 17h3M12 17h8M14.5 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5M9.5 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5" />
                  <span className="hide">{t('list.hideFilters')}</span>
                  <span className="show">{t('list.showFilters')}</span>
                </button>
              </span>
              <label className="sort">
                <span>{t('list.sort')}</span>
                <select name="sort" form="car-list" defaultValue={sorts[0]}>
                  {sorts.map((sort) => (
                    <option key={sort} value={sort}>
                      {t(`list.sort.${sort}`)}
                    </option>
                  ))}
                </select>
              </label>
              <span className="mapToggle">
                <button type="button" className="button" aria-expanded={false}>
                  <Sign path="M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11zM12 7.8a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8" />
                  <span>{t('list.map')}</span>
                </button>
              </span>
              <p className="barCount" aria-hidden="true">
                {count('list.count', total)}
              </p>
            </div>
          </div>
          <div className="columns">
            <aside className="side" aria-label={t('list.filters')}>
              <Filters facets={facets} />
              <button type="submit" form="car-list" className="submit">
                {t('list.submitFilters')}
              </button>
            </aside>
            <section className="results" aria-label={t('list.results')} aria-busy={false}>
              <ul className="grid">
                {cars.map((car, index) => (
                  <li key={car.car_id}>
                    <Card car={car} first={index === 0} now={now} />
                  </li>
                ))}
              </ul>
              <p className="illustration">{t('list.illustration')}</p>
              <div className="end">
                <p id="list-progress">{t('list.shown', { shown: cars.length, total })}</p>
                <progress max={total} value={cars.length} aria-labelledby="list-progress" />
                <a className="page" href={`${listPath}?page=2`}>
                  {t('list.showMore')}
                </a>
              </div>
            </section>
          </div>
        </div>
      </Shell>
    </>
  );
}
