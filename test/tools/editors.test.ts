import { createEditorSessionsStore } from '@/server/content/editing/editorSessions.store';
import { openEmbedded } from '@/server/database/embedded';
import { SEED_KEY, TIRE_HOTEL_SEED_KEY, WORKSHOP_SEED_KEY } from '@/server/database/seeding';
import { writeSetting } from '@/server/database/settings.store';
import { FOR_A_MOMENT, inOneFile, preparedFolder } from '@test/server/database/engines';
import { program, type Ended } from './programs';

jest.setTimeout(180_000);

let command: string;
beforeAll(() => {
  command = inOneFile('src/tools/editors.ts');
});
const run = (folder: string, ...given: string[]): Promise<Ended> =>
  program([...FOR_A_MOMENT, command, ...given], { DATA_DIR: folder, DATABASE_URL: '' });

describe('the editors command', () => {
  it('A-16 lists open sessions, and ends one or all', async () => {
    const folder = await preparedFolder();
    const database = await openEmbedded(folder);
    for (const key of [SEED_KEY, WORKSHOP_SEED_KEY, TIRE_HOTEL_SEED_KEY])
      await writeSetting(database.orm, key, { done: true });
    let now = Date.parse('2026-11-20T09:00:00Z');
    const past = createEditorSessionsStore(database.orm, () => now);
    const old = await past.open({ editor: 'Olle', site: 'it' }, 60);
    expect(await past.isOpen(old)).toBe(true);
    now += 60_000;
    expect([await past.isOpen(old), await past.list()]).toEqual([false, []]);
    const sessions = createEditorSessionsStore(database.orm);
    const eva = await sessions.open({ editor: 'Eva Ek', site: 'it' }, 3_600);
    for (const editor of ['Åsa', 'Bo']) await sessions.open({ editor, site: 'custom' }, 3_600);
    await database.close();

    const listed = await run(folder, 'list');
    expect(listed.stdout).toMatch(new RegExp(`^${eva}  it  since [-\\d: ]+  until [-\\d: ]+  Eva Ek\n`));
    expect(listed.stdout).toMatch(/\n3 sessions \(times in UTC\)\.\n$/);
    expect((await run(folder, 'end', eva)).stdout).toBe('1 session ended.\n');
    expect(await run(folder, 'end', eva)).toMatchObject({ code: 1, stderr: 'No session has this id.\n' });
    expect((await run(folder, 'end', '--all')).stdout).toBe('2 sessions ended.\n');
    expect((await run(folder, 'end')).stderr).toMatch(/^Name what to do\.\n\nUsage:/);
  });
});
