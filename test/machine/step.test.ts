import fc from 'fast-check';
import { holdsOnWalks } from '@test/kit/walks';
import { casesOf } from '@/machine/cases';
import { draw } from '@/machine/draw';
import type { FlowSpec } from '@/machine/flow.types';
import { isFlow } from '@/machine/isFlow';
import { replay, timeline } from '@/machine/replay';
import { advance, eventOf, initialFlowState, step } from '@/machine/step';

type State = 'asking' | 'sending' | 'sendFailed' | 'thanked';
type Event = 'given' | 'sent' | 'sendFailed' | 'retried' | 'answered';
type Guard = 'known' | 'latest';

const letter = {
  id: 'letter',
  initial: 'asking',
  states: {
    asking: { kind: 'ask', on: { given: [{ to: 'thanked', when: 'known' }, { to: 'sending' }] } },
    sending: {
      kind: 'work',
      fails: ['sendFailed'],
      on: { sent: 'thanked', sendFailed: 'sendFailed', answered: { to: 'thanked', when: 'latest' } },
    },
    sendFailed: { kind: 'error', on: { retried: 'sending' } },
    thanked: { kind: 'done' },
  },
} as const satisfies FlowSpec<State, Event, Guard>;
const none = { known: false, latest: false };

describe('step', () => {
  it.each<[State, Event, Partial<typeof none>, ReturnType<typeof step<State, Event, Guard>>]>([
    ['asking', 'given', {}, { state: 'sending' }],
    ['asking', 'given', { known: true }, { state: 'thanked' }],
    ['sending', 'sent', {}, { state: 'thanked' }],
    ['sending', 'answered', { latest: true }, { state: 'thanked' }],
    ['sending', 'answered', {}, { refused: 'guard' }],
    ['asking', 'sent', {}, { refused: 'edge' }],
    ['thanked', 'given', { known: true }, { refused: 'edge' }],
  ])('M-01 %s + %s with %o', (state, event, guards, expected) => {
    expect(step(letter, state, event, (guard) => ({ ...none, ...guards })[guard])).toEqual(expected);
  });

  it('M-01 changes nothing it is given', () => {
    const guards = Object.freeze({ ...none });
    expect(() => step(Object.freeze(letter), 'asking', 'given', (guard) => guards[guard])).not.toThrow();
  });
});

describe('advance', () => {
  it('M-01 moves the place and counts the edge', () => {
    const place = initialFlowState<State>(letter);
    expect(advance(letter, place, 'given', none)).toBe(true);
    expect(place).toEqual({ value: 'sending', entered: 1, refused: null });
  });

  it('M-01 notes an event without an edge and stays', () => {
    const place = initialFlowState<State>(letter);
    expect(advance(letter, place, 'sent', none)).toBe(false);
    expect(place).toEqual({ value: 'asking', entered: 0, refused: { state: 'asking', event: 'sent' } });
  });

  it('M-01 stays without a note where a guard held the event back', () => {
    const place = { ...initialFlowState<State>(letter), value: 'sending' as const };
    expect(advance<State, Event, Guard>(letter, place, 'answered', none)).toBe(false);
    expect(place.refused).toBeNull();
  });
});

describe('eventOf', () => {
  it.each([
    ['letter/given', 'given'],
    ['letter/answered', 'answered'],
    ['letter/', null],
    ['letter/unheard', null],
    ['other/given', null],
    ['given', null],
    ['letter/toString', null],
  ])('M-01 reads %s', (type, event) => {
    expect(eventOf<Event>(letter, type)).toBe(event);
  });
});

describe('casesOf', () => {
  it('M-01 gives one case for every branch, each with its guard alone', () => {
    expect(casesOf<State, Event, Guard>(letter).map(({ title, guards }) => [title, guards])).toEqual([
      ['asking + given [known] -> thanked', { known: true, latest: false }],
      ['asking + given -> sending', none],
      ['sending + sent -> thanked', none],
      ['sending + sendFailed -> sendFailed', none],
      ['sending + answered [latest] -> thanked', { known: false, latest: true }],
      ['sendFailed + retried -> sending', none],
    ]);
  });
});

describe('a random walk', () => {
  it('M-01 never leaves the table and never leaves done', () => {
    const seen = new Set<string>();
    holdsOnWalks<State, Event, Guard>(letter, (state, path) => {
      seen.add(state);
      if (path.some((edge) => edge.startsWith('thanked'))) throw new Error('left done');
    });
    expect([...seen].sort()).toEqual(['sendFailed', 'sending', 'thanked']);
  });
});

describe('draw', () => {
  it('M-01 draws every branch, the start, the end and each kind', () => {
    const lines = draw(letter)
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'stateDiagram-v2',
        '[*] --> asking',
        'asking --> thanked: given [known]',
        'asking --> sending: given',
        'thanked --> [*]',
        'class sending work',
        'class sendFailed error',
        'class thanked done',
        'class asking ask',
      ]),
    );
    expect(lines.filter((line) => line.includes('-->'))).toHaveLength(8);
  });
});

describe('replay', () => {
  const count = (state: number, action: number) => state + action;

  it('M-02 folds facts over a reducer', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (base, facts) => {
        expect(replay(count, base, facts)).toBe(timeline(count, base, facts).at(-1));
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
    [letter, true],
    [null, false],
    ['letter', false],
    [{ id: 'x' }, false],
    [{ id: 'x', initial: 'y', states: {} }, true],
    [() => letter, false],
  ])('M-01 tells a table from other exports', (value, expected) => {
    expect(isFlow(value)).toBe(expected);
  });
});
