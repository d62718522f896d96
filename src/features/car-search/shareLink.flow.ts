import type { FlowSpec } from '@/machine/flow.types';

/** A link to the list: shared by the device, copied, or shown to be copied manually. */
export const shareLinkFlow = {
  id: 'shareLink',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { linkRequested: 'sharing' } },
    // Without a time limit: the device's dialog is open as long as the visitor wants.
    sharing: {
      kind: 'work',
      fails: 'never',
      on: { linkShared: 'idle', linkCopied: 'copied', sharingFailed: 'manualCopy' },
    },
    copied: { kind: 'ask', on: { linkRequested: 'sharing', noticeClosed: 'idle' } },
    manualCopy: { kind: 'ask', on: { linkRequested: 'sharing', noticeClosed: 'idle' } },
  },
} as const satisfies FlowSpec;
