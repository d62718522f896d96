import { suggestLimits } from '@/domain/search/suggest';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { pageShown, selectCarIndex, selectLanguage } from '@/store/context';
import { queryTextReady, suggestionsLoaded, suggestionsRequested } from '../queryText.slice';

const SUGGEST_LIMIT_MS = 3_000;

/** Errors are neither shown nor retried: the field works without suggestions. */
function* complete({ payload: { text, query } }: ReturnType<typeof suggestionsRequested>): Saga {
  const index = yield* select(selectCarIndex);
  if (index === null || text.trim() === '' || text.length > suggestLimits.text) return;
  const language = yield* select(selectLanguage);
  const help = yield* port('searchHelp');
  const result = yield* attempt(
    (signal) => help.suggest({ index, text, limit: suggestLimits.first, filters: [], language, query }, signal),
    { limitMs: SUGGEST_LIMIT_MS, retry: false, where: 'suggest' },
  );
  const { suggestions, total_items: total = null } = result.ok ? result.value : { suggestions: [] };
  yield* put(suggestionsLoaded({ text, suggestions, total }));
}

function* markReady(): Saga {
  yield* put(queryTextReady());
}

export const suggestionsWatch: WatchTable = [
  watch({ on: suggestionsRequested, how: 'latest', run: complete }),
  watch({ on: pageShown, how: 'every', run: markReady }),
];
