import type { FlowSpec } from '@/machine/flow.types';

export type EditingStep =
  | 'reading'
  | 'idle'
  | 'refreshing'
  | 'writing'
  | 'saving'
  | 'saveFailed'
  | 'checking'
  | 'hinted'
  | 'publishing'
  | 'publishFailed'
  | 'confirming'
  | 'discarding'
  | 'discardFailed'
  | 'findingVersions'
  | 'versions'
  | 'versionsFailed'
  | 'restoring'
  | 'restoreFailed';
export type EditingEvent =
  | 'keptRead'
  | 'placeChosen'
  | 'typed'
  | 'dropped'
  | 'saveAsked'
  | 'overwriteAsked'
  | 'saved'
  | 'saveFailed'
  | 'publishAsked'
  | 'hintsRead'
  | 'publishConfirmed'
  | 'published'
  | 'publishFailed'
  | 'discardAsked'
  | 'discardConfirmed'
  | 'discarded'
  | 'discardFailed'
  | 'versionsAsked'
  | 'versionsRead'
  | 'versionsFailed'
  | 'restoreAsked'
  | 'restored'
  | 'restoreFailed'
  | 'refreshed'
  | 'closed';
export type EditingGuard = 'somethingKept' | 'nothingToSay';

/** An editor at a page. It has no end: leaving is a way out of the page. */
export const editingFlow = {
  id: 'editing',
  initial: 'reading',
  endless: true,
  states: {
    reading: {
      kind: 'work',
      fails: 'never',
      on: { keptRead: [{ to: 'writing', when: 'somethingKept' }, { to: 'idle' }] },
    },
    idle: {
      kind: 'ask',
      on: {
        placeChosen: 'writing',
        publishAsked: 'checking',
        discardAsked: 'confirming',
        versionsAsked: 'findingVersions',
      },
    },
    // What was done is seen, and what may be published known, before anything else begins.
    refreshing: { kind: 'work', fails: 'never', on: { refreshed: 'idle' } },
    writing: { kind: 'ask', on: { typed: 'writing', saveAsked: 'saving', dropped: 'idle' } },
    saving: {
      kind: 'work',
      fails: ['saveFailed'],
      on: { saved: 'refreshing', saveFailed: 'saveFailed' },
    },
    saveFailed: {
      kind: 'error',
      on: { typed: 'saveFailed', saveAsked: 'saving', overwriteAsked: 'saving', dropped: 'idle' },
    },
    // Hints are hints: whatever becomes of them, publishing stays possible.
    checking: {
      kind: 'work',
      fails: 'never',
      on: { hintsRead: [{ to: 'publishing', when: 'nothingToSay' }, { to: 'hinted' }] },
    },
    hinted: {
      kind: 'ask',
      on: { publishConfirmed: 'publishing', publishAsked: 'checking', placeChosen: 'writing', closed: 'idle' },
    },
    publishing: {
      kind: 'work',
      fails: ['publishFailed'],
      on: { published: 'refreshing', publishFailed: 'publishFailed' },
    },
    publishFailed: { kind: 'error', on: { publishAsked: 'publishing', closed: 'idle' } },
    confirming: { kind: 'ask', on: { discardConfirmed: 'discarding', closed: 'idle' } },
    discarding: {
      kind: 'work',
      fails: ['discardFailed'],
      on: { discarded: 'refreshing', discardFailed: 'discardFailed' },
    },
    discardFailed: { kind: 'error', on: { discardConfirmed: 'discarding', closed: 'idle' } },
    findingVersions: {
      kind: 'work',
      fails: ['versionsFailed'],
      on: { versionsRead: 'versions', versionsFailed: 'versionsFailed', closed: 'idle' },
    },
    versionsFailed: { kind: 'error', on: { versionsAsked: 'findingVersions', closed: 'idle' } },
    versions: { kind: 'ask', on: { versionsAsked: 'findingVersions', restoreAsked: 'restoring', closed: 'idle' } },
    restoring: {
      kind: 'work',
      fails: ['restoreFailed'],
      on: { restored: 'refreshing', restoreFailed: 'restoreFailed' },
    },
    restoreFailed: { kind: 'error', on: { restoreAsked: 'restoring', closed: 'idle' } },
  },
} as const satisfies FlowSpec<EditingStep, EditingEvent, EditingGuard>;
