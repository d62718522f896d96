import { returns, fails, fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature, type Run } from '@test/kit/runFeature';
import { editingFeature } from '@/features/editing/editing.feature';
import * as editingActions from '@/features/editing/editing.slice';
import { selectEditing } from '@/features/editing/editing.selectors';
import type { EditingPort } from '@/ports/editing.port';
import type { ContextState } from '@/store/context';

const context: ContextState = {
  site: 'car-store-se',
  locale: 'sv-SE',
  language: 'sv',
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  vatPercent: 25,
  now: '2026-11-20T12:00:00.000Z',
  path: '/om-nordvik',
  paths: { home: '/', carList: '/bilar', carBase: '/bil', facilities: '/a', makes: '/m', kinds: '/k' },
  carIndex: null,
};
const target = { item: 'A', name: 'Title', kind: 'text', value: 'Förr', raw: 'Förr' } as const;
const page = { site: 'car-store-se', locale: 'sv-SE' };

const changes = [
  {
    item: 'A',
    name: 'Title',
    label: 'Rubrik',
    block: 'HeroBanner',
    page: null,
    pages: 2,
    editor: 'Eva',
    changedAt: '2026-11-20T12:00:00.000Z',
    change: 7,
    before: 'Förr',
    after: 'Nu',
    restored: null,
  },
] as const;
const chosen = { fields: [{ item: 'A', fields: ['Title'] }], seen: 7 };
const finished = { id: 'p', pages: 2, done: 2, failed: 0 };

/** Calls of the port with their arguments. */
function recording(given: Partial<EditingPort> = {}, earlier: Record<string, string> = {}) {
  const calls: [name: string, what: unknown][] = [];
  const note = <Name extends keyof EditingPort>(name: Name, call: EditingPort[Name]): EditingPort[Name] => {
    const noted = (...what: unknown[]) => {
      calls.push([name, what[0]]);
      return Reflect.apply(call, null, what);
    };
    return noted;
  };
  const all: EditingPort = {
    save: returns(null),
    warnings: returns([]),
    changes: returns({ changes, editor: 'Eva' }),
    publish: returns(finished),
    progress: returns(finished),
    discard: returns(null),
    versions: returns([]),
    restore: returns(null),
    refresh: async () => true,
    ...given,
  };
  const ports = fakePorts({
    session: fakeStorage(earlier),
    editing: {
      save: note('save', all.save),
      warnings: note('warnings', all.warnings),
      changes: note('changes', all.changes),
      publish: note('publish', all.publish),
      progress: note('progress', all.progress),
      discard: note('discard', all.discard),
      versions: note('versions', all.versions),
      restore: note('restore', all.restore),
      refresh: note('refresh', all.refresh),
    },
  });
  const run = runFeature(editingFeature, { ports, state: { context } });
  return { run, ports, calls: calls };
}
const stateOf = (run: Run) => selectEditing(run.state());

