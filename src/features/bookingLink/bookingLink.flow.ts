import type { FlowSpec } from '@/machine/flow.types';

export type BookingLinkStep =
  | 'opening'
  | 'missing'
  | 'shown'
  | 'loadingTimes'
  | 'timesFailed'
  | 'choosing'
  | 'moving'
  | 'moveFailed'
  | 'asking'
  | 'cancelling'
  | 'cancelFailed';
export type BookingLinkEvent =
  | 'bookingCame'
  | 'bookingMissed'
  | 'timesAsked'
  | 'timesCame'
  | 'timesMissed'
  | 'dayChosen'
  | 'timeChosen'
  | 'moveConfirmed'
  | 'bookingMoved'
  | 'moveFailed'
  | 'cancelWanted'
  | 'cancelConfirmed'
  | 'bookingCancelled'
  | 'cancelFailed'
  | 'kept'
  | 'retried';
export type BookingLinkGuard = 'changeable' | 'chosen' | 'lost';

/** What a booking's link opens: see, move, cancel. Until the server has said otherwise the booking stands as it stood. */
export const bookingLinkFlow = {
  id: 'bookingLink',
  initial: 'opening',
  endless: true,
  states: {
    opening: {
      kind: 'work',
      fails: ['bookingMissed'],
      on: { bookingCame: 'shown', bookingMissed: 'missing' },
    },
    missing: { kind: 'error', on: { retried: 'opening' } },
    shown: {
      kind: 'ask',
      on: {
        timesAsked: { to: 'loadingTimes', when: 'changeable' },
        cancelWanted: { to: 'asking', when: 'changeable' },
      },
    },
    loadingTimes: {
      kind: 'work',
      fails: ['timesMissed'],
      on: { timesCame: 'choosing', timesMissed: 'timesFailed', kept: 'shown' },
    },
    timesFailed: { kind: 'error', on: { retried: 'loadingTimes', kept: 'shown' } },
    choosing: {
      kind: 'ask',
      on: {
        dayChosen: 'choosing',
        timeChosen: 'choosing',
        timesAsked: 'loadingTimes',
        moveConfirmed: { to: 'moving', when: 'chosen' },
        kept: 'shown',
      },
    },
    /** A time that is gone: what is free now is shown at once. */
    moving: {
      kind: 'work',
      fails: ['moveFailed'],
      on: { bookingMoved: 'shown', moveFailed: [{ to: 'loadingTimes', when: 'lost' }, { to: 'moveFailed' }] },
    },
    moveFailed: { kind: 'error', on: { retried: 'moving', kept: 'opening' } },
    asking: { kind: 'ask', on: { cancelConfirmed: 'cancelling', kept: 'shown' } },
    cancelling: {
      kind: 'work',
      fails: ['cancelFailed'],
      on: { bookingCancelled: 'shown', cancelFailed: 'cancelFailed' },
    },
    cancelFailed: { kind: 'error', on: { retried: 'cancelling', kept: 'opening' } },
  },
} as const satisfies FlowSpec<BookingLinkStep, BookingLinkEvent, BookingLinkGuard>;
