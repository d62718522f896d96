import type { FlowSpec } from '@/machine/flow.types';

/** Signing in by a mailed link, and out. Whoever leaves gets a new document: nothing of the inbox stays in this one. */
export const inboxSessionFlow = {
  id: 'inboxSession',
  initial: 'checking',
  endless: true,
  states: {
    checking: {
      kind: 'work',
      fails: ['checkFailed'],
      on: { memberFound: 'signedIn', noSessionFound: 'signedOut', linkFound: 'confirming', checkFailed: 'checkFailed' },
    },
    checkFailed: { kind: 'error', on: { retried: 'checking' } },
    signedOut: { kind: 'ask', on: { linkRequested: 'requesting' } },
    requesting: {
      kind: 'work',
      fails: ['requestFailed'],
      on: { linkMailed: 'linkMailed', requestFailed: 'requestFailed' },
    },
    requestFailed: { kind: 'error', on: { linkRequested: 'requesting' } },
    linkMailed: { kind: 'ask', on: { anotherWanted: 'signedOut' } },
    /** A program that opens links of mail presses no button. */
    confirming: { kind: 'ask', on: { signInConfirmed: 'signingIn' } },
    signingIn: { kind: 'work', fails: ['signInFailed'], on: { memberFound: 'signedIn', signInFailed: 'signInFailed' } },
    signInFailed: { kind: 'error', on: { retried: 'signingIn', anotherWanted: 'signedOut' } },
    signedIn: { kind: 'ask', on: { signOutRequested: 'signingOut', expired: 'leaving' } },
    signingOut: {
      kind: 'work',
      fails: ['signOutFailed'],
      on: { signOutDone: 'leaving', signOutFailed: 'signOutFailed', expired: 'leaving' },
    },
    signOutFailed: { kind: 'error', on: { retried: 'signingOut', expired: 'leaving' } },
    leaving: { kind: 'work', fails: 'never', on: { left: 'signedOut', expired: 'leaving' } },
  },
} as const satisfies FlowSpec;
