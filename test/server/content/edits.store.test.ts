import { createEditsStore, type EditsStore, type ItemKey } from '@/server/content/edits/edits.store';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(30_000);

const key = (itemId: string, locale = 'sv-SE'): ItemKey => ({ site: 'it', locale, itemId });

onBothEngines('what editors change', (engine) => {
  let store: EditsStore;
  beforeEach(async () => {
    await engine.database().orm.execute('truncate content_edits');
    store = createEditsStore(engine.database().orm);
  });
  const published = async () => (await store.overrides()).published.get('it/sv-se');

  it('A-16 is a draft until it is published; one draft grows, other languages stay', async () => {
    expect(await store.saveDraft(key('A'), { Title: 'one' }, 'eva')).toMatchObject({
      version: 2,
      state: 'draft',
      fields: { Title: 'one' },
    });
    expect(await store.saveDraft(key('A'), { Text: 'two' }, 'eva')).toMatchObject({
      version: 2,
      fields: { Title: 'one', Text: 'two' },
    });
    await store.saveDraft(key('A', 'en'), { Title: 'English' }, 'eva');
    expect(await published()).toBeUndefined();
    expect((await store.overrides()).draft.get('it/sv-se')?.get('A')).toMatchObject({
      version: 2,
      fields: { Title: 'one', Text: 'two' },
    });
    expect((await store.publish({ site: 'it', locale: 'sv-SE' }))?.map(({ itemId, state }) => [itemId, state])).toEqual(
      [['A', 'published']],
    );
    expect((await published())?.get('A')?.fields).toEqual({ Title: 'one', Text: 'two' });
    expect((await store.overrides()).published.get('it/en')).toBeUndefined();
  });

  it('A-16 stores every version and restores any of them, the file too', async () => {
    for (const title of ['one', 'two', 'three']) {
      await store.saveDraft(key('A'), { Title: title }, '');
      await store.publish({ site: 'it', locale: 'sv-SE' });
    }
    expect((await store.history(key('A'))).map(({ version, state, fields }) => [version, state, fields.Title])).toEqual(
      [
        [4, 'published', 'three'],
        [3, 'replaced', 'two'],
        [2, 'replaced', 'one'],
      ],
    );
    expect(await store.restore(key('A'), 2, '')).toMatchObject({
      version: 5,
      state: 'draft',
      fields: { Title: 'one' },
    });
    await store.publish({ site: 'it', locale: 'sv-SE' });
    expect((await published())?.get('A')).toMatchObject({ version: 5, fields: { Title: 'one' } });
    await store.restore(key('A'), 1, '');
    await store.publish({ site: 'it', locale: 'sv-SE' });
    expect((await published())?.get('A')).toMatchObject({ version: 6, fields: {} });
    expect(await store.restore(key('A'), 99, '')).toBeNull();
  });

  it('A-16 throws a draft away and leaves what was published', async () => {
    await store.saveDraft(key('A'), { Title: 'kept' }, '');
    await store.publish({ site: 'it', locale: 'sv-SE' });
    await store.saveDraft(key('A'), { Title: 'gone' }, '');
    expect([await store.discard(key('A')), await store.discard(key('A'))]).toEqual([true, false]);
    expect((await store.overrides()).draft.get('it/sv-se')?.get('A')?.fields).toEqual({ Title: 'kept' });
    expect(await store.saveDraft(key('A'), { Text: 'next' }, '')).toMatchObject({
      version: 4,
      fields: { Title: 'kept', Text: 'next' },
    });
  });

  it('A-16 publishes some items or all, and nothing twice', async () => {
    for (const id of ['A', 'B', 'C']) await store.saveDraft(key(id), { Title: id }, '');
    expect((await store.publish({ site: 'it', locale: 'sv-SE' }, ['B']))?.map(({ itemId }) => itemId)).toEqual(['B']);
    expect((await store.publish({ site: 'it', locale: 'sv-SE' }))?.map(({ itemId }) => itemId).toSorted()).toEqual([
      'A',
      'C',
    ]);
    expect(await store.publish({ site: 'it', locale: 'sv-SE' })).toEqual([]);
  });

  it('A-16 merges the changes of two editors at the same time into one draft', async () => {
    await Promise.all([
      store.saveDraft(key('A'), { Title: 'x' }, 'eva'),
      store.saveDraft(key('A'), { Text: 'y' }, 'ola'),
      store.saveDraft(key('A'), { Link: '/z' }, 'per'),
    ]);
    expect((await store.history(key('A'))).map(({ version, fields }) => [version, fields])).toEqual([
      [2, { Title: 'x', Text: 'y', Link: '/z' }],
    ]);
  });

  it('A-16 counts every change, so that another process sees it, and stays after a restart', async () => {
    const before = await store.newest();
    await store.saveDraft(key('A'), { Title: 'x' }, '');
    const saved = await store.newest();
    await store.publish({ site: 'it', locale: 'sv-SE' });
    expect(before < saved && saved < (await store.newest())).toBe(true);
    const again = createEditsStore((await engine.reopen()).orm);
    expect((await again.overrides()).published.get('it/sv-se')?.get('A')?.fields).toEqual({ Title: 'x' });
  });
});
