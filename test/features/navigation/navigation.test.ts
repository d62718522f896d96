import { fakePorts } from '@test/kit/fakePorts';
import { rootState } from '@test/kit/rootState';
import { runFeature } from '@test/kit/runFeature';
import { holdsOnActions } from '@test/kit/walks';
import { addressVisited } from '@/store/address.actions';
import {
  childrenShown,
  dismissed,
  iconFailed,
  languagesShown,
  linkFollowed,
  closeDelayPassed,
  menuOpened,
  overflowShown,
  pointerLeft,
  routeChanged,
  wentBack,
  initialNavigation,
  navigationSlice,
  type NavigationState,
} from '@/features/navigation/navigation.slice';
import {
  selectInSheet,
  selectMenuBy,
  selectMenuStep,
  selectShownMenu,
  type MenuStep,
} from '@/features/navigation/navigation.selectors';
import { navigationFeature } from '@/features/navigation/navigation.feature';
import { pageShown } from '@/store/context';

const visit = () => {
  const run = runFeature(navigationFeature);
  return { run, menu: run.state };
};
const hover = (entry: string) => childrenShown({ entry, by: 'hover' });
const begun = pageShown({ path: '/kop-bil', first: true });
const press = (entry: string) => childrenShown({ entry, by: 'press' });