describe('an editor at a page', () => {
  it('A-16 saves a field with its previous value, reloads the page, and removes the draft', async () => {
    const { run, calls, ports } = recording();
    run.dispatch(editingActions.fieldChosen({ target }));
    run.dispatch(editingActions.saveRequested({ value: 'Nu' }));
    await run.until(editingActions.refreshed);
    await run.end();
    expect(calls).toEqual([
      ['save', { ...page, item: 'A', name: 'Title', value: 'Nu', was: 'Förr' }],
      ['refresh', undefined],
    ]);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'idle' }, target: null, did: 'saved', error: null });
    expect(ports.session.read('editing')).toBeNull();
  });

  it('A-16 keeps a draft over a reload, for the page it belongs to', async () => {
    jest.useFakeTimers();
    const first = recording();
    first.run.dispatch(editingActions.fieldChosen({ target }));
    first.run.dispatch(editingActions.draftSaved({ value: 'Halv' }));
    first.run.dispatch(editingActions.draftSaved({ value: 'Halva' }));
    await jest.advanceTimersByTimeAsync(300);
    jest.useRealTimers();
    const stored = first.ports.session.read('editing') ?? '';
    expect(JSON.parse(stored)).toEqual({ path: '/om-nordvik', target, value: 'Halva' });
    await first.run.end();

    const again = recording({}, { editing: stored });
    expect(stateOf(again.run)).toMatchObject({ flow: { value: 'writing' }, target, value: 'Halva', fromDraft: true });
    again.run.dispatch(editingActions.editCancelled());
    await again.run.end();
    expect(again.ports.session.read('editing')).toBeNull();

    const elsewhere = recording({}, { editing: stored.replace('/om-nordvik', '/kontakt') });
    expect(stateOf(elsewhere.run).flow.value).toBe('idle');
    await elsewhere.run.end();
  });

  it.each([
    '{',
    'null',
    '{"path":"/om-nordvik"}',
    '{"path":"/om-nordvik","target":{"item":1},"value":"x"}',
    '{"path":"/om-nordvik","target":{"item":"A","name":"T","kind":"dance","value":"","raw":""},"value":"x"}',
  ])('A-16 takes nothing from a storage that holds %s', async (text) => {
    const { run } = recording({}, { editing: text });
    expect(stateOf(run)).toMatchObject({ flow: { value: 'idle' }, target: null });
    await run.end();
  });

  it('A-16 loses nothing when a save fails, and saves at the second try', async () => {
    const { run, ports } = recording({ save: fails('UNAUTHORIZED') });
    run.dispatch(editingActions.fieldChosen({ target }));
    run.dispatch(editingActions.saveRequested({ value: 'Nu' }));
    await run.until(editingActions.saveFailed);
    expect(stateOf(run)).toMatchObject({
      flow: { value: 'saveFailed' },
      target,
      value: 'Nu',
      error: { code: 'UNAUTHORIZED' },
    });
    expect(JSON.parse(ports.session.read('editing') ?? '')).toMatchObject({ value: 'Nu' });
    ports.editing.save = returns(null);
    run.dispatch(editingActions.saveRequested({ value: 'Nu, då' }));
    await run.until(editingActions.refreshed);
    await run.end();
    expect(stateOf(run)).toMatchObject({ flow: { value: 'idle' }, error: null });
  });

  it('A-16 overwrites another editor’s change only on request, and only the version that was shown', async () => {
    const { run, ports, calls } = recording({ save: fails('CHANGED_MEANWHILE', { field: 'Title', now: 'Olles' }) });
    run.dispatch(editingActions.fieldChosen({ target }));
    run.dispatch(editingActions.saveRequested({ value: 'Mitt' }));
    await run.until(editingActions.saveFailed);
    const save = ports.editing.save;
    ports.editing.save = (change, signal) => {
      calls.push(['over', change.was]);
      return returns(null)(change, signal);
    };
    expect(save).toBeDefined();
    run.dispatch(editingActions.overwriteRequested({ value: 'Mitt' }));
    await run.until(editingActions.refreshed);
    await run.end();
    expect(calls).toContainEqual(['over', 'Olles']);
  });

  it('A-16 publishes what was chosen from the changes, once, however often it is pressed', async () => {
    const { run, calls } = recording();
    run.dispatch(editingActions.publishRequested({ page: 'P' }));
    run.dispatch(editingActions.publishRequested({ page: 'P' }));
    await run.until(editingActions.changesLoaded);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'choosing' }, changes, editor: 'Eva', checked: true });
    run.dispatch(editingActions.publishConfirmed(chosen));
    run.dispatch(editingActions.publishConfirmed(chosen));
    await run.until(editingActions.refreshed);
    await run.end({ refused: ['editing: checking + publishRequested', 'editing: publishing + publishConfirmed'] });
    expect(calls).toEqual([
      ['changes', page],
      ['warnings', { ...page, item: 'P' }],
      ['publish', { ...page, ...chosen }],
      ['refresh', undefined],
    ]);
    expect(stateOf(run)).toMatchObject({ did: 'published', publication: finished });
  });

  it('A-16 follows a publication until its pages are rendered, also when a request fails', async () => {
    jest.useFakeTimers();
    const progress = jest
      .fn<ReturnType<EditingPort['progress']>, Parameters<EditingPort['progress']>>()
      .mockImplementationOnce(returns({ ...finished, done: 1 }))
      .mockImplementationOnce(fails('UNAVAILABLE'))
      .mockImplementation(returns(finished));
    const { run } = recording({ publish: returns({ ...finished, done: 0 }), progress });
    run.dispatch(editingActions.publishRequested({ page: 'P' }));
    await jest.advanceTimersByTimeAsync(0);
    run.dispatch(editingActions.publishConfirmed(chosen));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'idle' }, publication: { done: 1 } });
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    await run.end();
    expect(stateOf(run).publication).toEqual(finished);
    expect(progress).toHaveBeenCalledTimes(3);
  });

  it('A-16 publishes nothing that another editor changed meanwhile: the list is loaded again', async () => {
    const { run, calls } = recording({ publish: fails('CHANGED_MEANWHILE') });
    run.dispatch(editingActions.publishRequested({ page: 'P' }));
    await run.until(editingActions.changesLoaded);
    run.dispatch(editingActions.publishConfirmed(chosen));
    await run.until(editingActions.publishFailed);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'publishFailed' }, error: { code: 'CHANGED_MEANWHILE' } });
    run.dispatch(editingActions.publishRequested({ page: 'P' }));
    await run.until(editingActions.changesLoaded);
    await run.end();
    expect(calls.map(([name]) => name).filter((name) => name === 'changes')).toHaveLength(2);
  });

  const warnings = [{ rule: 'altMissing', item: 'A', name: 'Image', params: {} }] as const;

  it('A-16 shows with the changes what the page lacks, and goes to a field of it', async () => {
    const { run } = recording({ warnings: returns(warnings) });
    run.dispatch(editingActions.publishRequested({ page: 'P' }));
    await run.until(editingActions.changesLoaded);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'choosing' }, warnings, checked: true });
    run.dispatch(editingActions.fieldChosen({ target }));
    await run.end();
    expect(stateOf(run)).toMatchObject({ flow: { value: 'writing' }, target });
  });

  it('A-16 publishes also when the warnings cannot be loaded', async () => {
    const { run } = recording({ warnings: fails('NOT_FOUND') });
    run.dispatch(editingActions.publishRequested({ page: 'P' }));
    await run.until(editingActions.changesLoaded);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'choosing' }, warnings: [], checked: false });
    run.dispatch(editingActions.publishConfirmed(chosen));
    await run.until(editingActions.refreshed);
    await run.end();
    expect(stateOf(run).did).toBe('published');
  });

  it('A-16 offers a choice of what to discard before anything is discarded', async () => {
    const { run, calls } = recording();
    run.dispatch(editingActions.discardRequested());
    await run.until(editingActions.changesLoaded);
    expect(stateOf(run).flow.value).toBe('confirming');
    run.dispatch(editingActions.dialogClosed());
    expect(calls).toEqual([['changes', page]]);
    run.dispatch(editingActions.discardRequested());
    await run.until(editingActions.changesLoaded);
    run.dispatch(editingActions.discardConfirmed(chosen));
    await run.until(editingActions.refreshed);
    await run.end();
    expect(calls.slice(1)).toEqual([
      ['changes', page],
      ['discard', { ...page, ...chosen }],
      ['refresh', undefined],
    ]);
  });

  it('A-16 finds the versions of an item and brings one back', async () => {
    const versions = [
      { version: 2, state: 'published', editor: 'Eva', publisher: '', savedAt: '2026-11-20T12:00:00.000Z' },
      { version: 1, state: 'replaced', editor: '', publisher: '', savedAt: null },
    ];
    const { run, calls } = recording({ versions: returns(versions) });
    run.dispatch(editingActions.versionsRequested({ item: 'A' }));
    await run.until(editingActions.versionsLoaded);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'versions' }, versions });
    run.dispatch(editingActions.restoreRequested({ version: 1 }));
    await run.until(editingActions.refreshed);
    await run.end();
    expect(calls).toEqual([
      ['versions', { ...page, item: 'A' }],
      ['restore', { ...page, item: 'A', version: 1 }],
      ['refresh', undefined],
    ]);
  });

  it.each<
    [
      what: string,
      begin: readonly Parameters<Run['dispatch']>[0][],
      failing: Partial<EditingPort>,
      end: Parameters<Run['until']>[0],
      is: string,
    ]
  >([
    [
      'loading changes',
      [editingActions.discardRequested()],
      { changes: fails('UNAUTHORIZED') },
      editingActions.changesFailed,
      'changesFailed',
    ],
    [
      'finding versions',
      [editingActions.versionsRequested({ item: 'A' })],
      { versions: fails('NOT_FOUND') },
      editingActions.versionsFailed,
      'versionsFailed',
    ],
  ])('A-16 shows an error when %s fails', async (_what, begin, failing, end, state) => {
    const { run } = recording(failing);
    begin.forEach(run.dispatch);
    await run.until(end);
    await run.end();
    expect(stateOf(run)).toMatchObject({ flow: { value: state }, error: { code: expect.any(String) } });
  });
});
