/** Names that a flow may have: used for a folder, a slice, the prefix of action types and parts of identifiers. */
export const flowName = /^[a-z][a-zA-Z0-9]{1,39}$/;

const flow = (name: string) => `import type { FlowSpec } from '@/machine/flow.types';

/** The visitor writes a note, and the session stores it. */
export const ${name}Flow = {
  id: '${name}',
  initial: 'editing',
  states: {
    editing: { kind: 'ask', on: { submitted: 'saving' } },
    saving: { kind: 'work', fails: ['saveFailed'], on: { saved: 'done', saveFailed: 'saveFailed' } },
    saveFailed: { kind: 'error', on: { retried: 'saving', reopened: 'editing' } },
    done: { kind: 'done', on: { reopened: 'editing' } },
  },
} as const satisfies FlowSpec;
`;

const slice = (name: string, Name: string) => `import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { ${name}Flow } from './${name}.flow';

export interface ${Name}State {
  flow: FlowState<StateOf<typeof ${name}Flow>>;
  note: string;
  error: AppError | null;
}

export const initial${Name}: ${Name}State = { flow: initialFlowState(${name}Flow), note: '', error: null };

export const ${name}Slice = createFlowSlice({
  flow: ${name}Flow,
  initialState: initial${Name},
  reducers: {
    submitted: (state, { payload }: PayloadAction<{ note: string }>) => {
      state.note = payload.note;
    },
    saved: () => undefined,
    saveFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    retried: (state) => {
      state.error = null;
    },
    reopened: (state) => {
      state.error = null;
    },
  },
});

export const ${name}Actions = ${name}Slice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof ${name}Slice> {}
}
`;

const selectors = (name: string, Name: string) => `import type { RootState } from '@/store/rootState';
import { initial${Name}, type ${Name}State } from './${name}.slice';

export const select${Name} = (state: RootState): ${Name}State => state.${name} ?? initial${Name};
export const select${Name}Flow = (state: RootState): ${Name}State['flow'] => select${Name}(state).flow;
`;

const saga = (name: string, Name: string) => `import type { UnknownAction } from '@reduxjs/toolkit';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { select, type Saga } from '@/effects/sagaEffects';
import type { WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, ok } from '@/errors/result';
import { ${name}Flow } from '../${name}.flow';
import { select${Name}, select${Name}Flow } from '../${name}.selectors';
import { ${name}Actions } from '../${name}.slice';

const SAVE_LIMIT_MS = 2_000;

function* save(): Saga<UnknownAction> {
  const { note } = yield* select(select${Name});
  const session = yield* port('session');
  const result = yield* attempt(async () => (session.write('${name}', note) ? ok(null) : failed('STORAGE_FULL')), {
    limitMs: SAVE_LIMIT_MS,
    where: '${name}',
  });
  return result.ok ? ${name}Actions.saved() : ${name}Actions.saveFailed({ error: result.error });
}

export const ${name}Watch: WatchTable = [
  workers(
    ${name}Flow,
    select${Name}Flow,
    { saving: save },
    { saving: (error) => ${name}Actions.saveFailed({ error }) },
  ),
];
`;

const feature = (name: string) => `import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { ${name}Slice } from './${name}.slice';
import { ${name}Watch } from './sagas/${name}.saga';

export const ${name}Feature = defineFeature({
  name: '${name}',
  owner: 'page',
  slices: [${name}Slice],
  watch: ${name}Watch,
  public: [publicFields(${name}Slice, { state: ['error.code'], actions: { saveFailed: ['error.code'] } })],
});
`;

const binding = (name: string) => `import { bindFlow } from '@test/kit/bindFlow';
import { ${name}Actions, ${name}Slice } from '@/features/${name}/${name}.slice';

export const ${name}Binding = bindFlow(${name}Slice, {
  actions: {
    submitted: ${name}Actions.submitted({ note: 'hello' }),
    saved: ${name}Actions.saved(),
    saveFailed: ${name}Actions.saveFailed({ error: { code: 'STORAGE_FULL', params: {} } }),
    retried: ${name}Actions.retried(),
    reopened: ${name}Actions.reopened(),
  },
  guards: {},
});
`;

const test = (name: string, Name: string) => `import { fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { ${name}Feature } from '@/features/${name}/${name}.feature';
import { ${name}Actions, ${name}Slice } from '@/features/${name}/${name}.slice';

const setup = ({ full = false } = {}) => {
  const session = fakeStorage({}, { full });
  const run = runFeature(${name}Feature, { ports: fakePorts({ session }) });
  return { run, session, state: () => ${name}Slice.selectSlice(Object(run.state())) };
};

describe('${Name}', () => {
  it('M-01 saves the note', async () => {
    const { run, session, state } = setup();
    run.dispatch(${name}Actions.submitted({ note: 'hello' }));
    await run.until(${name}Actions.saved);
    expect(session.entries.get('${name}')).toBe('hello');
    expect(state().flow.value).toBe('done');
    await run.end();
  });

  it('M-01 shows why saving failed, and retries', async () => {
    const { run, state } = setup({ full: true });
    run.dispatch(${name}Actions.submitted({ note: 'hello' }));
    await run.until(${name}Actions.saveFailed);
    expect(state()).toMatchObject({ flow: { value: 'saveFailed' }, error: { code: 'STORAGE_FULL' } });
    run.dispatch(${name}Actions.retried());
    expect(state().flow.value).toBe('saving');
    await run.end();
  });
});
`;

/** The files of a new flow by path: a feature that passes every check as it is, to be changed from there. */
export function newFlowFiles(name: string): Map<string, string> {
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const [src, tests] = [`src/features/${name}`, `test/features/${name}`];
  return new Map([
    [`${src}/${name}.flow.ts`, flow(name)],
    [`${src}/${name}.slice.ts`, slice(name, Name)],
    [`${src}/${name}.selectors.ts`, selectors(name, Name)],
    [`${src}/sagas/${name}.saga.ts`, saga(name, Name)],
    [`${src}/${name}.feature.ts`, feature(name)],
    [`${tests}/${name}.binding.ts`, binding(name)],
    [`${tests}/${name}.test.ts`, test(name, Name)],
  ]);
}
