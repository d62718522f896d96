import { createPasses } from '@/server/content/editing/passes';

const VIEW = { mode: 'edit', site: 'it', language: 'sv-SE', item: 'A', route: '/', layoutKind: 'final' } as const;
const plain = { secure: false };
const valueOf = (line: string): string => line.split(';')[0] ?? '';

describe('the passes of editors', () => {
  it('A-16 let an editor in for eight hours', () => {
    let now = 1_000_000;
    const passes = createPasses('a-secret-for-editors', () => now);
    const line = passes.editor({ editor: 'Eva' }, { secure: true });
    expect(line).toMatch(/^editing=[\w.-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/);
    expect(passes.readEditor(`other=1; ${valueOf(line)}; more=2`)).toMatchObject({ editor: 'Eva' });
    now += 8 * 3600_000;
    expect(passes.readEditor(valueOf(line))).toBeNull();
  });

  it('A-16 show the vendor’s editor a page for half a minute, across sites over TLS alone', () => {
    let now = 0;
    const passes = createPasses('a-secret-for-editors', () => now);
    const line = passes.view(VIEW, { secure: true });
    expect(line).toMatch(/^editing_canvas=[\w.-]+; Path=\/; Max-Age=30; HttpOnly; SameSite=None; Partitioned; Secure$/);
    expect(passes.view({ ...VIEW, mode: 'preview' }, plain)).toMatch(
      /^editing_preview=[\w.-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
    );
    expect(passes.readView(valueOf(line))).toMatchObject({ ...VIEW });
    now = 31_000;
    expect(passes.readView(valueOf(line))).toBeNull();
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
    const passes = createPasses('a-secret-for-editors');
    expect([passes.readEditor(cookie), passes.readView(cookie)]).toEqual([null, null]);
  });

  it('A-16 are refused when they were signed with another secret, changed, or meant for another use', () => {
    const [passes, others] = [createPasses('a-secret-for-editors'), createPasses('another-secret-of-ours')];
    const own = valueOf(passes.editor({ editor: '' }, plain));
    expect(passes.readEditor(valueOf(others.editor({ editor: '' }, plain)))).toBeNull();
    expect(passes.readEditor(`${own.slice(0, 12)}x${own.slice(13)}`)).toBeNull();
    expect(passes.readView(own.replace('editing=', 'editing_canvas='))).toBeNull();
    expect(passes.readEditor(valueOf(passes.view(VIEW, plain)).replace('editing_canvas=', 'editing='))).toBeNull();
  });
});
