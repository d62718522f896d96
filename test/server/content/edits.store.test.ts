import { createEditsStore } from '@/server/content/edits/edits.store';
import type { EditsStore, ItemKey } from '@/server/content/edits/edits.types';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(30_000);

const key = (itemId: string, locale = 'sv-SE'): ItemKey => ({ site: 'it', locale, itemId });

onBothEngines(
  'what editors change',
  (engine) => {
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
      expect(
        (await store.publish({ site: 'it', locale: 'sv-SE' }))?.map(({ edit }) => [edit.itemId, edit.state]),
      ).toEqual([['A', 'published']]);
      expect((await published())?.get('A')?.fields).toEqual({ Title: 'one', Text: 'two' });
      expect((await store.overrides()).published.get('it/en')).toBeUndefined();
    });

    it('A-16 stores every version and restores any of them, the file too', async () => {
      for (const title of ['one', 'two', 'three']) {
        await store.saveDraft(key('A'), { Title: title }, '');
        await store.publish({ site: 'it', locale: 'sv-SE' });
      }
      expect(
        (await store.history(key('A'))).map(({ version, state, fields }) => [version, state, fields.Title]),
      ).toEqual([
        [4, 'published', 'three'],
        [3, 'replaced', 'two'],
        [2, 'replaced', 'one'],
      ]);
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
      const choice = new Map([['A', null]]);
      const here = { site: 'it', locale: 'sv-SE' };
      expect([await store.discard(here, { choice }), await store.discard(here, { choice })]).toEqual([1, 0]);
      expect((await store.overrides()).draft.get('it/sv-se')?.get('A')?.fields).toEqual({ Title: 'kept' });
      expect(await store.saveDraft(key('A'), { Text: 'next' }, '')).toMatchObject({
        version: 4,
        fields: { Title: 'kept', Text: 'next' },
      });
    });

    it('A-16 publishes some items or all, and nothing twice', async () => {
      for (const id of ['A', 'B', 'C']) await store.saveDraft(key(id), { Title: id }, '');
      expect(
        (await store.publish({ site: 'it', locale: 'sv-SE' }, { choice: new Map([['B', null]]) }))?.map(
          ({ edit }) => edit.itemId,
        ),
      ).toEqual(['B']);
      expect((await store.publish({ site: 'it', locale: 'sv-SE' }))?.map(({ edit }) => edit.itemId).toSorted()).toEqual(
        ['A', 'C'],
      );
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

    const here = { site: 'it', locale: 'sv-SE' };
    const only = (...fields: string[]) => ({ choice: new Map([['A', fields]]) });

    it('A-16 publishes the chosen fields only; the others stay a draft with their authors', async () => {
      await store.saveDraft(key('A'), { Title: 'Eva' }, 'Eva');
      await store.saveDraft(key('A'), { Text: 'Olle' }, 'Olle');
      const [publication] = (await store.publish(here, only('Title'), 'Per')) ?? [];
      expect(publication).toMatchObject({
        fields: ['Title'],
        edit: { version: 2, state: 'published', fields: { Title: 'Eva' }, editor: 'Eva', publisher: 'Per' },
      });
      expect((await published())?.get('A')?.fields).toEqual({ Title: 'Eva' });
      const [rest] = await store.drafts(here);
      expect(rest).toMatchObject({
        edit: { version: 3, state: 'draft', fields: { Title: 'Eva', Text: 'Olle' }, editor: 'Olle' },
        published: { Title: 'Eva' },
      });
      expect(Object.keys(rest?.edit.authors ?? {})).toEqual(['Text']);
      await store.publish(here, only('Text'), 'Per');
      expect((await published())?.get('A')).toMatchObject({ version: 3, fields: { Title: 'Eva', Text: 'Olle' } });
      expect(await store.drafts(here)).toEqual([]);
    });

    it('A-16 discards the chosen fields only', async () => {
      await store.saveDraft(key('A'), { Title: 'was' }, 'Eva');
      await store.publish(here);
      await store.saveDraft(key('A'), { Title: 'new', Text: 'added' }, 'Eva');
      expect(await store.discard(here, only('Title'))).toBe(1);
      expect((await store.drafts(here)).map(({ edit }) => edit.fields)).toEqual([{ Title: 'was', Text: 'added' }]);
      expect(await store.discard(here, only('Text'))).toBe(1);
      expect(await store.drafts(here)).toEqual([]);
      expect((await published())?.get('A')?.fields).toEqual({ Title: 'was' });
    });

    it('A-16 publishes and discards nothing that changed after it was seen; changes of other fields do not count', async () => {
      await store.saveDraft(key('A'), { Title: 'seen' }, 'Eva');
      const seen = await store.newest();
      await store.saveDraft(key('A'), { Text: 'later' }, 'Olle');
      expect(await store.publish(here, { ...only('Title', 'Text'), seen })).toBeNull();
      expect(await store.discard(here, { ...only('Text'), seen })).toBeNull();
      expect(await store.publish(here, { ...only('Title'), seen })).toHaveLength(1);
      expect((await store.drafts(here)).map(({ edit }) => edit.fields.Text)).toEqual(['later']);
    });

    it('A-16 saves nothing over a change that its editor has not seen', async () => {
      const known = await store.newest();
      await store.saveDraft(key('A'), { Title: 'Olle' }, 'Olle');
      expect(await store.saveDraft(key('A'), { Title: 'Eva' }, 'Eva', known)).toBeNull();
      expect(await store.saveDraft(key('A'), { Text: 'Eva' }, 'Eva', await store.newest())).not.toBeNull();
      expect((await store.drafts(here)).map(({ edit }) => edit.fields)).toEqual([{ Title: 'Olle', Text: 'Eva' }]);
    });

    it('A-16 a field saved during a publication is not published with it, and not lost', async () => {
      for (const round of [1, 2, 3, 4, 5]) {
        await store.saveDraft(key('A'), { Title: `title ${round}` }, 'Eva');
        await Promise.all([
          store.publish(here, only('Title')),
          store.saveDraft(key('A'), { Text: `text ${round}` }, 'Olle'),
        ]);
        expect((await published())?.get('A')?.fields).toEqual({ Title: `title ${round}` });
        expect((await store.drafts(here)).map(({ edit }) => edit.fields)).toEqual([
          { Title: `title ${round}`, Text: `text ${round}` },
        ]);
      }
    });

    it('A-16 marks the fields of a restored version as belonging together', async () => {
      await store.saveDraft(key('A'), { Title: 'two', Text: 'two' }, 'Eva');
      await store.publish(here);
      await store.restore(key('A'), 1, 'Olle');
      const [draft] = await store.drafts(here);
      expect(draft?.edit.authors).toMatchObject({
        Title: { editor: 'Olle', restored: 1 },
        Text: { editor: 'Olle', restored: 1 },
      });
    });
  },
  { reopens: true },
);
