import type { FlowSpec } from '@/machine/flow.types';

/** The page of a booking's link: view, move, cancel. The booking changes only when the server has confirmed it. */
export const bookingLinkFlow = {
  id: 'bookingLink',
  initial: 'loading',
  endless: true,
  states: {
    loading: {
      kind: 'work',
      fails: ['loadFailed'],
      on: { bookingLoaded: 'viewing', loadFailed: 'loadFailed' },
    },
    loadFailed: { kind: 'error', on: { retried: 'loading' } },
    viewing: {
      kind: 'ask',
      on: {
        timesRequested: { to: 'loadingTimes', when: 'isChangeable' },
        cancelRequested: { to: 'confirmingCancel', when: 'isChangeable' },
      },
    },
    loadingTimes: {
      kind: 'work',
      fails: ['timesFailed'],
      on: { timesLoaded: 'choosingTime', timesFailed: 'timesFailed', changeAbandoned: 'viewing' },
    },
    timesFailed: { kind: 'error', on: { retried: 'loadingTimes', changeAbandoned: 'viewing' } },
    choosingTime: {
      kind: 'ask',
      on: {
        dayChosen: 'choosingTime',
        timeChosen: 'choosingTime',
        timesRequested: 'loadingTimes',
        moveConfirmed: { to: 'moving', when: 'hasNewTime' },
        changeAbandoned: 'viewing',
      },
    },
    /** When the time is taken, the times that are free now are loaded at once. */
    moving: {
      kind: 'work',
      fails: ['moveFailed'],
      on: { bookingMoved: 'viewing', moveFailed: [{ to: 'loadingTimes', when: 'slotTaken' }, { to: 'moveFailed' }] },
    },
    moveFailed: { kind: 'error', on: { retried: 'moving', changeAbandoned: 'loading' } },
    confirmingCancel: { kind: 'ask', on: { cancelConfirmed: 'cancelling', changeAbandoned: 'viewing' } },
    cancelling: {
      kind: 'work',
      fails: ['cancelFailed'],
      on: { bookingCancelled: 'viewing', cancelFailed: 'cancelFailed' },
    },
    cancelFailed: { kind: 'error', on: { retried: 'cancelling', changeAbandoned: 'loading' } },
  },
} as const satisfies FlowSpec;
