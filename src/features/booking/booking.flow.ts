import type { FlowSpec } from '@/machine/flow.types';

/** Where a step opens again. Services and add-ons that are not in the state are loaded first. */
const openedSteps = [
  { to: 'contact', when: 'toContact' },
  { to: 'choosingTime', when: 'toTime' },
  { to: 'choosingAddons', when: 'toAddons' },
  { to: 'loadingAddons', when: 'toAddonsReload' },
  { to: 'choosingServices', when: 'toServices' },
  { to: 'loadingServices', when: 'toServicesReload' },
] as const;
/** Every step that was reached opens again with its values, back and forward alike. */
const stepReopened = [{ to: 'identifying', when: 'toIdentifying' }, ...openedSteps] as const;
/** The same car at the same location resumes; any other is looked up. */
const identified = [...openedSteps, { to: 'lookingUp' }] as const;
/** While data of the first step is loaded, only that step can be opened. */
const firstStepReopened = { to: 'identifying', when: 'toIdentifying' } as const;

/** A visit to a workshop, from the car to the confirmation (specification 3 sections 2 and 4). */
export const bookingFlow = {
  id: 'booking',
  initial: 'unread',
  states: {
    /** Reads what an earlier page of the session saved. */
    unread: {
      kind: 'work',
      fails: 'never',
      on: {
        restored: [
          { to: 'lookingUp', when: 'toLookup' },
          { to: 'loadingServices', when: 'toServicesReload' },
          { to: 'loadingAddons', when: 'toAddonsReload' },
          { to: 'choosingTime', when: 'toTime' },
          { to: 'holding', when: 'toHolding' },
          { to: 'contact', when: 'toContact' },
          { to: 'booking', when: 'toBooking' },
          { to: 'confirmed', when: 'toConfirmed' },
          { to: 'identifying' },
        ],
      },
    },
    identifying: { kind: 'ask', on: { identified, stepReopened } },
    lookingUp: {
      kind: 'work',
      fails: ['lookupFailed'],
      on: { carFound: 'loadingServices', lookupFailed: 'lookupFailed', stepReopened: firstStepReopened },
    },
    lookupFailed: { kind: 'error', on: { identified, retried: 'lookingUp' } },
    loadingServices: {
      kind: 'work',
      fails: ['servicesFailed'],
      on: { servicesLoaded: 'choosingServices', servicesFailed: 'servicesFailed', stepReopened: firstStepReopened },
    },
    servicesFailed: { kind: 'error', on: { retried: 'loadingServices', stepReopened: firstStepReopened } },
    choosingServices: {
      kind: 'ask',
      on: {
        serviceToggled: 'choosingServices',
        servicesChosen: { to: 'loadingAddons', when: 'servicesComplete' },
        stepReopened,
      },
    },
    /** Add-ons are optional: the booking continues without them when they fail to load. */
    loadingAddons: {
      kind: 'work',
      fails: ['addonsFailed'],
      on: {
        addonsLoaded: [{ to: 'choosingTime', when: 'noAddons' }, { to: 'choosingAddons' }],
        addonsFailed: 'choosingTime',
        // Requested again from the next step, whose times are still there.
        slotChosen: 'holding',
        stepReopened,
      },
    },
    choosingAddons: {
      kind: 'ask',
      on: {
        addonToggled: 'choosingAddons',
        addonsChosen: { to: 'choosingTime', when: 'addonsComplete' },
        addonsSkipped: { to: 'choosingTime', when: 'noAddonChosen' },
        stepReopened,
      },
    },
    choosingTime: {
      kind: 'ask',
      on: {
        addonsRetried: { to: 'loadingAddons', when: 'addonsMissing' },
        slotChosen: 'holding',
        slotConfirmed: { to: 'contact', when: 'hasSlot' },
        slotCleared: 'choosingTime',
        servicesRemoved: { to: 'choosingTime', when: 'leavesService' },
        stepReopened,
      },
    },
    /** Reserves the slot while the visitor types. Where the service has no holds, the booking request decides alone. */
    holding: {
      kind: 'work',
      fails: ['slotLost'],
      on: { slotHeld: 'contact', slotLost: 'slotLost', slotCleared: 'choosingTime' },
    },
    slotLost: { kind: 'error', on: { slotChosen: 'holding', slotCleared: 'choosingTime', stepReopened } },
    contact: {
      kind: 'ask',
      on: {
        contactSubmitted: { to: 'booking', when: 'hasSlot' },
        slotHeld: 'contact',
        slotLost: 'slotLost',
        slotCleared: 'choosingTime',
        stepReopened,
      },
    },
    /** Repeated after a reload with the same idempotency key, so that there is never a second booking. */
    booking: {
      kind: 'work',
      fails: ['bookingFailed', 'slotLost'],
      on: { booked: 'confirmed', bookingFailed: 'bookingFailed', slotLost: 'slotLost' },
    },
    bookingFailed: {
      kind: 'error',
      on: {
        retried: 'booking',
        contactSubmitted: 'booking',
        slotHeld: 'bookingFailed',
        slotLost: 'slotLost',
        slotCleared: 'choosingTime',
        stepReopened,
      },
    },
    confirmed: { kind: 'done', on: { restarted: 'identifying' } },
  },
} as const satisfies FlowSpec;
