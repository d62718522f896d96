import { sign } from 'hono/jwt';
import { createEditorSessions } from '@/server/content/editing/editorSessions';
import { editorSessionsInMemory } from './platform';

const SECRET = 'a-secret-for-editors';
const VIEW = { mode: 'edit', site: 'it', language: 'sv-SE', item: 'A', route: '/', layoutKind: 'final' } as const;
const plain = { secure: false };
const valueOf = (line: string): string => line.split(';')[0] ?? '';

afterEach(() => jest.restoreAllMocks());

describe('editor sessions', () => {
  const sessions = createEditorSessions(SECRET, editorSessionsInMemory());
  const clockAfter = (ms: number) => {
    const then = Date.now() + ms;
    jest.spyOn(Date, 'now').mockReturnValue(then);
  };

  it('A-16 let an editor in for eight hours', async () => {
    const line = await sessions.editorCookie({ editor: 'Eva', site: 'it' }, { secure: true });
    expect(line).toMatch(/^editing=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    clockAfter(8 * 3600_000 - 2_000);
    expect(await sessions.readEditorSession(`other=1; ${valueOf(line)}; more=2`)).toMatchObject({ editor: 'Eva' });
    clockAfter(2_000);
    expect(await sessions.readEditorSession(valueOf(line))).toBeNull();
  });

  it('A-16 open a page in the vendor’s editor for half a minute, across sites over TLS only', async () => {
    const line = await sessions.viewCookie(VIEW, { secure: true });
    expect(line).toMatch(/^editing_canvas=[\w.-]+; Max-Age=30; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/);
    expect(await sessions.viewCookie({ ...VIEW, mode: 'preview' }, plain)).toMatch(
      /^editing_preview=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await sessions.readViewSession(valueOf(line))).toMatchObject({ ...VIEW });
    clockAfter(31_000);
    expect(await sessions.readViewSession(valueOf(line))).toBeNull();
  });

  const unsigned = [
    { alg: 'none', typ: 'JWT' },
    { editor: '', aud: 'editor', exp: 99_999_999_999 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  it.each([
    ['none', undefined],
    ['another cookie', 'editings=x'],
    ['rubbish', 'editing=rubbish'],
    ['rubbish in three parts', 'editing=a.b.c'],
    ['an empty one', 'editing='],
    [
      'no signature',
      `editing=${Buffer.from('{"kind":"editor","editor":"","until":99999999999999}').toString('base64url')}`,
    ],
    ['an unsigned token', `editing=${unsigned}.`],
  ])('A-16 are invalid: %s', async (_what, cookie) => {
    expect([await sessions.readEditorSession(cookie), await sessions.readViewSession(cookie)]).toEqual([null, null]);
  });

  it('A-16 are refused when they were signed with another secret, changed, or meant for another use', async () => {
    const others = createEditorSessions('another-secret-of-ours', editorSessionsInMemory());
    const own = valueOf(await sessions.editorCookie({ editor: '', site: 'it' }, plain));
    expect(await sessions.readEditorSession(own)).not.toBeNull();
    expect(
      await sessions.readEditorSession(valueOf(await others.editorCookie({ editor: '', site: 'it' }, plain))),
    ).toBeNull();
    const [header, payload = '', signature] = own.split('.');
    for (const changed of [`${own.slice(0, 12)}x${own.slice(13)}`, `${header}.${payload.slice(0, -1)}.${signature}`])
      expect(await sessions.readEditorSession(changed)).toBeNull();
    expect(await sessions.readViewSession(own.replace('editing=', 'editing_canvas='))).toBeNull();
    expect(
      await sessions.readEditorSession(
        valueOf(await sessions.viewCookie(VIEW, plain)).replace('editing_canvas=', 'editing='),
      ),
    ).toBeNull();
  });

  it('A-16 are refused when an older release signed them with other fields', async () => {
    const exp = Math.floor(Date.now() / 1000) + 60;
    const token = await sign({ name: 'Eva', aud: 'editor', exp }, `forecourt editing ${SECRET}`, 'HS256');
    expect(await sessions.readEditorSession(`editing=${token}`)).toBeNull();
  });
});