describe('the menu', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['what is open', false, 200],
    ['an entry with something below it for one without', true, 600],
  ])('B-02 a pointer that left %s closes after its time', async (_what, childless, ms) => {
    const { run, menu } = visit();
    run.dispatch(hover('0'));
    run.dispatch(pointerLeft({ childless }));
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(selectMenuStep(menu())).toBe('leaving');
    expect(selectShownMenu(menu())).toEqual({ kind: 'children', entry: '0' });
    await jest.advanceTimersByTimeAsync(1);
    expect(selectMenuStep(menu())).toBe('closed');
    expect(selectShownMenu(menu())).toBeNull();
    await run.end();
  });

  it('B-02 a pointer that comes back in time keeps it open', async () => {
    const { run, menu } = visit();
    run.dispatch(hover('0'));
    run.dispatch(pointerLeft({ childless: false }));
    await jest.advanceTimersByTimeAsync(199);
    run.dispatch(hover('0'));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(selectMenuStep(menu())).toBe('children');
    await run.end();
  });

  it('B-02 leaving the entry without children for nothing at all takes the short time again', async () => {
    const { run, menu } = visit();
    run.dispatch(hover('0'));
    run.dispatch(pointerLeft({ childless: true }));
    await jest.advanceTimersByTimeAsync(500);
    run.dispatch(pointerLeft({ childless: false }));
    await jest.advanceTimersByTimeAsync(199);
    expect(selectMenuStep(menu())).toBe('leaving');
    await jest.advanceTimersByTimeAsync(1);
    expect(selectMenuStep(menu())).toBe('closed');
    await run.end();
  });

  it('B-02 what was pressed open stays when the pointer leaves, also after passing over it', async () => {
    const { run, menu } = visit();
    run.dispatch(press('1'));
    run.dispatch(hover('1'));
    run.dispatch(pointerLeft({ childless: false }));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(selectMenuStep(menu())).toBe('children');
    expect(selectMenuBy(menu())).toBe('press');
    await run.end();
  });

  it.each([
    ['overflow', overflowShown({ by: 'hover' })],
    ['languages', languagesShown({ by: 'hover' })],
  ] as const)('B-02 the list of %s opens and closes alike', async (step, shown) => {
    const { run, menu } = visit();
    run.dispatch(shown);
    expect(selectMenuStep(menu())).toBe(step);
    run.dispatch(wentBack());
    expect(selectMenuStep(menu())).toBe('closed');
    await run.end();
  });

  it.each([
    ['another page', pageShown({ path: '/om-oss', first: false })],
    ['a move in place', addressVisited({ address: '/kop-bil/1', entry: 'a', view: 'carDetail', by: 'person' })],
  ])('B-02 %s closes it and resets its position', async (_what, action) => {
    const { run, menu } = visit();
    run.dispatch(pageShown({ path: '/', first: true }));
    run.dispatch(menuOpened());
    run.dispatch(press('0'));
    run.dispatch(press('0.1'));
    run.dispatch(action);
    expect(menu().navigation).toMatchObject({ ...initialNavigation, flow: { value: 'closed' } });
    expect(run.actions.map(({ type }) => type)).toContain(routeChanged.type);
    await run.end();
  });

  it.each([
    ['the page that a visit begins with', [], pageShown({ path: '/kop-bil', first: true })],
    ['the same page fetched again', [begun], pageShown({ path: '/kop-bil', first: false })],
    [
      'another query',
      [begun],
      addressVisited({ address: '/kop-bil?car_fuel=El', entry: 'a', view: 'carList', by: 'person' }),
    ],
  ])('B-02 %s leaves it open', async (_what, earlier, action) => {
    const { run, menu } = visit();
    for (const before of earlier) run.dispatch(before);
    run.dispatch(menuOpened());
    run.dispatch(action);
    expect(selectMenuStep(menu())).toBe('open');
    await run.end();
  });

  it('B-02 a closed menu ignores other pages', async () => {
    const { run } = visit();
    run.dispatch(pageShown({ path: '/', first: true }));
    run.dispatch(pageShown({ path: '/om-oss', first: false }));
    expect(run.actions.map(({ type }) => type)).not.toContain(routeChanged.type);
    await run.end();
  });

  it('B-05 a step back of the browser leads up in the sheet, level by level, and closes it', async () => {
    const { run, menu } = visit();
    run.dispatch(menuOpened());
    run.dispatch(press('0'));
    run.dispatch(press('0.1'));
    const seen = [];
    while (seen.length < 4) {
      run.ports.address.back();
      seen.push([selectInSheet(menu()), selectShownMenu(menu())]);
    }
    expect(seen).toEqual([
      [true, { kind: 'children', entry: '0' }],
      [true, null],
      [false, null],
      [false, null],
    ]);
    expect(run.actions.filter(wentBack.match)).toHaveLength(3);
    await run.end();
  });

  it.each([
    ['a press elsewhere', dismissed(), [false]],
    ['a link', linkFollowed(), [true]],
  ])('B-05 the sheet closed by %s gives the step back free', async (_how, action, replaced) => {
    const released: boolean[] = [];
    const address = fakePorts().address;
    const ports = fakePorts({
      address: {
        ...address,
        holdBack:
          () =>
          (isReplaced = false) =>
            void released.push(isReplaced),
      },
    });
    const run = runFeature(navigationFeature, { ports });
    run.dispatch(menuOpened());
    expect(released).toEqual([]);
    run.dispatch(action);
    expect(released).toEqual(replaced);
    await run.end();
  });

  it('B-05 the sheet of narrow screens leads down and back, level by level', async () => {
    const { run, menu } = visit();
    run.dispatch(menuOpened());
    run.dispatch(press('0'));
    run.dispatch(press('0.2'));
    const seen = [selectShownMenu(menu())];
    for (const _ of [1, 2, 3]) {
      run.dispatch(wentBack());
      seen.push(selectShownMenu(menu()));
    }
    expect(seen).toEqual([{ kind: 'children', entry: '0.2' }, { kind: 'children', entry: '0' }, null, null]);
    expect(selectMenuStep(menu())).toBe('closed');
    expect(selectInSheet(menu())).toBe(false);
    await run.end();
  });

  it('B-12 an icon that did not come is reported', async () => {
    const { run } = visit();
    run.dispatch(iconFailed({ name: 'bildagbok' }));
    expect(run.ports.telemetry.errors).toEqual([
      { where: 'icon', message: "The icon 'bildagbok' could not be loaded." },
    ]);
    await run.end({ errors: 1 });
  });

  it('B-02 on every random walk a closed menu shows nothing, and an open one its panel', () => {
    const actions = [
      menuOpened(),
      hover('0'),
      press('0'),
      press('0.1'),
      overflowShown({ by: 'hover' }),
      languagesShown({ by: 'press' }),
      pointerLeft({ childless: false }),
      closeDelayPassed(),
      wentBack(),
      dismissed(),
      routeChanged(),
    ] as const;
    const shows: Record<MenuStep, readonly (string | undefined)[]> = {
      closed: [undefined],
      open: [undefined],
      children: ['children'],
      overflow: ['overflow'],
      languages: ['languages'],
      leaving: ['children', 'overflow', 'languages'],
    };
    holdsOnActions<NavigationState>(navigationSlice.reducer, actions, ({ flow, shown, narrow }) => {
      expect(shows[flow.value]).toContain(shown?.kind);
      expect([flow.value !== 'closed' || !narrow, flow.value !== 'open' || narrow]).toEqual([true, true]);
    });
  });

  it('B-02 reads as closed where the feature is not attached', () => {
    expect(selectMenuStep(rootState())).toBe('closed');
  });
});
