import type { FlowSpec, StateOf } from '@/machine/flow.types';

/**
 * The menu: `open` is the sheet of narrow screens. `leaving` delays closing, so that the pointer may cross a corner.
 */
export const navigationFlow = {
  id: 'navigation',
  initial: 'closed',
  endless: true,
  states: {
    closed: {
      kind: 'ask',
      on: { menuOpened: 'open', childrenShown: 'children', overflowShown: 'overflow', languagesShown: 'languages' },
    },
    open: {
      kind: 'ask',
      on: {
        childrenShown: 'children',
        wentBack: 'closed',
        dismissed: 'closed',
        linkFollowed: 'closed',
        routeChanged: 'closed',
      },
    },
    children: {
      kind: 'ask',
      on: {
        menuOpened: 'open',
        childrenShown: 'children',
        overflowShown: 'overflow',
        languagesShown: 'languages',
        pointerLeft: { to: 'leaving', when: 'hovered' },
        wentBack: [{ to: 'children', when: 'nested' }, { to: 'open', when: 'narrow' }, { to: 'closed' }],
        dismissed: 'closed',
        linkFollowed: 'closed',
        routeChanged: 'closed',
      },
    },
    overflow: {
      kind: 'ask',
      on: {
        menuOpened: 'open',
        childrenShown: 'children',
        overflowShown: 'overflow',
        languagesShown: 'languages',
        pointerLeft: { to: 'leaving', when: 'hovered' },
        wentBack: 'closed',
        dismissed: 'closed',
        linkFollowed: 'closed',
        routeChanged: 'closed',
      },
    },
    languages: {
      kind: 'ask',
      on: {
        menuOpened: 'open',
        childrenShown: 'children',
        overflowShown: 'overflow',
        languagesShown: 'languages',
        pointerLeft: { to: 'leaving', when: 'hovered' },
        wentBack: 'closed',
        dismissed: 'closed',
        linkFollowed: 'closed',
        routeChanged: 'closed',
      },
    },
    leaving: {
      kind: 'work',
      fails: 'never',
      on: {
        closeDelayPassed: 'closed',
        menuOpened: 'open',
        childrenShown: 'children',
        overflowShown: 'overflow',
        languagesShown: 'languages',
        pointerLeft: 'leaving',
        wentBack: 'closed',
        dismissed: 'closed',
        linkFollowed: 'closed',
        routeChanged: 'closed',
      },
    },
  },
} as const satisfies FlowSpec;

export type MenuStep = StateOf<typeof navigationFlow>;
