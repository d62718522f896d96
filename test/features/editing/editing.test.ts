import { returns, fails, fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature, type Run } from '@test/kit/runFeature';
import { editingFeature } from '@/features/editing/editing.feature';
import * as events from '@/features/editing/editing.slice';
import { selectEditing } from '@/features/editing/editing.selectors';
import type { EditingPort } from '@/ports/editing.port';
import type { ContextState } from '@/store/context';

const context: ContextState = {
  site: 'car-store-se',
  locale: 'sv-SE',
  language: 'sv',
  currency: 'SEK',
  odometer: 'mil',
  now: '2026-11-20T12:00:00.000Z',
  path: '/om-nordvik',
  paths: { home: '/', carList: '/bilar', carBase: '/bil', facilities: '/a', makes: '/m', kinds: '/k' },
  carIndex: null,
};
const target = { item: 'A', name: 'Title', kind: 'text', value: 'Förr', raw: 'Förr' } as const;
const page = { site: 'car-store-se', locale: 'sv-SE' };

/** Calls of the port, each with what it was asked. */
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
    publish: returns(null),
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
      publish: note('publish', all.publish),
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
    run.dispatch(events.fieldChosen({ target }));
    run.dispatch(events.saveRequested({ value: 'Nu' }));
    await run.until(events.refreshed);
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
    first.run.dispatch(events.fieldChosen({ target }));
    first.run.dispatch(events.draftSaved({ value: 'Halv' }));
    first.run.dispatch(events.draftSaved({ value: 'Halva' }));
    await jest.advanceTimersByTimeAsync(300);
    jest.useRealTimers();
    const stored = first.ports.session.read('editing') ?? '';
    expect(JSON.parse(stored)).toEqual({ path: '/om-nordvik', target, value: 'Halva' });
    await first.run.end();

    const again = recording({}, { editing: stored });
    expect(stateOf(again.run)).toMatchObject({ flow: { value: 'writing' }, target, value: 'Halva', fromDraft: true });
    again.run.dispatch(events.editCancelled());
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
    run.dispatch(events.fieldChosen({ target }));
    run.dispatch(events.saveRequested({ value: 'Nu' }));
    await run.until(events.saveFailed);
    expect(stateOf(run)).toMatchObject({
      flow: { value: 'saveFailed' },
      target,
      value: 'Nu',
      error: { code: 'UNAUTHORIZED' },
    });
    expect(JSON.parse(ports.session.read('editing') ?? '')).toMatchObject({ value: 'Nu' });
    ports.editing.save = returns(null);
    run.dispatch(events.saveRequested({ value: 'Nu, då' }));
    await run.until(events.refreshed);
    await run.end();
    expect(stateOf(run)).toMatchObject({ flow: { value: 'idle' }, error: null });
  });

  it('A-16 overwrites another editor’s change only on request, and only the version that was shown', async () => {
    const { run, ports, calls } = recording({ save: fails('CHANGED_MEANWHILE', { field: 'Title', now: 'Olles' }) });
    run.dispatch(events.fieldChosen({ target }));
    run.dispatch(events.saveRequested({ value: 'Mitt' }));
    await run.until(events.saveFailed);
    const save = ports.editing.save;
    ports.editing.save = (change, signal) => {
      calls.push(['over', change.was]);
      return returns(null)(change, signal);
    };
    expect(save).toBeDefined();
    run.dispatch(events.overwriteRequested({ value: 'Mitt' }));
    await run.until(events.refreshed);
    await run.end();
    expect(calls).toContainEqual(['over', 'Olles']);
  });

  it('A-16 publishes what the page shows, once, however often it is pressed', async () => {
    const { run, calls } = recording();
    const scope = { items: ['A', 'B'], seen: 7, page: 'P' };
    run.dispatch(events.publishRequested(scope));
    run.dispatch(events.publishRequested(scope));
    await run.until(events.refreshed);
    await run.end({ refused: ['editing: checking + publishRequested'] });
    expect(calls).toEqual([
      ['warnings', { ...page, item: 'P' }],
      ['publish', { ...page, items: ['A', 'B'], seen: 7 }],
      ['refresh', undefined],
    ]);
    expect(stateOf(run).did).toBe('published');
  });

  it('A-16 reloads the page when something on it changed before it was published', async () => {
    const { run, calls } = recording({ publish: fails('CHANGED_MEANWHILE') });
    run.dispatch(events.publishRequested({ items: ['A'], seen: 1, page: 'P' }));
    await run.until(events.publishFailed);
    await run.end();
    expect(calls.map(([name]) => name)).toEqual(['warnings', 'publish', 'refresh']);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'publishFailed' }, error: { code: 'CHANGED_MEANWHILE' } });
  });

  const warnings = [{ rule: 'altMissing', item: 'A', name: 'Image', actions: {} }] as const;
  const scope = { items: ['A'], seen: 1, page: 'P' };

  it('A-16 stops before publishing to say what the page lacks, and publishes when its editor wants it', async () => {
    const { run, calls } = recording({ warnings: returns(warnings) });
    run.dispatch(events.publishRequested(scope));
    await run.until(events.warningsLoaded);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'warned' }, warnings, checked: true });
    expect(calls.map(([name]) => name)).toEqual(['warnings']);
    run.dispatch(events.publishConfirmed());
    await run.until(events.refreshed);
    await run.end();
    expect(calls.map(([name]) => name)).toEqual(['warnings', 'publish', 'refresh']);
  });

  it('A-16 goes from a hint to its field', async () => {
    const { run } = recording({ warnings: returns(warnings) });
    run.dispatch(events.publishRequested(scope));
    await run.until(events.warningsLoaded);
    run.dispatch(events.fieldChosen({ target }));
    await run.end();
    expect(stateOf(run)).toMatchObject({ flow: { value: 'writing' }, target });
  });

  it('A-16 publishes also when the warnings cannot be loaded', async () => {
    const { run, calls } = recording({ warnings: fails('NOT_FOUND') });
    run.dispatch(events.publishRequested(scope));
    await run.until(events.warningsLoaded);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'warned' }, warnings: [], checked: false });
    run.dispatch(events.publishConfirmed());
    await run.until(events.refreshed);
    await run.end();
    expect(calls.map(([name]) => name)).toEqual(['warnings', 'publish', 'refresh']);
  });

  it('A-16 asks before it throws drafts away', async () => {
    const { run, calls } = recording();
    run.dispatch(events.discardRequested({ items: ['A'], seen: 1, page: 'P' }));
    run.dispatch(events.dialogClosed());
    expect(calls).toEqual([]);
    run.dispatch(events.discardRequested({ items: ['A'], seen: 1, page: 'P' }));
    run.dispatch(events.discardConfirmed());
    await run.until(events.refreshed);
    await run.end();
    expect(calls).toEqual([
      ['discard', { ...page, items: ['A'] }],
      ['refresh', undefined],
    ]);
  });

  it('A-16 finds the versions of an item and brings one back', async () => {
    const versions = [
      { version: 2, state: 'published', editor: 'Eva', savedAt: '2026-11-20T12:00:00.000Z' },
      { version: 1, state: 'replaced', editor: '', savedAt: null },
    ];
    const { run, calls } = recording({ versions: returns(versions) });
    run.dispatch(events.versionsRequested({ item: 'A' }));
    await run.until(events.versionsLoaded);
    expect(stateOf(run)).toMatchObject({ flow: { value: 'versions' }, versions });
    run.dispatch(events.restoreRequested({ version: 1 }));
    await run.until(events.refreshed);
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
      'discarding',
      [events.discardRequested({ items: ['A'], seen: 1, page: 'P' }), events.discardConfirmed()],
      { discard: fails('UNEXPECTED') },
      events.discardFailed,
      'discardFailed',
    ],
    [
      'finding versions',
      [events.versionsRequested({ item: 'A' })],
      { versions: fails('NOT_FOUND') },
      events.versionsFailed,
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
