import type { Car } from '@/domain/cars/car';
import type { Facet } from '@/domain/search/search';
import type { FloorData, FloorTexts } from './floor/floor.types';

/* The data of a page of ours, read from its response. */

const DATA = /<script id="__NEXT_DATA__" type="application\/json">(.*?)<\/script>/s;

/** What of a page's props this bench reads. */
interface OurProps {
  texts: FloorTexts['texts'];
  state: {
    entities: { cars: Record<string, Partial<Car>> };
    carList?: { pages: Record<string, string[]>; facets: Facet[]; total: number };
  };
}

interface NextData {
  props: { pageProps: OurProps };
}

const readData = (html: string): NextData => JSON.parse(DATA.exec(html)?.[1] ?? 'null');

/** Raw bytes of a page's props, as JSON in UTF-8. */
export const propsBytes = (html: string): number => Buffer.byteLength(JSON.stringify(readData(html).props.pageProps));

/** The styles of a page, and what is left of it without scripts and styles. */
export const stylesOf = (html: string): string =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');

/** The page without what is no markup. */
const withoutCode = (html: string): string => html.replace(/<(script|style)\b.*?<\/\1>/gs, '');

/** How often each element occurs in the body of a page. */
export function elementsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const body = withoutCode(html.slice(html.indexOf('<body')));
  for (const [, name = ''] of body.matchAll(/<([a-z][a-z0-9]*)/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What the plain list of the floor shows: the data of our own list page. */
export function floorInput(
  html: string,
  listPath: string,
  facetNames: readonly { name: string; kind: 'terms' | 'range' }[],
): { data: FloorData; dictionary: FloorTexts } {
  const {
    texts,
    state: { entities, carList },
  } = readData(html).props.pageProps;
  if (!carList) throw new Error('The list page carries no list.');
  const ids = Object.values(carList.pages).flat();
  return {
    data: {
      cars: ids.flatMap((id) => entities.cars[id] ?? []),
      facets: carList.facets,
      total: carList.total,
      now: Date.now(),
    },
    dictionary: {
      texts,
      listPath,
      facets: facetNames.map(({ name, kind }) => ({ name, kind, title: String(texts[`list.facet.${name}`]) })),
    },
  };
}

/** Bytes of the framework's own markup around the text of the still page, about. */
const STILL_FRAME = 1_900;

/**
 * Text for a page of as many bytes as the given one. It stands in the page twice, as markup and as data, and is made of
 * the given page's words, so that it can be compressed about as well.
 */
export function stillText(html: string): string {
  const text = html.replace(/[<>&"'\\\s]+/g, ' ').replace(/[^\x20-\x7e]/g, 'o');
  return text.slice(0, (Buffer.byteLength(html) - STILL_FRAME) / 2);
}
