import type { FlowSpec, StateOf } from '@/machine/flow.types';

/** Editing of a page. It has no final state: the editor leaves the page. */
export const editingFlow = {
  id: 'editing',
  initial: 'reading',
  endless: true,
  states: {
    reading: {
      kind: 'work',
      fails: 'never',
      on: { draftRead: [{ to: 'writing', when: 'hasDraft' }, { to: 'idle' }] },
    },
    idle: {
      kind: 'ask',
      on: {
        fieldChosen: 'writing',
        publishRequested: 'checking',
        discardRequested: 'checking',
        versionsRequested: 'loadingVersions',
      },
    },
    // The page and its unpublished changes are loaded again before anything else begins.
    refreshing: { kind: 'work', fails: 'never', on: { refreshed: 'idle' } },
    writing: { kind: 'ask', on: { draftSaved: 'writing', saveRequested: 'saving', editCancelled: 'idle' } },
    saving: {
      kind: 'work',
      fails: ['saveFailed'],
      on: { saved: 'refreshing', saveFailed: 'saveFailed' },
    },
    saveFailed: {
      kind: 'error',
      on: { draftSaved: 'saveFailed', saveRequested: 'saving', overwriteRequested: 'saving', editCancelled: 'idle' },
    },
    // The changes of all pages are loaded, and before publishing the warnings of this one.
    checking: {
      kind: 'work',
      fails: ['changesFailed'],
      on: {
        changesLoaded: [{ to: 'confirming', when: 'isDiscarding' }, { to: 'choosing' }],
        changesFailed: 'changesFailed',
      },
    },
    changesFailed: {
      kind: 'error',
      on: { publishRequested: 'checking', discardRequested: 'checking', dialogClosed: 'idle' },
    },
    choosing: {
      kind: 'ask',
      on: {
        publishConfirmed: 'publishing',
        publishRequested: 'checking',
        fieldChosen: 'writing',
        dialogClosed: 'idle',
      },
    },
    publishing: {
      kind: 'work',
      fails: ['publishFailed'],
      on: { published: 'refreshing', publishFailed: 'publishFailed' },
    },
    publishFailed: {
      kind: 'error',
      on: { publishConfirmed: 'publishing', publishRequested: 'checking', dialogClosed: 'idle' },
    },
    confirming: { kind: 'ask', on: { discardConfirmed: 'discarding', dialogClosed: 'idle' } },
    discarding: {
      kind: 'work',
      fails: ['discardFailed'],
      on: { discarded: 'refreshing', discardFailed: 'discardFailed' },
    },
    discardFailed: {
      kind: 'error',
      on: { discardConfirmed: 'discarding', discardRequested: 'checking', dialogClosed: 'idle' },
    },
    loadingVersions: {
      kind: 'work',
      fails: ['versionsFailed'],
      on: { versionsLoaded: 'versions', versionsFailed: 'versionsFailed', dialogClosed: 'idle' },
    },
    versionsFailed: { kind: 'error', on: { versionsRequested: 'loadingVersions', dialogClosed: 'idle' } },
    versions: {
      kind: 'ask',
      on: { versionsRequested: 'loadingVersions', restoreRequested: 'restoring', dialogClosed: 'idle' },
    },
    restoring: {
      kind: 'work',
      fails: ['restoreFailed'],
      on: { restored: 'refreshing', restoreFailed: 'restoreFailed' },
    },
    restoreFailed: { kind: 'error', on: { restoreRequested: 'restoring', dialogClosed: 'idle' } },
  },
} as const satisfies FlowSpec;

export type EditingStep = StateOf<typeof editingFlow>;
