import type { FlowSpec } from '@/machine/flow.types';

export type BookingStep =
  | 'unread'
  | 'identifying'
  | 'lookingUp'
  | 'lookupFailed'
  | 'loadingServices'
  | 'servicesFailed'
  | 'choosingServices'
  | 'loadingAddons'
  | 'choosingAddons'
  | 'choosingTime'
  | 'holding'
  | 'slotLost'
  | 'contact'
  | 'booking'
  | 'bookingFailed'
  | 'confirmed';

export type BookingFlowEvent =
  | 'restored'
  | 'identified'
  | 'carFound'
  | 'lookupFailed'
  | 'servicesArrived'
  | 'servicesFailed'
  | 'serviceToggled'
  | 'servicesChosen'
  | 'addonsArrived'
  | 'addonsFailed'
  | 'addonToggled'
  | 'addonsChosen'
  | 'addonsSkipped'
  | 'slotChosen'
  | 'slotKept'
  | 'slotCleared'
  | 'held'
  | 'slotLost'
  | 'contactGiven'
  | 'booked'
  | 'bookingFailed'
  | 'retried'
  | 'stepReopened'
  | 'restarted';

export type BookingGuard =
  | 'wasLookingUp'
  | 'wasAtServices'
  | 'wasAtAddons'
  | 'wasAtTime'
  | 'wasHolding'
  | 'wasAtContact'
  | 'wasBooking'
  | 'wasConfirmed'
  | 'opensPlace'
  | 'opensServices'
  | 'opensUnloadedServices'
  | 'opensAddons'
  | 'opensUnloadedAddons'
  | 'opensTime'
  | 'opensContact'
  | 'resumesServices'
  | 'resumesUnloadedServices'
  | 'resumesAddons'
  | 'resumesUnloadedAddons'
  | 'resumesTime'
  | 'resumesContact'
  | 'servicesComplete'
  | 'addonsComplete'
  | 'noAddonChosen'
  | 'noAddons'
  | 'hasSlot';

/** Steps that were reached open again with their values, back and forward alike. */
const reopened = [
  { to: 'identifying', when: 'opensPlace' },
  { to: 'choosingServices', when: 'opensServices' },
  { to: 'loadingServices', when: 'opensUnloadedServices' },
  { to: 'choosingAddons', when: 'opensAddons' },
  { to: 'loadingAddons', when: 'opensUnloadedAddons' },
  { to: 'choosingTime', when: 'opensTime' },
  { to: 'contact', when: 'opensContact' },
] as const;

/** The same car at the same place goes on where it was; any other is looked up. */
const identified = [
  { to: 'contact', when: 'resumesContact' },
  { to: 'choosingTime', when: 'resumesTime' },
  { to: 'choosingAddons', when: 'resumesAddons' },
  { to: 'loadingAddons', when: 'resumesUnloadedAddons' },
  { to: 'choosingServices', when: 'resumesServices' },
  { to: 'loadingServices', when: 'resumesUnloadedServices' },
  { to: 'lookingUp' },
] as const;

/** A visit to a workshop, from the car to the confirmation (specification 3 sections 2 and 4). */
export const bookingFlow = {
  id: 'booking',
  initial: 'unread',
  states: {
    /** What the session kept of an earlier page. */
    unread: {
      kind: 'work',
      fails: 'never',
      on: {
        restored: [
          { to: 'lookingUp', when: 'wasLookingUp' },
          { to: 'loadingServices', when: 'wasAtServices' },
          { to: 'loadingAddons', when: 'wasAtAddons' },
          { to: 'choosingTime', when: 'wasAtTime' },
          { to: 'holding', when: 'wasHolding' },
          { to: 'contact', when: 'wasAtContact' },
          { to: 'booking', when: 'wasBooking' },
          { to: 'confirmed', when: 'wasConfirmed' },
          { to: 'identifying' },
        ],
      },
    },
    identifying: { kind: 'ask', on: { identified, stepReopened: reopened } },
    lookingUp: {
      kind: 'work',
      fails: ['lookupFailed'],
      on: {
        carFound: 'loadingServices',
        lookupFailed: 'lookupFailed',
        stepReopened: { to: 'identifying', when: 'opensPlace' },
      },
    },
    lookupFailed: { kind: 'error', on: { identified, retried: 'lookingUp' } },
    loadingServices: {
      kind: 'work',
      fails: ['servicesFailed'],
      on: {
        servicesArrived: 'choosingServices',
        servicesFailed: 'servicesFailed',
        stepReopened: { to: 'identifying', when: 'opensPlace' },
      },
    },
    servicesFailed: {
      kind: 'error',
      on: { retried: 'loadingServices', stepReopened: { to: 'identifying', when: 'opensPlace' } },
    },
    choosingServices: {
      kind: 'ask',
      on: {
        serviceToggled: 'choosingServices',
        servicesChosen: { to: 'loadingAddons', when: 'servicesComplete' },
        stepReopened: reopened,
      },
    },
    /** Nobody is stopped by add-ons that do not come. */
    loadingAddons: {
      kind: 'work',
      fails: ['addonsFailed'],
      on: {
        addonsArrived: [{ to: 'choosingTime', when: 'noAddons' }, { to: 'choosingAddons' }],
        addonsFailed: 'choosingTime',
        stepReopened: reopened,
      },
    },
    choosingAddons: {
      kind: 'ask',
      on: {
        addonToggled: 'choosingAddons',
        addonsChosen: { to: 'choosingTime', when: 'addonsComplete' },
        addonsSkipped: { to: 'choosingTime', when: 'noAddonChosen' },
        stepReopened: reopened,
      },
    },
    choosingTime: {
      kind: 'ask',
      on: {
        slotChosen: 'holding',
        slotKept: { to: 'contact', when: 'hasSlot' },
        slotCleared: 'choosingTime',
        stepReopened: reopened,
      },
    },
    /** Kept for the visitor while they type. A service without holds lets the booking alone decide. */
    holding: {
      kind: 'work',
      fails: ['slotLost'],
      on: { held: 'contact', slotLost: 'slotLost', slotCleared: 'choosingTime' },
    },
    slotLost: { kind: 'error', on: { slotChosen: 'holding', slotCleared: 'choosingTime', stepReopened: reopened } },
    contact: {
      kind: 'ask',
      on: {
        contactGiven: { to: 'booking', when: 'hasSlot' },
        held: 'contact',
        slotLost: 'slotLost',
        slotCleared: 'choosingTime',
        stepReopened: reopened,
      },
    },
    /** The same key again after a reload: nobody is booked twice. */
    booking: {
      kind: 'work',
      fails: ['bookingFailed', 'slotLost'],
      on: { booked: 'confirmed', bookingFailed: 'bookingFailed', slotLost: 'slotLost' },
    },
    bookingFailed: {
      kind: 'error',
      on: {
        retried: 'booking',
        contactGiven: 'booking',
        slotLost: 'slotLost',
        slotCleared: 'choosingTime',
        stepReopened: reopened,
      },
    },
    confirmed: { kind: 'done', on: { restarted: 'identifying' } },
  },
} as const satisfies FlowSpec<BookingStep, BookingFlowEvent, BookingGuard>;
