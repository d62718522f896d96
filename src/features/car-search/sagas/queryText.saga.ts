import { withoutPart, withPlainPart } from '@/domain/search/query/applyQueryText';
import type { CarListQuery } from '@/domain/search/carList';
import { searchOf } from '@/domain/search/query/searchOf';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { failed } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { selectCarList, selectSettledQuery } from '../carList.selectors';
import { partsOf, queryChosen, queryDecoded, searchFailed, textSearched } from '../carList.slice';
import type { IgnoredParameter } from '../carList.state';
import { partMarkedPlain, partRemoved } from '../queryText.slice';
import { listError, searchText } from './carList.saga';

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
 * The query that the text of the list's form leads to, on the server. Null if it is not known: the list has then
 * failed, and trying again searches for the text.
 * @param query the list query, with the text that `text` replaces, if any
 */
export function* loadFormText(
  query: CarListQuery,
  ignored: readonly IgnoredParameter[],
  text: string,
): Saga<CarListQuery | null> {
  const index = yield* select(selectCarIndex);
  yield* put(queryDecoded({ query, ignored: [...ignored] }));
  yield* put(textSearched({ text, query }));
  const { sequence } = yield* select(selectCarList);
  // The same text, submitted with other filters: these stay, and its plain words are the keyphrase.
  const isSameText = query.queryText?.text === text;
  // The redirect follows: no cars are needed.
  const found =
    index === null
      ? failed('NOT_FOUND')
      : yield* searchText({ ...query, page: 1 }, isSameText ? {} : { text }, index, 0);
  if (found.ok && !isSameText) return found.value.query;
  if (found.ok && found.value.understood)
    return { ...query, keyphrase: searchOf({ text, parts: found.value.understood.parts }).keyphrase };
  yield* put(
    searchFailed({ sequence, error: found.ok ? { code: 'LIST_FAILED', params: {} } : listError(found.error) }),
  );
  return null;
}

export const queryTextWatch: WatchTable = [
  watch({ on: partMarkedPlain, how: 'every', run: markPlain }),
  watch({ on: partRemoved, how: 'every', run: removePart }),
];
