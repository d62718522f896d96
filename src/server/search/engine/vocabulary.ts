import { quartileFields, type QueryVocabulary } from '@/domain/search/query/understanding';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import { collectBits, wordCountFor } from './bits';
import type { FacetColumn } from './columns';
import { NAME_WEIGHT } from './definition';
import type { Engine } from './engine';
import { KeyColumn } from './key-column';
import { TermColumn } from './term-column';

/** The field that names the town of a car or a facility. */
export const TOWNS = ['car_site_city', 'site_city'];
export const UPPER_QUARTILE = 0.75;

export function valuesOf(column: FacetColumn): string[] {
  if (column instanceof KeyColumn) return [];
  const parents = column instanceof TermColumn ? column.parents : null;
  if (!parents) return column.values.texts.slice(1);
  const pairs = parents.childOf.flatMap((child, pair) =>
    child === 0 ? [] : `${parents.values.texts[parents.of[pair]!]!}${CHILD_SEPARATOR}${parents.children.texts[child]!}`,
  );
  return [...parents.values.texts.slice(1), ...pairs];
}

/** Each town once, at the mean position of its facilities. */
function townsOf(engine: Engine): QueryVocabulary['places'] {
  const { geo, facets } = engine.columns;
  const column = TOWNS.map((name) => facets.get(name)).find((one) => one !== undefined);
  if (!geo || !(column instanceof TermColumn)) return [];
  engine.buffers.reset(wordCountFor(engine.slots));
  const bits = engine.buffers.empty();
  const list = engine.buffers.list(0);
  return column.values.texts.slice(1).flatMap((name) => {
    bits.fill(0);
    column.select(name, bits, engine.slots);
    const points = geo.pointsOf(list.subarray(0, collectBits(bits, list)));
    const middle = (of: 'lat' | 'lng') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
    return points.length > 0 ? [{ name, lat: middle('lat'), lng: middle('lng') }] : [];
  });
}

function upperQuartilesOf({ columns }: Engine): QueryVocabulary['upperQuartiles'] {
  return Object.fromEntries(
    quartileFields.flatMap((name) => {
      const value = columns.sorts.get(name)?.column.valueAt(UPPER_QUARTILE);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Changes when a cached vocabulary is outdated. Values, towns and words are only added until the index is rebuilt, so
 * their count is enough; quartiles rise and fall.
 */
export function vocabularyStamp(engine: Engine): string {
  const { columns, text } = engine;
  let known = text.size + (columns.geo?.size ?? 0);
  for (const column of columns.facets.values()) if (!(column instanceof KeyColumn)) known += column.values.size;
  return `${known} ${JSON.stringify(upperQuartilesOf(engine))}`;
}

/** All values of an index, including those that no document has any more. */
export function vocabularyIn(engine: Engine): QueryVocabulary {
  const { collation, units } = engine.definition;
  return {
    language: collation,
    ...units,
    values: Object.fromEntries([...engine.columns.facets].map(([name, column]) => [name, valuesOf(column)])),
    places: townsOf(engine),
    upperQuartiles: upperQuartilesOf(engine),
    textTerms: engine.text.foldedTerms(),
    nameTerms: engine.text.foldedTerms(NAME_WEIGHT),
  };
}
