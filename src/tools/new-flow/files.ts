/** What a flow's name may be: it becomes a folder, a slice, an event prefix and part of identifiers. */
export const flowName = /^[a-z][a-zA-Z0-9]{1,39}$/;

const events = (name: string, Name: string) => `import { createAction } from '@reduxjs/toolkit';
import type { Fault } from '@/errors/outcome';

/** The visitor wrote the note. */
export const given = createAction<{ note: string }>('${name}/given');
export const kept = createAction('${name}/kept');
export const keepFailed = createAction<{ fault: Fault['code']; facts: Fault['facts'] }>('${name}/keepFailed');
export const retried = createAction('${name}/retried');
/** The visitor wants to write it again. */
export const reopened = createAction('${name}/reopened');

export type ${Name}Event = 'given' | 'kept' | 'keepFailed' | 'retried' | 'reopened';
`;

const flow = (name: string, Name: string) => `import type { FlowSpec } from '@/machine/flow.types';
import type { ${Name}Event } from './${name}.events';

export type ${Name}Step = 'asking' | 'keeping' | 'keepFailed' | 'done';

/** A visitor writes a note, and the session keeps it. */
export const ${name}Flow = {
  id: '${name}',
  initial: 'asking',
  states: {
    asking: { kind: 'ask', on: { given: 'keeping' } },
    keeping: { kind: 'work', fails: ['keepFailed'], on: { kept: 'done', keepFailed: 'keepFailed' } },
    keepFailed: { kind: 'error', on: { retried: 'keeping', reopened: 'asking' } },
    done: { kind: 'done', on: { reopened: 'asking' } },
  },
} as const satisfies FlowSpec<${Name}Step, ${Name}Event>;
`;

const slice = (name: string, Name: string) => `import { createSlice } from '@reduxjs/toolkit';
import type { Fault } from '@/errors/outcome';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import { given, keepFailed, type ${Name}Event } from './${name}.events';
import { ${name}Flow, type ${Name}Step } from './${name}.flow';

export interface ${Name}State {
  flow: FlowPlace<${Name}Step>;
  note: string;
  fault: Fault | null;
}

export const initial${Name}: ${Name}State = { flow: startOf(${name}Flow), note: '', fault: null };

export const ${name}Slice = createSlice({
  name: '${name}',
  initialState: initial${Name},
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('${name}/'),
      (state, fact) => {
        const event = eventOf<${Name}Event>(${name}Flow, fact.type);
        if (!event || !advance(${name}Flow, state.flow, event, {})) return;
        state.fault = keepFailed.match(fact) ? { code: fact.payload.fault, facts: fact.payload.facts } : null;
        if (given.match(fact)) state.note = fact.payload.note;
      },
    );
  },
});
`;

const selectors = (name: string, Name: string) => `import type { Fault } from '@/errors/outcome';
import type { ${Name}Step } from './${name}.flow';
import { initial${Name}, type ${Name}State } from './${name}.slice';

/** A store in which the feature may not be attached yet. */
export interface With${Name} {
  ${name}?: ${Name}State;
}

const ${name}Of = (state: With${Name}): ${Name}State => state.${name} ?? initial${Name};

export const select${Name}Place = (state: With${Name}): ${Name}State['flow'] => ${name}Of(state).flow;
export const select${Name}Step = (state: With${Name}): ${Name}Step => ${name}Of(state).flow.is;
export const select${Name}Note = (state: With${Name}): string => ${name}Of(state).note;
export const select${Name}Fault = (state: With${Name}): Fault | null => ${name}Of(state).fault;
`;

const saga = (name: string, Name: string) => `import type { UnknownAction } from '@reduxjs/toolkit';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { select, type Saga } from '@/effects/typed';
import type { WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, ok } from '@/errors/outcome';
import { keepFailed, kept } from '../${name}.events';
import { ${name}Flow } from '../${name}.flow';
import { select${Name}Note, select${Name}Place } from '../${name}.selectors';

const KEEP_LIMIT_MS = 2_000;

function* keep(): Saga<UnknownAction> {
  const note = yield* select(select${Name}Note);
  const session = yield* port('session');
  const outcome = yield* attempt(async () => (session.write('${name}', note) ? ok(null) : failed('STORAGE_FULL')), { limitMs: KEEP_LIMIT_MS, where: '${name}' });
  return outcome.ok ? kept() : keepFailed({ fault: outcome.fault.code, facts: outcome.fault.facts });
}

export const ${name}Watch: WatchTable = [
  workers(${name}Flow, select${Name}Place, { keeping: keep }, { keeping: ({ code, facts }) => keepFailed({ fault: code, facts }) }),
];
`;

