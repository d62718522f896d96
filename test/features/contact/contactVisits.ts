import type { UnknownAction } from '@reduxjs/toolkit';
import { contactFeature } from '@/features/contact/contact.feature';
import { contactActions } from '@/features/contact/contact.slice';
import { pageShown } from '@/store/context';
import { normalizeCars } from '@/store/entities.normalize';
import { createRecorder } from '@/store/recorder';
import type { Recording } from '@/store/recording';
import { makeStore } from '@/store/store';
import { fails, fakePorts, inSequence, returns, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { CAR, DRAFT, facilities, RECEIPT, SELLERS } from './contactKit';

export const BEGAN = Date.UTC(2026, 10, 20, 9);

/** All that a recording of these visits must not hold. */
export const SECRETS: readonly string[] = [
  DRAFT.name,
  DRAFT.phone,
  DRAFT.email,
  DRAFT.message,
  RECEIPT.reference,
  'tyra@nordvikbil.example',
  'id-00000001',
];

interface Scenario {
  submit: FakeCall;
  actions: readonly UnknownAction[];
  ends: 'sent' | 'submitFailed';
}

const { opened, hoursRequested, draftSaved, invalidFound, edited, submitted, retried } = contactActions;
const opening = [
  opened({ carId: CAR.car_id, sellers: SELLERS }),
  draftSaved({ draft: { ...DRAFT, phone: '' } }),
  invalidFound(),
  edited(),
];

export const contactVisits: Readonly<Record<string, Scenario>> = {
  'contact-good-way': {
    submit: returns(RECEIPT),
    actions: [...opening, hoursRequested(), submitted({ draft: { ...DRAFT, testDrive: true }, filledMs: 40_000 })],
    ends: 'sent',
  },
  'contact-fails-then-sent': {
    submit: inSequence(fails('FORM_FAILED'), fails('FORM_FAILED'), fails('FORM_FAILED'), returns(RECEIPT)),
    actions: [...opening, submitted({ draft: DRAFT, filledMs: 40_000 }), retried()],
    ends: 'sent',
  },
  'contact-failed': {
    submit: fails('DEPARTMENT_NOT_FOUND'),
    actions: [...opening, submitted({ draft: DRAFT, filledMs: 40_000 })],
    ends: 'submitFailed',
  },
};

/** The visit on the real store with its real sagas and the real recorder; fake timers are the caller's. */
export async function recorded({ submit, actions }: Scenario): Promise<Recording> {
  const clock = { now: () => Date.now() };
  const ports = fakePorts({
    clock,
    forms: { submit: (request, signal) => submit(request, signal) },
    search: { search: facilities({ openinghours: [{ day: 'Måndag', displayText: '09–18' }], deviationdays: [] }) },
  });
  const path = '/kop-bil/1000001/volvo-v60#contact-quote';
  await ports.address.replace(path);
  const host = makeStore({
    side: 'browser',
    ports,
    page: aPage('page-1', { entities: normalizeCars([CAR]).entities }, { path }),
    recorder: createRecorder({ build: 'recorded', clock }),
  });
  const detach = host.attach(contactFeature);
  for (const action of [pageShown({ path, first: true }), ...actions]) {
    host.store.dispatch(action);
    await jest.advanceTimersByTimeAsync(5_000);
  }
  const recording = await host.exportRecording();
  detach();
  jest.clearAllTimers();
  if (!recording) throw new Error('Nothing was recorded.');
  return recording;
}
