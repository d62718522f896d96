import type { AddressMove } from '@/ports/address.port';
import { aTab, LIVE, route } from '@test/kit/aTab';

/** Resolves when all moves of the router are done. */
const settled = async () => {
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
};

describe("the address over Next's router", () => {
  it('J-07 reports changes of the fragment until unsubscribed, and reloads the page', () => {
    const { port, calls, entries, hashIsOther } = aTab('/min-bokning#one');
    const received: string[] = [];
    const stop = port.listenToFragment((fragment) => received.push(fragment));
    entries[0] = { as: '/min-bokning#two', state: null };
    hashIsOther();
    stop();
    hashIsOther();
    expect(received).toEqual(['two']);
    port.reload();
    expect(calls).toEqual([['reload']]);
  });

  describe('with a layer over the page', () => {
    const layered = async () => {
      const open = aTab('/kop-bil/alla');
      const moves: AddressMove[] = [];
      open.port.listen((move) => moves.push(move));
      await open.port.push('/kop-bil/alla?q=volvo', 'volvo');
      const backs: string[] = [];
      const release = open.port.holdBack('filter', () => backs.push('back'));
      await settled();
      return { ...open, moves, backs, release };
    };
    const addresses = ({ entries }: Pick<ReturnType<typeof aTab>, 'entries'>) => entries.map(({ as }) => as);

    it('F-05 a step back closes it and leaves the list', async () => {
      const { port, go, moves, backs, window } = await layered();
      expect(window.location.hash).toBe('#filter');
      expect(port.current().entry).toBe('volvo');
      expect(await go(-1)).toBe(false);
      await settled();
      expect(backs).toEqual(['back']);
      expect(moves).toEqual([]);
      expect(port.current()).toMatchObject({ address: '/kop-bil/alla?q=volvo', entry: 'volvo' });
    });

    it('F-05 the first step takes the place of the spare entry, and a step back undoes none', async () => {
      const { port, go, moves, backs, painted, ...rest } = await layered();
      for (const name of ['diesel', 'red']) {
        const step = port.pushSoon(`/kop-bil/alla?q=${name}`, name);
        painted();
        await step;
      }
      expect(addresses(rest)).toEqual([
        '/kop-bil/alla',
        '/kop-bil/alla?q=volvo',
        '/kop-bil/alla?q=diesel',
        '/kop-bil/alla?q=red',
      ]);
      await go(-1);
      await settled();
      expect(backs).toEqual(['back']);
      expect(moves).toEqual([]);
      expect(port.current()).toMatchObject({ address: '/kop-bil/alla?q=red', entry: 'red' });
      await go(-1);
      expect(moves).toMatchObject([{ address: '/kop-bil/alla?q=diesel', entry: 'diesel', by: 'history' }]);
    });

    it('B-05 a step back closes it on a page that follows no moves, too', async () => {
      const { port, go, window, ...rest } = aTab('/om-oss');
      const backs: string[] = [];
      port.holdBack('menu', () => backs.push('back'));
      await settled();
      expect(addresses(rest)).toEqual(['/om-oss', '/om-oss#menu']);
      expect(await go(-1)).toBe(false);
      await settled();
      expect([backs, window.location.hash]).toEqual([['back'], '']);
    });

    it('B-05 a link that is followed takes the place of the spare entry', async () => {
      const { port, go, window, ...rest } = aTab('/om-oss');
      const backs: string[] = [];
      const release = port.holdBack('menu', () => backs.push('back'));
      await settled();
      release(true);
      await settled();
      expect(window.location.hash).toBe('#menu');
      await port.replace('/kontakt', 'contact');
      expect(addresses(rest)).toEqual(['/om-oss', '/kontakt']);
      await go(-1);
      expect([backs, addresses(rest)[0]]).toEqual([[], '/om-oss']);
    });

    it('B-05 in a shared address with its fragment it adds no entry, and closed it leaves none', async () => {
      const { port, calls, ...rest } = aTab('/om-oss#menu');
      const release = port.holdBack('menu', () => undefined);
      await settled();
      release();
      await settled();
      expect([calls, addresses(rest)]).toEqual([[], ['/om-oss#menu']]);
    });

    it('B-05 opened again while the step back is under way it adds an entry', async () => {
      const { port, go, window, ...rest } = aTab('/om-oss');
      const release = port.holdBack('menu', () => undefined);
      await settled();
      let step = async (): Promise<boolean> => false;
      window.history.go = (steps) => {
        step = () => go(steps);
      };
      release();
      port.holdBack('menu', () => undefined);
      await step();
      await settled();
      expect([addresses(rest), window.location.hash]).toEqual([['/om-oss', '/om-oss#menu'], '#menu']);
    });

    it('B-05 its entry is known as spare until a link takes its place', async () => {
      const { port, entries } = aTab('/om-oss');
      const release = port.holdBack('menu', () => undefined);
      await settled();
      expect(entries[1]?.state).toMatchObject({ options: { spare: true } });
      release(true);
      await port.replace('/kontakt', 'contact');
      expect(entries[1]?.state).not.toMatchObject({ options: { spare: true } });
    });

    it('F-05 a step back before the move to the extra entry has ended is no error', async () => {
      const open = aTab('/kop-bil/alla');
      open.port.listen(() => undefined);
      open.overtake();
      const backs: string[] = [];
      open.port.holdBack('filter', () => backs.push('back'));
      await settled();
      await open.go(-1);
      await settled();
      expect(backs).toEqual(['back']);
    });

    it('F-05 closed otherwise, it removes the spare entry, and back and forward are free again', async () => {
      const { port, go, moves, backs, release } = await layered();
      release();
      await settled();
      expect(port.current()).toMatchObject({ address: '/kop-bil/alla?q=volvo', entry: 'volvo' });
      expect([moves, backs]).toEqual([[], []]);
      await go(1);
      expect(moves).toMatchObject([{ address: '/kop-bil/alla?q=volvo#filter', entry: 'volvo' }]);
      await go(-2);
      expect(moves).toMatchObject([{}, { address: '/kop-bil/alla' }]);
    });

    it('F-05 a move right after it was closed waits until the spare entry is left', async () => {
      const { port, go, release, window, ...rest } = await layered();
      let step = async (): Promise<boolean> => false;
      // A browser goes back in a task of its own, and from whatever entry is the current one then.
      window.history.go = (steps) => {
        step = () => go(steps);
      };
      release();
      const pushed = port.push('/kop-bil/1/a', 'car');
      await settled();
      await step();
      await pushed;
      expect(port.current()).toMatchObject({ address: '/kop-bil/1/a', entry: 'car' });
      expect(addresses(rest)).toEqual(['/kop-bil/alla', '/kop-bil/alla?q=volvo', '/kop-bil/1/a']);
    });

    it('F-05 closed after a step, it leaves the history as it is', async () => {
      const { port, moves, release, ...rest } = await layered();
      await port.push('/kop-bil/alla?q=red', 'red');
      release();
      await settled();
      expect(moves).toEqual([]);
      expect(port.current().entry).toBe('red');
      expect(addresses(rest)).toEqual(['/kop-bil/alla', '/kop-bil/alla?q=volvo', '/kop-bil/alla?q=red']);
    });
  });

  it('F-09 goes back by several entries', async () => {
    const { port } = aTab('/kop-bil/alla');
    const moves: AddressMove[] = [];
    port.listen((move) => moves.push(move));
    await port.push('/kop-bil/1/a', 'one.1');
    await port.push('/kop-bil/2/b', 'two.2');
    port.back(2);
    await settled();
    expect(moves).toMatchObject([{ address: '/kop-bil/alla', by: 'history' }]);
  });

  it('J-08 steps within a page are shallow moves of its own listener, back included', async () => {
    const { port, calls, go } = aTab('/boka', '/_sites/[site]/[locale]/[[...path]]');
    const [steps, others]: [AddressMove[], AddressMove[]] = [[], []];
    port.listen((move) => others.push(move));
    const stop = port.listenToSteps((move) => steps.push(move));
    await port.push('/boka#steg-2', 'booking-0-1');
    expect(calls).toEqual([['push', '/boka#steg-2', '/boka#steg-2', { shallow: true, scroll: false }]]);
    expect(await go(-1)).toBe(false);
    expect(await go(1)).toBe(false);
    expect(steps.map(({ address, entry }) => [address, entry])).toEqual([
      ['/boka', 'first'],
      ['/boka#steg-2', 'booking-0-1'],
    ]);
    expect(others).toEqual([]);
    await port.replace('/boka#klar', 'booking-5');
    expect(port.current()).toMatchObject({ address: '/boka#klar', entry: 'booking-5' });
    stop();
    // A listener that moves on at once has the last word with the router.
    const end = port.listenToSteps(() => void port.replace('/boka#slut', 'booking-5'));
    await go(-1);
    await settled();
    expect(calls.at(-1)?.[1]).toBe('/boka#slut');
    end();
    expect(await go(1)).toBe(true);
  });

  it('J-08 K-01 a step back overtakes a step that is in the bar and not rendered: no error, and it keeps its name', async () => {
    const { port, go, drawSlowly } = aTab('/boka', '/_sites/[site]/[locale]/[[...path]]');
    const steps: AddressMove[] = [];
    port.listenToSteps((move) => steps.push(move));
    await port.push('/boka#steg-2', 'booking-0-1');
    drawSlowly();
    const pushed = port.push('/boka#steg-3', 'booking-0-1-2');
    await go(-1);
    await pushed;
    await go(1);
    expect(steps.map(({ address, entry }) => [address, entry])).toEqual([
      ['/boka#steg-2', 'booking-0-1'],
      ['/boka#steg-3', 'booking-0-1-2'],
    ]);
  });

  it('J-08 K-01 after a reload a step back finds the name that the page before wrote, before it is rendered', async () => {
    const { port, go, entries, drawSlowly } = aTab('/boka', '/_sites/[site]/[locale]/[[...path]]', 'booking-0');
    await port.push('/boka#steg-2', 'booking-0-1');
    entries[0] = { as: '/boka', state: { __N: true, key: 'router-7', entry: 'booking-0-of-before' } };
    port.listenToSteps(() => undefined);
    drawSlowly();
    await go(-1);
    expect(port.current()).toMatchObject({ address: '/boka', entry: 'booking-0-of-before' });
  });

  it('F-01 moves within the live page shallowly and names the entry', async () => {
    const { port, calls } = aTab('/kop-bil/alla');
    await port.push('/kop-bil/alla?q=volvo', 'entry-1');
    expect(calls).toEqual([
      ['push', route('/kop-bil/alla?q=volvo'), '/kop-bil/alla?q=volvo', { shallow: true, scroll: false }],
    ]);
    expect(port.current()).toEqual({ address: '/kop-bil/alla?q=volvo', entry: 'entry-1', by: 'person' });
  });

  it("F-01 keeps the router's own part of the history state", async () => {
    const { port, entries, painted } = aTab('/kop-bil/alla');
    await port.push('/kop-bil/alla?q=volvo', 'entry-1');
    painted();
    expect(entries[1]?.state).toMatchObject({ __N: true, as: '/kop-bil/alla?q=volvo', entry: 'entry-1' });
  });

  it('F-03 writes the name while the page goes away, if it was not written yet: a reload right after a step', async () => {
    const { port, entries, leave, painted } = aTab('/kop-bil/alla');
    await port.push('/kop-bil/alla?q=volvo', 'entry-1');
    leave();
    expect(entries[1]?.state).toMatchObject({ __N: true, entry: 'entry-1' });
    const written = entries[1]?.state;
    painted();
    leave();
    expect(entries[1]?.state).toBe(written);
  });

  it('F-01 has the entry at once, and writes its name after the paint', async () => {
    const { port, entries, painted, go } = aTab('/kop-bil/alla');
    await port.push('/kop-bil/alla?q=volvo', 'entry-1');
    expect(port.current().entry).toBe('entry-1');
    expect(entries[1]?.state).not.toHaveProperty('entry');
    // A move before that writes it first: the entry can't be written afterwards.
    await port.push('/kop-bil/alla?q=kia', 'entry-2');
    painted();
    expect(entries.map(({ state }) => Reflect.get(Object(state), 'entry'))).toEqual([undefined, 'entry-1', 'entry-2']);
    port.listen(() => undefined);
    await go(-1);
    expect(port.current().entry).toBe('entry-1');
  });

  it('F-01 has a step of pushSoon at once, and writes it with its name after the paint', async () => {
    const { port, calls, entries, painted } = aTab('/kop-bil/alla');
    const written = port.pushSoon('/kop-bil/alla?q=volvo', 'entry-1');
    expect(port.current()).toEqual({ address: '/kop-bil/alla?q=volvo', entry: 'entry-1', by: 'person' });
    expect(calls).toEqual([]);
    painted();
    expect(port.current()).toMatchObject({ address: '/kop-bil/alla?q=volvo', entry: 'entry-1' });
    await written;
    expect(entries.map(({ as }) => as)).toEqual(['/kop-bil/alla', '/kop-bil/alla?q=volvo']);
    painted();
    expect(entries[1]?.state).toMatchObject({ entry: 'entry-1' });
    expect(port.current()).toMatchObject({ address: '/kop-bil/alla?q=volvo', entry: 'entry-1' });
  });

  it.each(['pointerdown', 'keydown', 'click'] as const)(
    'F-01 writes a step that waits before %s leads to anything',
    async (act) => {
      const { port, entries, act: does, painted } = aTab('/kop-bil/alla');
      const written = port.pushSoon('/kop-bil/alla?q=volvo', 'entry-1');
      does(act);
      await written;
      expect(entries.map(({ as }) => as)).toEqual(['/kop-bil/alla', '/kop-bil/alla?q=volvo']);
      painted();
      expect(entries).toHaveLength(2);
    },
  );

  it('F-01 writes steps in the order in which they were taken, each an entry of its own', async () => {
    const { port, entries, painted } = aTab('/kop-bil/alla');
    void port.pushSoon('/kop-bil/alla?q=volvo', 'entry-1');
    void port.pushSoon('/kop-bil/alla?q=kia', 'entry-2');
    await port.push('/kop-bil/alla?q=opel', 'entry-3');
    void port.pushSoon('/kop-bil/alla?q=fiat', 'entry-4');
    await port.replace('/kop-bil/alla?q=fiat&page=2');
    painted();
    expect(entries.map(({ as }) => as)).toEqual([
      '/kop-bil/alla',
      '/kop-bil/alla?q=volvo',
      '/kop-bil/alla?q=kia',
      '/kop-bil/alla?q=opel',
      '/kop-bil/alla?q=fiat&page=2',
    ]);
    expect(port.current()).toMatchObject({ address: '/kop-bil/alla?q=fiat&page=2', entry: 'entry-4' });
  });

  it('F-01 does not wait for rendering: the next move finds the step in the bar, and the step keeps its name', async () => {
    const { port, entries, act, painted, drawSlowly, drawing, leave } = aTab('/kop-bil/alla');
    drawSlowly();
    void port.pushSoon('/kop-bil/alla?q=volvo', 'entry-1');
    painted();
    await settled();
    const second = port.pushSoon('/kop-bil/alla?q=kia', 'entry-2');
    act('pointerdown');
    await settled();
    expect(entries.map(({ as }) => as)).toEqual(['/kop-bil/alla', '/kop-bil/alla?q=volvo', '/kop-bil/alla?q=kia']);
    expect(entries[1]?.state).toMatchObject({ entry: 'entry-1' });
    // A reload before the second is rendered.
    leave();
    expect(entries[2]?.state).toMatchObject({ entry: 'entry-2' });
    drawing.forEach((resolve) => resolve());
    await second;
    expect(port.current()).toMatchObject({ address: '/kop-bil/alla?q=kia', entry: 'entry-2' });
  });

  it('F-01 lets back overtake a step that was not written yet, also while the previous one is rendered', async () => {
    for (const slowly of [false, true]) {
      const { port, entries, go, painted, drawSlowly, drawing } = aTab('/kop-bil/alla');
      const received: AddressMove[] = [];
      port.listen((move) => received.push(move));
      if (slowly) drawSlowly();
      void port.push('/kop-bil/alla?q=volvo', 'entry-1');
      await settled();
      const dropped = port.pushSoon('/kop-bil/alla?q=kia', 'entry-2');
      await go(-1);
      await dropped;
      drawing.forEach((resolve) => resolve());
      painted();
      await settled();
      expect(received).toMatchObject([{ address: '/kop-bil/alla', by: 'history' }]);
      expect(entries.map(({ as }) => as)).toEqual(['/kop-bil/alla', '/kop-bil/alla?q=volvo']);
      expect(port.current()).toMatchObject({ address: '/kop-bil/alla' });
    }
  });

  it('F-01 rejects a push that the browser refused, and continues with the next', async () => {
    const { port, entries, painted, refuse } = aTab('/kop-bil/alla');
    refuse(true);
    const written = port.pushSoon('/kop-bil/alla?q=volvo', 'entry-1');
    painted();
    await expect(written).rejects.toThrow('too many moves');
    expect(port.current()).toMatchObject({ address: '/kop-bil/alla' });
    refuse(false);
    await port.push('/kop-bil/alla?q=kia', 'entry-2');
    expect(entries.map(({ as }) => as)).toEqual(['/kop-bil/alla', '/kop-bil/alla?q=kia']);
  });

  it("F-01 keeps the entry's name when its address is replaced", async () => {
    const { port } = aTab('/kop-bil/alla');
    await port.push('/kop-bil/alla?sida=2', 'entry-1');
    await port.replace('/kop-bil/alla?sida=3');
    expect(port.current()).toEqual({ address: '/kop-bil/alla?sida=3', entry: 'entry-1', by: 'person' });
  });

  it("F-01 reports back and forward with the entry's name, keeps the router in step, and the name with it", async () => {
    const { port, go, calls } = aTab('/kop-bil/alla');
    const moves: AddressMove[] = [];
    port.listen((move) => moves.push(move));
    await port.push('/kop-bil/alla?q=volvo', 'entry-1');
    await port.push('/kop-bil/12345/volvo', 'entry-2');
    expect(await go(-1)).toBe(false);
    expect(moves).toEqual([{ address: '/kop-bil/alla?q=volvo', entry: 'entry-1', by: 'history' }]);
    expect(calls.at(-1)).toEqual([
      'replace',
      route('/kop-bil/alla?q=volvo'),
      '/kop-bil/alla?q=volvo',
      { shallow: true, scroll: false },
    ]);
    expect(port.current().entry).toBe('entry-1');
    expect(await go(-1)).toBe(false);
    expect(moves[1]).toEqual({ address: '/kop-bil/alla', entry: 'first', by: 'history' });
  });

  it.each<[string, string, string]>([
    ['an address of another page', '/om-oss', LIVE],
    ['the way back into the live page from another', '/kop-bil/alla', '/_sites/[site]/[locale]/[[...path]]'],
  ])('F-01 leaves %s to the router', async (_, target, pathname) => {
    const { port, go, calls } = aTab('/kop-bil/x', pathname);
    const moves: AddressMove[] = [];
    port.listen((move) => moves.push(move));
    await port.push(target, 'entry-1');
    expect(calls).toEqual([['push', target, undefined, undefined]]);
    await go(-1);
    await port.push('/om-oss', 'entry-2');
    expect(await go(0)).toBe(true);
    expect(moves.filter(({ address }) => address === '/om-oss')).toEqual([]);
  });

  it('F-01 leaves every move to the router without listeners', async () => {
    const { port, go } = aTab('/kop-bil/alla');
    const stop = port.listen(() => undefined);
    await port.push('/kop-bil/alla?q=volvo', 'entry-1');
    stop();
    expect(await go(-1)).toBe(true);
  });

  it('F-01 does not name an entry that a later move has taken over', async () => {
    const { port } = aTab('/kop-bil/alla');
    const slow = port.push('/kop-bil/alla?q=a', 'entry-a');
    await port.push('/kop-bil/alla?q=b', 'entry-b');
    await slow;
    expect(port.current()).toEqual({ address: '/kop-bil/alla?q=b', entry: 'entry-b', by: 'person' });
  });

  it('F-01 names an entry whose address is in the bar, even if the router reports its move as overtaken', async () => {
    const { port, spoil } = aTab('/kop-bil/alla');
    spoil();
    await port.push('/kop-bil/alla?q=a', 'entry-a');
    expect(port.current()).toEqual({ address: '/kop-bil/alla?q=a', entry: 'entry-a', by: 'person' });
  });

  it('J-08 a name is not restored on the entry to which the visitor went before this code had come', () => {
    const { port } = aTab('/boka#steg-4', LIVE, 'booking-0-1', 'booking-0-1-2-3');
    expect(port.current().entry).toBe('booking-0-1-2-3');
  });

  it('F-03 restores the name that an entry had before the page was reloaded', async () => {
    const { port, go, entries } = aTab('/kop-bil/alla', LIVE, 'entry-7');
    expect(port.current().entry).toBe('entry-7');
    expect(entries[0]?.state).toMatchObject({ __N: true, key: 'router-0', entry: 'entry-7' });
    await port.push('/kop-bil/alla?q=volvo', 'entry-8');
    await go(-1);
    expect(port.current().entry).toBe('entry-7');
  });

  it('F-03 L-02 keeps it where the router overwrites the entry of an address with a query, and writes it again', async () => {
    const { port, entries, leave } = aTab('/salj-bil?car=1#steg-3', LIVE, 'sell-0-1-2');
    const byRouter = { as: '/salj-bil?car=1#steg-3', state: { __N: true, key: 'router-0' } };
    entries[0] = byRouter;
    expect(port.current().entry).toBe('sell-0-1-2');
    port.back(0);
    expect(entries[0].state).toMatchObject({ key: 'router-0', entry: 'sell-0-1-2' });
    entries[0] = byRouter;
    leave();
    expect(entries[0].state).toMatchObject({ key: 'router-0', entry: 'sell-0-1-2' });
  });

  it('F-03 identifies an unnamed entry by the key of the router', () => {
    const { port, entries } = aTab('/kop-bil/alla');
    entries[0] = { as: '/kop-bil/alla', state: { __N: true, key: 'router-9' } };
    expect(port.current().entry).toBe('router-9');
  });

  it('F-01 reads and sets the scroll position', () => {
    const { port } = aTab('/kop-bil/alla');
    port.scrollTo(640);
    expect(port.scrollY()).toBe(640);
  });

  it('F-03 shows the top at once, and other places when the page has its height', () => {
    const { port, window } = aTab('/kop-bil/alla');
    const frames: (() => void)[] = [];
    window.requestAnimationFrame = (run) => frames.push(run);
    window.scrollTo({ top: 900 });
    port.scrollTo(0);
    expect(port.scrollY()).toBe(0);
    port.scrollTo(640);
    expect(port.scrollY()).toBe(0);
    while (frames.length > 0) frames.shift()?.();
    expect(port.scrollY()).toBe(640);
  });

  it('F-03 holds the place that it scrolled to while the page settles, until the next move', async () => {
    const { port, window, settling, go } = aTab('/kop-bil/alla');
    await port.push('/kop-bil/alla?q=volvo', 'entry-1');
    port.listen(() => undefined);
    port.scrollTo(640);
    window.scrollTo({ top: 696 });
    settling.forEach((again) => again());
    expect(port.scrollY()).toBe(640);
    port.scrollTo(900);
    expect(settling.size).toBe(1);
    await go(-1);
    expect(settling.size).toBe(0);
    port.scrollTo(0);
    expect(settling.size).toBe(0);
  });

  it('F-03 lets go of the place where the router goes back to another page', async () => {
    const { port, settling, go } = aTab('/');
    port.listen(() => undefined);
    await port.push('/kop-bil/alla', 'entry-1');
    port.scrollTo(640);
    expect(settling.size).toBe(1);
    expect(await go(-1)).toBe(true);
    expect(settling.size).toBe(0);
  });
});
