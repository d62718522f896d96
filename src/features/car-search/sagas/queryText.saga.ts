import type { CarListQuery } from '@/domain/search/carList';
import type { QueryText } from '@/domain/search/extraFilters';
import {
  withoutPart,
  withPart,
  withPlainPart,
  withoutQueryText,
  withQueryText,
} from '@/domain/search/query/applyQueryText';
import { searchOf } from '@/domain/search/query/searchOf';
import { understandLimits, type Part } from '@/domain/search/query/understanding';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import { historyRestored, queryChosen, queryDecoded } from '@/features/car-search/carList.slice';
import { selectQuery, selectSettledQuery } from '@/features/car-search/carList.selectors';
import { selectCarIndex, selectLanguage } from '@/store/context';
import {
  partRemoved,
  partMarkedPlain,
  queryTextSubmitted,
  queryTextUnderstood,
  understandingFailed,
  type UnderstoodQueryText,
  type ChosenSuggestion,
} from '@/features/car-search/queryText.slice';
import { selectParts, selectPartsOf } from '@/features/car-search/queryText.selectors';
import type { WithQueryText } from '@/features/car-search/suggestions.selectors';

/** A search waits for the reading of its words no longer than this; then they mean themselves. */
const READ_LIMIT_MS = 2_500;

/** What words mean, by the words of the site's stock; null where nobody can say it. */
function* read({ text, plain }: QueryText): Saga<Part[] | null> {
  const index = yield* select(selectCarIndex);
  if (index === null || text === '') return null;
  const language = yield* select(selectLanguage);
  const help = yield* port('searchHelp');
  const answer = yield* attempt(
    (signal) => help.understand({ index, text: text.slice(0, understandLimits.text), language, plain }, signal),
    { limitMs: READ_LIMIT_MS, retry: false, where: 'understand' },
  );
  return answer.ok ? answer.value.parts : null;
}

/** How the text of the query was understood, requested again where this page does not know it; null where that fails. */
function* partsOf({ queryText }: CarListQuery): Saga<Part[] | null> {
  if (queryText === undefined) return [];
  const known = yield* select((state: WithQueryText) => selectPartsOf(state, queryText));
  return known ?? (yield* read(queryText));
}

const own = ({ from, name, value }: ChosenSuggestion, text: string): Part => ({
  from,
  to: text.length,
  text: text.slice(from),
  meaning: { kind: 'terms', name, values: [value] },
});

/** What is asked: by the page's own state, or by an address that is read on the server. */
function* question(given: CarListQuery | null): Saga<CarListQuery> {
  return given ?? (yield* select(selectSettledQuery));
}

/** The question with these words instead of those before. A reading that fails is a search for the words themselves, never a dead end. */
function* asked(given: CarListQuery | null, text: string, suggestion?: ChosenSuggestion): Saga<CarListQuery> {
  const said: QueryText = { text, plain: [] };
  const before = (yield* partsOf(yield* question(given))) ?? [];
  const found = yield* read(said);
  if (!found) {
    yield* put(understandingFailed({ text }));
    return { ...withoutQueryText(yield* question(given), before), keyphrase: text };
  }
  const reading: UnderstoodQueryText = {
    queryText: said,
    parts: suggestion ? withPart(found, own(suggestion, text)) : found,
  };
  yield* put(queryTextUnderstood(reading));
  // Asked once more: the visitor may have gone on choosing meanwhile.
  return withQueryText(yield* question(given), before, said, reading.parts);
}

function* give({ payload: { text, suggestion } }: ReturnType<typeof queryTextSubmitted>): Saga {
  yield* put(queryChosen({ query: yield* asked(null, text, suggestion) }));
}

function* takeBack({ payload: { index: at } }: ReturnType<typeof partMarkedPlain>): Saga {
  const parts = yield* select(selectParts);
  const back = parts?.[at];
  const next = parts && back ? withPlainPart(yield* question(null), parts, back) : null;
  if (!next) return;
  yield* put(queryTextUnderstood({ queryText: next.queryText, parts: next.parts }));
  yield* put(queryChosen({ query: next.query }));
}

function* leaveOut({ payload: { index: at } }: ReturnType<typeof partRemoved>): Saga {
  const parts = yield* select(selectParts);
  const gone = parts?.[at];
  const query = parts && gone ? withoutPart(yield* question(null), parts, gone) : null;
  if (query) yield* put(queryChosen({ query }));
}

/** Back, forward and a shared address bring words whose reading this page may not have. */
export function* explain(): Saga {
  const { queryText } = yield* select(selectQuery);
  if (queryText === undefined || (yield* select(selectParts)) !== null) return;
  const parts = yield* read(queryText);
  if (parts) yield* put(queryTextUnderstood({ queryText, parts }));
}

/** The question that words in an address ask, on the server: instead of those that stood there before, of which it came. */
export function* loadWords(query: CarListQuery, text: string): Saga<CarListQuery> {
  if (query.queryText?.text !== text) return yield* asked(query, text);
  // Sent again as they stood: the filters beside them may be others, what the words mean is the same.
  const parts = yield* partsOf(query);
  // Nobody can say which of them mean themselves: none is lost, all are searched for.
  return parts ? { ...query, keyphrase: searchOf({ text, parts }).keyphrase } : query;
}

export const queryTextWatch: WatchTable = [
  watch({ on: queryTextSubmitted, how: 'latest', run: give }),
  watch({ on: partMarkedPlain, how: 'every', run: takeBack }),
  watch({ on: partRemoved, how: 'every', run: leaveOut }),
  watch({ on: [queryDecoded, historyRestored], how: 'latest', run: explain }),
];
