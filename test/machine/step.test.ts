import fc from 'fast-check';
import { holdsOnWalks } from '@test/kit/walks';
import { casesOf } from '@/machine/cases';
import { draw } from '@/machine/draw';
import type { FlowSpec } from '@/machine/flow.types';
import { isFlow } from '@/machine/isFlow';
import { replay, timeline } from '@/machine/replay';
import { advance, eventOf, initialFlowState, step } from '@/machine/step';

type State = 'waiting' | 'sending' | 'sendFailed' | 'thanked';
type Event = 'given' | 'sent' | 'sendFailed' | 'retried' | 'responded';
type Guard = 'known' | 'latest';

const contactFlow = {
  id: 'contact',
  initial: 'waiting',
  states: {
    waiting: { kind: 'ask', on: { given: [{ to: 'thanked', when: 'known' }, { to: 'sending' }] } },
    sending: {
      kind: 'work',
      fails: ['sendFailed'],
      on: { sent: 'thanked', sendFailed: 'sendFailed', responded: { to: 'thanked', when: 'latest' } },
    },
    sendFailed: { kind: 'error', on: { retried: 'sending' } },
    thanked: { kind: 'done' },
  },
} as const satisfies FlowSpec<State, Event, Guard>;
const none = { known: false, latest: false };

describe('step', () => {
  it.each<[State, Event, Partial<typeof none>, ReturnType<typeof step<State, Event, Guard>>]>([
    ['waiting', 'given', {}, { state: 'sending' }],
    ['waiting', 'given', { known: true }, { state: 'thanked' }],
    ['sending', 'sent', {}, { state: 'thanked' }],
    ['sending', 'responded', { latest: true }, { state: 'thanked' }],
    ['sending', 'responded', {}, { refused: 'guard' }],
    ['waiting', 'sent', {}, { refused: 'edge' }],
    ['thanked', 'given', { known: true }, { refused: 'edge' }],
  ])('M-01 %s + %s with %o', (state, event, guards, expected) => {
    expect(step(contactFlow, state, event, (guard) => ({ ...none, ...guards })[guard])).toEqual(expected);
  });

  it('M-01 changes nothing it is given', () => {
    const guards = Object.freeze({ ...none });
    expect(() => step(Object.freeze(contactFlow), 'waiting', 'given', (guard) => guards[guard])).not.toThrow();
  });
});

describe('advance', () => {
  it('M-01 changes the state and counts the transition', () => {
    const state = initialFlowState<State>(contactFlow);
    expect(advance(contactFlow, state, 'given', none)).toBe(true);
    expect(state).toEqual({ value: 'sending', entered: 1, refused: null });
  });

  it('M-01 notes an event without an edge and stays', () => {
    const state = initialFlowState<State>(contactFlow);
    expect(advance(contactFlow, state, 'sent', none)).toBe(false);
    expect(state).toEqual({ value: 'waiting', entered: 0, refused: { state: 'waiting', event: 'sent' } });
  });

  it('M-01 stays without a note where a guard held the event back', () => {
    const state = { ...initialFlowState<State>(contactFlow), value: 'sending' as const };
    expect(advance<State, Event, Guard>(contactFlow, state, 'responded', none)).toBe(false);
    expect(state.refused).toBeNull();
  });
});

describe('eventOf', () => {
  it.each([
    ['contact/given', 'given'],
    ['contact/responded', 'responded'],
    ['contact/', null],
    ['contact/unheard', null],
    ['other/given', null],
    ['given', null],
    ['contact/toString', null],
  ])('M-01 reads %s', (type, event) => {
    expect(eventOf<Event>(contactFlow, type)).toBe(event);
  });
});

describe('casesOf', () => {
  it('M-01 gives one case for every branch, each with its guard alone', () => {
    expect(casesOf<State, Event, Guard>(contactFlow).map(({ title, guards }) => [title, guards])).toEqual([
      ['waiting + given [known] -> thanked', { known: true, latest: false }],
      ['waiting + given -> sending', none],
      ['sending + sent -> thanked', none],
      ['sending + sendFailed -> sendFailed', none],
      ['sending + responded [latest] -> thanked', { known: false, latest: true }],
      ['sendFailed + retried -> sending', none],
    ]);
  });
});

describe('a random walk', () => {
  it('M-01 never leaves the table and never leaves done', () => {
    const seen = new Set<string>();
    holdsOnWalks<State, Event, Guard>(contactFlow, (state, path) => {
      seen.add(state);
      if (path.some((edge) => edge.startsWith('thanked'))) throw new Error('left done');
    });
    expect([...seen].sort()).toEqual(['sendFailed', 'sending', 'thanked']);
  });
});

describe('draw', () => {
  it('M-01 draws every branch, the start, the end and each kind', () => {
    const lines = draw(contactFlow)
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'stateDiagram-v2',
        '[*] --> waiting',
        'waiting --> thanked: given [known]',
        'waiting --> sending: given',
        'thanked --> [*]',
        'class sending work',
        'class sendFailed error',
        'class thanked done',
        'class waiting ask',
      ]),
    );
    expect(lines.filter((line) => line.includes('-->'))).toHaveLength(8);
  });
});

describe('replay', () => {
  const count = (state: number, action: number) => state + action;

  it('M-02 folds actions over a reducer', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (base, payloads) => {
        expect(replay(count, base, payloads)).toBe(timeline(count, base, payloads).at(-1));
      }),
    );
  });

  it('M-02 gives every state on the way', () => {
    expect(timeline(count, 1, [2, 3])).toEqual([1, 3, 6]);
    expect(timeline(count, 1, [])).toEqual([1]);
  });
});

describe('isFlow', () => {
  it.each([
    [contactFlow, true],
    [null, false],
    ['contact', false],
    [{ id: 'x' }, false],
    [{ id: 'x', initial: 'y', states: {} }, true],
    [() => contactFlow, false],
  ])('M-01 distinguishes a table from other exports', (value, expected) => {
    expect(isFlow(value)).toBe(expected);
  });
});