const feature = (name: string) => `import { defineFeature } from '@/effects/feature';
import { ${name}Slice } from './${name}.slice';
import { ${name}Watch } from './sagas/${name}.saga';

export const ${name}Feature = defineFeature({
  name: '${name}',
  owner: 'page',
  slices: [${name}Slice],
  watch: ${name}Watch,
  personal: {
    state: { ${name}: ['note'] },
    facts: {
      '${name}/given': ['note'], '${name}/kept': [], '${name}/keepFailed': [], '${name}/retried': [], '${name}/reopened': [],
    },
  },
});
`;

const binding = (name: string) => `import { bindFlow } from '@test/kit/bindFlow';
import { given, keepFailed, kept, reopened, retried } from '@/features/${name}/${name}.events';
import { ${name}Flow } from '@/features/${name}/${name}.flow';
import { ${name}Slice } from '@/features/${name}/${name}.slice';

export const ${name}Binding = bindFlow({ ...${name}Slice, flow: ${name}Flow }, {
  facts: {
    given: given({ note: 'hello' }),
    kept: kept(),
    keepFailed: keepFailed({ error: { code: 'STORAGE_FULL', params: {} } }),
    retried: retried(),
    reopened: reopened(),
  },
  guards: {},
});
`;

const test = (name: string, Name: string) => `import { fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { given, keepFailed, kept, retried } from '@/features/${name}/${name}.events';
import { select${Name}Fault, select${Name}Step } from '@/features/${name}/${name}.selectors';
import { ${name}Slice } from '@/features/${name}/${name}.slice';
import { ${name}Feature } from '@/features/${name}/${name}.feature';

const visit = ({ full = false } = {}) => {
  const session = fakeStorage({}, { full });
  const run = runFeature(${name}Feature, { ports: fakePorts({ session }) });
  return { run, session, state: () => ({ ${name}: ${name}Slice.selectSlice(Object(run.state())) }) };
};

describe('${name}', () => {
  it('M-01 keeps the note and is done', async () => {
    const { run, session, state } = visit();
    run.dispatch(given({ note: 'hello' }));
    await run.until(kept);
    expect(session.kept.get('${name}')).toBe('hello');
    expect(select${Name}Step(state())).toBe('done');
    await run.end();
  });

  it('M-01 tells why it failed and can be tried again', async () => {
    const { run, state } = visit({ full: true });
    run.dispatch(given({ note: 'hello' }));
    await run.until(keepFailed);
    expect(select${Name}Step(state())).toBe('keepFailed');
    expect(select${Name}Fault(state())).toEqual({ code: 'STORAGE_FULL', facts: {} });
    run.dispatch(retried());
    expect(select${Name}Step(state())).toBe('keeping');
    await run.end();
  });
});
`;

/** The files of a new flow by their paths: a feature that passes every check as it stands, to be changed from there. */
export function newFlowFiles(name: string): Map<string, string> {
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const [src, tests] = [`src/features/${name}`, `test/features/${name}`];
  return new Map([
    [`${src}/${name}.events.ts`, events(name, Name)],
    [`${src}/${name}.flow.ts`, flow(name, Name)],
    [`${src}/${name}.slice.ts`, slice(name, Name)],
    [`${src}/${name}.selectors.ts`, selectors(name, Name)],
    [`${src}/sagas/${name}.saga.ts`, saga(name, Name)],
    [`${src}/${name}.feature.ts`, feature(name)],
    [`${tests}/${name}.binding.ts`, binding(name)],
    [`${tests}/${name}.test.ts`, test(name, Name)],
  ]);
}
