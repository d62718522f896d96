/** @jsxImportSource react */
import type { Facet, FacetBucket, FacetValue } from '@/domain/search/search';
import { count, number, t, dictionary } from './dictionary';

/** As many groups stand open, the others without content, and as many values are shown, as in our panel. */
const OPEN = 6;
const SHOWN = 8;

export function Filters({ facets }: { facets: Facet[] }) {
  const byName = new Map(facets.map((facet) => [facet.name, facet]));
  return (
    <div className="filters">
      {dictionary.facets.map(({ name, title }, index) => {
        const facet = byName.get(name);
        if (!facet || (facet.type === 'terms' ? facet.values : facet.buckets).length === 0) return null;
        return (
          <details key={name} open={index < OPEN}>
            <summary>
              <span>{title}</span>
            </summary>
            {index < OPEN && (
              <div className="content">
                {facet.type === 'terms' ? (
                  <Terms name={name} title={title} values={facet.values} />
                ) : (
                  <Range name={name} title={title} buckets={facet.buckets} />
                )}
              </div>
            )}
          </details>
        );
      })}
      <button type="submit" form="car-list" name="filters" value="all" className="all">
        {t('list.allFilters')}
      </button>
    </div>
  );
}

function Terms({ name, title, values }: { name: string; title: string; values: FacetValue[] }) {
  return (
    <fieldset>
      <legend className="visually-hidden">{title}</legend>
      <ul className="choices">
        {values.slice(0, SHOWN).map((value) => (
          <li key={value.text}>
            <label>
              <input
                type="checkbox"
                form="car-list"
                aria-label={count('list.facetCount', value.count, { value: value.text })}
                name={name}
                value={value.text}
              />
              <span className="value">{value.text}</span>
              <span className="count" aria-hidden="true">
                {number(value.count)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {values.length > SHOWN && (
        <button type="button" className="more" aria-expanded={false}>
          {t('list.facetMore', { count: values.length - SHOWN })}
        </button>
      )}
    </fieldset>
  );
}

function Range({ name, title, buckets }: { name: string; title: string; buckets: FacetBucket[] }) {
  const most = Math.max(...buckets.map((bucket) => bucket.count), 1);
  return (
    <fieldset>
      <legend className="visually-hidden">{title}</legend>
      <svg className="histogram" viewBox={`0 0 ${buckets.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path
          d={buckets
            .map(({ count }, index) =>
              count === 0 ? '' : `M${index} 100v-${Math.max(4, Math.round((count / most) * 100))}h0.93V100z`,
            )
            .join('')}
        />
      </svg>
      <div className="slider">
        <span aria-hidden="true" />
        <input type="range" aria-label={t('list.rangeMin', { facet: title })} />
        <input type="range" aria-label={t('list.rangeMax', { facet: title })} />
      </div>
      <div className="bounds">
        <label>
          <span aria-hidden="true">{t('list.rangeFrom')}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            form="car-list"
            name={`${name}_min`}
            placeholder={number(buckets[0]?.min ?? 0)}
            aria-label={t('list.rangeMin', { facet: title })}
          />
        </label>
        <label>
          <span aria-hidden="true">{t('list.rangeTo')}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            form="car-list"
            name={`${name}_max`}
            placeholder={number(buckets.at(-1)?.max ?? 0)}
            aria-label={t('list.rangeMax', { facet: title })}
          />
        </label>
      </div>
    </fieldset>
  );
}
