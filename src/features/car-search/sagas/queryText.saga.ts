import { withoutPart, withoutQueryText, withPlainPart } from '@/domain/search/query/applyQueryText';
import type { CarListQuery } from '@/domain/search/carList';
import { searchOf } from '@/domain/search/query/searchOf';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { selectCarIndex } from '@/store/context';
import { selectCarList, selectSettledQuery } from '../carList.selectors';
import { partsOf, queryChosen, textSearched } from '../carList.slice';
import { partMarkedPlain, partRemoved, queryTextSubmitted } from '../queryText.slice';
import { searchText } from './carList.saga';

/** Searches for the text instead of the one before. An empty text only removes the filters of the one before. */
function* submit({ payload: { text, suggestion } }: ReturnType<typeof queryTextSubmitted>): Saga {
  const list = yield* select(selectCarList);
  const previous = list.submitted?.query ?? (yield* select(selectSettledQuery));
  const parts = partsOf(list, previous);
  // Where the parts are not known the server finds what came from the text before.
  const query = parts ? withoutQueryText(previous, parts) : previous;
  if (text === '' && query.queryText === undefined) yield* put(queryChosen({ query }));
  else yield* put(textSearched({ text, query, ...(suggestion && { suggestion }) }));
}

function* markPlain({ payload: { index } }: ReturnType<typeof partMarkedPlain>): Saga {
  const query = yield* select(selectSettledQuery);
  const parts = partsOf(yield* select(selectCarList), query);
  const part = parts?.[index];
  const next = parts && part ? withPlainPart(query, parts, part) : null;
  if (!next) return;
  yield* put(queryChosen({ query: next.query, understood: { queryText: next.queryText, parts: next.parts } }));
}

function* removePart({ payload: { index } }: ReturnType<typeof partRemoved>): Saga {
  const query = yield* select(selectSettledQuery);
  const parts = partsOf(yield* select(selectCarList), query);
  const part = parts?.[index];
  const next = parts && part ? withoutPart(query, parts, part) : null;
  if (next) yield* put(queryChosen({ query: next }));
}

/**
 * The query that a text of an address leads to, on the server. A text that can't be understood is the keyphrase.
 * @param query the list query, with the text that `text` replaces, if any
 */
export function* loadTextQuery(query: CarListQuery, text: string): Saga<CarListQuery> {
  const index = yield* select(selectCarIndex);
  const asKeyphrase = { ...withoutQueryText(query, []), keyphrase: text };
  if (index === null) return asKeyphrase;
  // The same text, submitted with other filters: its parts are still valid.
  if (query.queryText?.text === text) {
    const explained = yield* searchText(query, {}, index, 0);
    const parts = explained.ok ? (explained.value.understood?.parts ?? []) : null;
    return parts ? { ...query, keyphrase: searchOf({ text, parts }).keyphrase } : query;
  }
  const found = yield* searchText({ ...query, page: 1 }, { text }, index, 0);
  return found.ok ? found.value.query : asKeyphrase;
}

export const queryTextWatch: WatchTable = [
  watch({ on: queryTextSubmitted, how: 'every', run: submit }),
  watch({ on: partMarkedPlain, how: 'every', run: markPlain }),
  watch({ on: partRemoved, how: 'every', run: removePart }),
];
