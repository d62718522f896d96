import { check } from '@/machine/check';
import type { FlowSpec, StateSpec } from '@/machine/flow.types';

type States = Record<string, StateSpec<string, string, string>>;

const sound: States = {
  waiting: { kind: 'ask', on: { given: 'sending' } },
  sending: {
    kind: 'work',
    fails: ['sendFailed'],
    on: { sent: 'thanked', sendFailed: 'sendFailed' },
  },
  sendFailed: { kind: 'error', on: { retried: 'sending' } },
  thanked: { kind: 'done' },
};
const flow = (changes: States = {}, rest: Partial<FlowSpec> = {}): FlowSpec => ({
  id: 'contact',
  initial: 'waiting',
  states: { ...sound, ...changes },
  ...rest,
});

describe('check', () => {
  it('M-01 finds nothing wrong with a sound flow', () => {
    expect(check(flow())).toEqual([]);
  });

  it('M-01 accepts an error state that leads back through an ask state', () => {
    expect(check(flow({ sendFailed: { kind: 'error', on: { corrected: 'waiting' } } }))).toEqual([]);
  });

  it('M-01 accepts one guarded failure: the guard excludes outdated responses', () => {
    expect(
      check(
        flow({
          sending: {
            kind: 'work',
            fails: ['sendFailed'],
            on: { sent: 'thanked', sendFailed: { to: 'sendFailed', when: 'latest' } },
          },
        }),
      ),
    ).toEqual([]);
  });

  it.each<[string, States, Partial<FlowSpec>, string]>([
    ['an unreachable state', { lost: { kind: 'ask', on: { found: 'waiting' } } }, {}, 'lost is never reached'],
    [
      'an edge to nowhere',
      { waiting: { kind: 'ask', on: { given: 'sendign' } } },
      {},
      'waiting + given -> sendign leads to no state',
    ],
    ['an unknown initial state', {}, { initial: 'start' }, 'the initial state start is no state'],
    [
      'no done',
      { thanked: { kind: 'ask', on: { again: 'waiting' } } },
      {},
      'no state is done, and the flow is not endless',
    ],
    [
      'a trap',
      {
        sendFailed: { kind: 'error', on: { retried: 'sending', gaveUp: 'sulking' } },
        sulking: { kind: 'ask', on: { sulked: 'sulking' } },
      },
      {},
      'done is not reached from sulking',
    ],
    [
      'a dead end',
      {
        sendFailed: { kind: 'error', on: { retried: 'sending', gaveUp: 'sulking' } },
        sulking: { kind: 'ask', on: {} },
      },
      { endless: true },
      'sulking offers no way on',
    ],
    [
      'work without success',
      {
        sending: {
          kind: 'work',
          fails: ['sendFailed'],
          on: { sendFailed: 'sendFailed' },
        },
      },
      { endless: true },
      'sending has no success',
    ],
    [
      'work whose failure has no edge',
      {
        sending: {
          kind: 'work',
          fails: ['sendFailed', 'sendRefused'],
          on: { sent: 'thanked', sendFailed: 'sendFailed' },
        },
      },
      {},
      'sending does not answer its failure sendRefused',
    ],
    [
      'work that names no failure',
      { sending: { kind: 'work', fails: [], on: { sent: 'thanked' } } },
      {},
      "sending names no failure (say 'never' if its port has none)",
    ],
    [
      'an error state by an event that is no failure',
      {
        sending: {
          kind: 'work',
          fails: ['sendFailed'],
          on: { sent: 'thanked', left: 'sendFailed', sendFailed: 'sendFailed' },
        },
      },
      {},
      'sending + left leads to an error state, but is not in its fails',
    ],
    [
      'a failure into itself',
      {
        sending: {
          kind: 'work',
          fails: ['sendFailed'],
          on: { sent: 'thanked', sendFailed: 'sending' },
        },
      },
      {},
      'sending + sendFailed fails into itself',
    ],
    [
      'an error state that leads elsewhere',
      { sendFailed: { kind: 'error', on: { gaveUp: 'thanked' } } },
      {},
      'sendFailed does not lead back to sending',
    ],
    [
      'a shadowed branch',
      { waiting: { kind: 'ask', on: { given: [{ to: 'sending' }, { to: 'thanked', when: 'known' }] } } },
      {},
      'waiting + given -> thanked is shadowed by an earlier branch',
    ],
    [
      'a guard named twice',
      {
        waiting: {
          kind: 'ask',
          on: { given: [{ to: 'sending', when: 'known' }, { to: 'thanked', when: 'known' }, { to: 'sending' }] },
        },
      },
      {},
      'waiting + given -> thanked is shadowed by an earlier branch',
    ],
    [
      'an edge without a branch',
      { waiting: { kind: 'ask', on: { given: 'sending', left: [] } } },
      {},
      'waiting + left has no branch',
    ],
    [
      'failures that no guard names',
      {
        sending: {
          kind: 'work',
          fails: ['sendFailed'],
          on: {
            sent: 'thanked',
            sendFailed: [
              { to: 'waiting', when: 'refused' },
              { to: 'sendFailed', when: 'broken' },
            ],
          },
        },
      },
      {},
      'sending + sendFailed has no branch for the failures that no guard names',
    ],
  ])('M-01 names %s', (_what, changes, rest, problem) => {
    expect(check(flow(changes, rest))).toContain(problem);
  });
});
