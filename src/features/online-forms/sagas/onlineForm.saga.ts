import type { UnknownAction } from '@reduxjs/toolkit';
import { FORM_DRAFTS_KEY, withAnswers } from '@/domain/forms/onlineFormDrafts';
import { ONLINE_FORM, RECREATE_MS, type OnlineAnswers, type OnlineFormValues } from '@/domain/forms/onlineForm';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { delay, put, select, takeFromSlices, takeTypes, type Saga } from '@/effects/sagaEffects';
import { requestOf, sendForm } from '@/effects/sendForm';
import { sendPicture } from '@/effects/sendPicture';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import { isString, listOf, type Check } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import { selectContext } from '@/store/context';
import { onlineFormFlow } from '../onlineForm.flow';
import { selectFormPictures, selectOnlineForm, selectOnlineFormFlow } from '../onlineForm.selectors';
import { isOnItsWay, onlineFormActions, onlineFormSlice } from '../onlineForm.slice';

const FIELDS_LIMIT_MS = 15_000;

/** Failures that say more than that it failed. */
const OWN: readonly AppError['code'][] = ['UNEXPECTED', 'UPLOAD_GONE', 'FORM_NOT_FOUND'];
const failure = (error: AppError): UnknownAction =>
  onlineFormActions.submitFailed({
    error: OWN.includes(error.code) ? error : { code: 'ONLINE_FORM_FAILED', params: {} },
    isUsed: error.code === 'FORM_ID_REUSED',
  });

const sourceOf = (path: string): string => path.split(/[?#]/)[0] ?? '';

const { pictureStored, pictureFailed, pictureRemoved } = onlineFormActions;

/** The ids of a form's pictures by field, when none is on its way any more. */
function* settledPictures(formId: string): Saga<OnlineAnswers> {
  let pictures = yield* select(selectFormPictures(formId));
  while (Object.values(pictures).flat().some(isOnItsWay)) {
    yield* takeTypes([pictureStored.type, pictureFailed.type, pictureRemoved.type]);
    pictures = yield* select(selectFormPictures(formId));
  }
  return Object.fromEntries(
    Object.entries(pictures)
      .map(([field, list]) => [field, list.flatMap(({ id }) => id ?? [])] as const)
      .filter(([, ids]) => ids.length > 0),
  );
}

function* submitting(): Saga<UnknownAction> {
  const { formId, answers, request: earlier, filledMs, website } = yield* select(selectOnlineForm);
  const { locale, path } = yield* select(selectContext);
  const pictures = yield* settledPictures(formId ?? '');
  const values: OnlineFormValues = {
    formId: formId ?? '',
    source: sourceOf(path),
    answers: { ...answers, ...pictures },
  };
  const request = yield* requestOf(earlier, values);
  if (request !== earlier) yield* put(onlineFormActions.requestSent(request));
  const result = yield* sendForm({ name: ONLINE_FORM, request, locale, website, filledMs });
  return result.ok ? onlineFormActions.sent({ reference: result.value.reference }) : failure(result.error);
}

function* thanking(): Saga<UnknownAction> {
  yield* delay(RECREATE_MS);
  return onlineFormActions.recreated();
}

function* upload({ payload: { field, key } }: ReturnType<typeof onlineFormActions.pictureAdded>): Saga {
  const result = yield* sendPicture(key, 'picture of a form');
  yield* put(
    result.ok ? pictureStored({ field, key, id: result.value.id }) : pictureFailed({ field, key, error: result.error }),
  );
}

function* loadFields({ payload: { formId } }: ReturnType<typeof onlineFormActions.fieldsRequested>): Saga {
  const forms = yield* port('forms');
  const { locale, path } = yield* select(selectContext);
  const result = yield* attempt((signal) => forms.fields({ formId, source: sourceOf(path), locale }, signal), {
    limitMs: FIELDS_LIMIT_MS,
    error: 'ONLINE_FORM_FAILED',
    where: 'form fields',
  });
  yield* put(
    result.ok
      ? onlineFormActions.fieldsLoaded({ formId, fields: result.value })
      : onlineFormActions.fieldsFailed({ formId, error: result.error }),
  );
}

const isAnswers: Check<OnlineAnswers> = (value): value is OnlineAnswers =>
  isRecord(value) &&
  Object.values(value).every(
    (one) => isString(one) || listOf(isString)(one) || (isRecord(one) && Object.values(one).every(isString)),
  );

/** The time of now, and what an earlier page of this session saved. */
function* open(): Saga {
  const clock = yield* port('clock');
  yield* put(onlineFormActions.clockRead({ now: new Date(clock.now()).toISOString() }));
  const session = yield* port('session');
  const saved = parsedJson(session.read(FORM_DRAFTS_KEY) ?? '');
  if (!isRecord(saved)) return;
  const drafts: Record<string, OnlineAnswers> = {};
  for (const [formId, answers] of Object.entries(saved)) if (isAnswers(answers)) drafts[formId] = answers;
  if (Object.keys(drafts).length > 0) yield* put(onlineFormActions.draftsRestored(drafts));
}

/** What is filled in lasts as long as the session: a reload loses nothing but pictures. */
const save: WatchRow = {
  name: 'online forms save',
  *saga(): Saga {
    for (;;) {
      const action = yield* takeFromSlices(onlineFormSlice);
      if (!onlineFormActions.draftSaved.match(action) && !onlineFormActions.recreated.match(action)) continue;
      const session = yield* port('session');
      session.write(FORM_DRAFTS_KEY, JSON.stringify((yield* select(selectOnlineForm)).drafts));
    }
  },
};

/** Also for a form of another page, to which the link leads. */
function* savePrefilled({ payload: { formId, values } }: ReturnType<typeof onlineFormActions.prefilled>): Saga {
  const session = yield* port('session');
  session.write(FORM_DRAFTS_KEY, withAnswers(session.read(FORM_DRAFTS_KEY), formId, values));
}

export const onlineFormWatch: WatchTable = [
  workers(
    onlineFormFlow,
    selectOnlineFormFlow,
    { submitting, thanking },
    { submitting: failure, thanking: () => onlineFormActions.recreated() },
  ),
  watch({ on: onlineFormActions.opened, how: 'leading', run: open }),
  watch({ on: onlineFormActions.prefilled, how: 'every', run: savePrefilled }),
  watch({ on: onlineFormActions.fieldsRequested, how: 'every', run: loadFields }),
  watch({ on: onlineFormActions.pictureAdded, how: 'every', run: upload }),
  save,
];
