import type { UnknownAction } from '@reduxjs/toolkit';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { selectAllows } from '@/features/consent/consent.selectors';
import { given, restored, withdrawn } from '@/features/consent/consent.slice';
import { marketingFormsFlow } from '../marketingForms.flow';
import { marketingFormsActions, selectMarketingForms } from '../marketingForms.slice';

const LOAD_LIMIT_MS = 15_000;

/** Follows the visitor's choice. Code that ran can't be removed: after a withdrawal the page is loaded again. */
function* followConsent(): Saga {
  const isAllowed = yield* select(selectAllows('marketing'));
  const { flow } = yield* select(selectMarketingForms);
  if (isAllowed && flow.value === 'waiting') yield* put(marketingFormsActions.allowed());
  if (isAllowed || flow.value === 'waiting') return;
  const isRunning = flow.value === 'ready';
  yield* put(marketingFormsActions.forbidden());
  if (isRunning) (yield* port('tagManager')).reloadPage();
}

function* loading(): Saga<UnknownAction> {
  const forms = yield* port('marketingForms');
  const result = yield* attempt((signal) => forms.load(signal), {
    limitMs: LOAD_LIMIT_MS,
    error: 'MARKETING_FORM_FAILED',
    where: 'marketing form',
  });
  return result.ok ? marketingFormsActions.loaded() : marketingFormsActions.loadFailed({ error: result.error });
}

function* show({ payload }: ReturnType<typeof marketingFormsActions.formMounted>): Saga {
  const forms = yield* port('marketingForms');
  const result = yield* attempt(() => forms.show(payload), { limitMs: LOAD_LIMIT_MS, where: 'marketing form' });
  if (!result.ok) yield* put(marketingFormsActions.loadFailed({ error: result.error }));
}

export const marketingFormsWatch: WatchTable = [
  workers(
    marketingFormsFlow,
    (state: Parameters<typeof selectMarketingForms>[0]) => selectMarketingForms(state).flow,
    { loading },
    { loading: (error) => marketingFormsActions.loadFailed({ error }) },
  ),
  watch({ on: [marketingFormsActions.opened, restored, given, withdrawn], how: 'every', run: followConsent }),
  watch({ on: marketingFormsActions.formMounted, how: 'every', run: show }),
];
