import { createEditorSessions } from '@/server/content/editing/editorSessions';

const VIEW = { mode: 'edit', site: 'it', language: 'sv-SE', item: 'A', route: '/', layoutKind: 'final' } as const;
const plain = { secure: false };
const valueOf = (line: string): string => line.split(';')[0] ?? '';

describe('the passes of editors', () => {
  it('A-16 let an editor in for eight hours', () => {
    let now = 1_000_000;
    const sessions = createEditorSessions('a-secret-for-editors', () => now);
    const line = sessions.editorCookie({ editor: 'Eva' }, { secure: true });
    expect(line).toMatch(/^editing=[\w.-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/);
    expect(sessions.readEditorSession(`other=1; ${valueOf(line)}; more=2`)).toMatchObject({ editor: 'Eva' });
    now += 8 * 3600_000;
    expect(sessions.readEditorSession(valueOf(line))).toBeNull();
  });

  it('A-16 show the vendor’s editor a page for half a minute, across sites over TLS alone', () => {
    let now = 0;
    const sessions = createEditorSessions('a-secret-for-editors', () => now);
    const line = sessions.viewCookie(VIEW, { secure: true });
    expect(line).toMatch(/^editing_canvas=[\w.-]+; Path=\/; Max-Age=30; HttpOnly; SameSite=None; Partitioned; Secure$/);
    expect(sessions.viewCookie({ ...VIEW, mode: 'preview' }, plain)).toMatch(
      /^editing_preview=[\w.-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
    );
    expect(sessions.readViewSession(valueOf(line))).toMatchObject({ ...VIEW });
    now = 31_000;
    expect(sessions.readViewSession(valueOf(line))).toBeNull();
  });

  it.each([
    ['none', undefined],
    ['another cookie', 'editings=x'],
    ['rubbish', 'editing=rubbish'],
    ['an empty one', 'editing='],
    [
      'no signature',
      `editing=${Buffer.from('{"kind":"editor","editor":"","until":99999999999999}').toString('base64url')}`,
    ],
  ])('A-16 are none: %s', (_what, cookie) => {
    const sessions = createEditorSessions('a-secret-for-editors');
    expect([sessions.readEditorSession(cookie), sessions.readViewSession(cookie)]).toEqual([null, null]);
  });

  it('A-16 are refused when they were signed with another secret, changed, or meant for another use', () => {
    const [sessions, others] = [
      createEditorSessions('a-secret-for-editors'),
      createEditorSessions('another-secret-of-ours'),
    ];
    const own = valueOf(sessions.editorCookie({ editor: '' }, plain));
    expect(sessions.readEditorSession(valueOf(others.editorCookie({ editor: '' }, plain)))).toBeNull();
    expect(sessions.readEditorSession(`${own.slice(0, 12)}x${own.slice(13)}`)).toBeNull();
    expect(sessions.readViewSession(own.replace('editing=', 'editing_canvas='))).toBeNull();
    expect(
      sessions.readEditorSession(valueOf(sessions.viewCookie(VIEW, plain)).replace('editing_canvas=', 'editing=')),
    ).toBeNull();
  });
});
