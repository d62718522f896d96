import { fragmentOf, trailOf } from '@/effects/stepTrail';
import { ok } from '@/errors/result';
import { bookingFeature } from '@/features/booking/booking.feature';
import { encodeBooking, STORAGE_KEY } from '@/features/booking/booking.persistence';
import { selectBooking, selectOpenStep } from '@/features/booking/booking.selectors';
import { bookingActions } from '@/features/booking/booking.slice';
import type { BookingState } from '@/features/booking/booking.state';
import type { AddressPort } from '@/ports/address.port';
import type { RootState } from '@/store/rootState';
import { aTab } from '@test/kit/aTab';
import { fakeAddress, fakePorts, fakeStorage, hangs } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { ADDONS, aResponseTo, aSlot, bookingIn, DRAFT, SERVICES, SOLNA, VOLVO } from './bookingKit';

const settled = async () => {
  for (let tick = 0; tick < 60; tick++) await Promise.resolve();
};

interface Options {
  saved?: BookingState;
  path?: string;
  holds?: boolean;
}

/** The booking's page in a tab, with what an earlier page of the visit saved. */
async function open({ path = '/boka', ...options }: Options = {}) {
  const tab = await openIn(fakeAddress(path), options);
  return {
    ...tab,
    forward: async () => {
      tab.address.forward();
      await settled();
    },
  };
}

async function openIn<A extends AddressPort>(address: A, { saved, holds = false }: Omit<Options, 'path'> = {}) {
  const ports = fakePorts({
    address,
    session: fakeStorage(saved ? { [STORAGE_KEY]: encodeBooking(saved) } : {}),
    workshop: {
      car: async () => ok(VOLVO),
      services: async () => ok(SERVICES),
      addons: async () => ok(ADDONS),
      prices: async () => ok([]),
      hasBrand: async () => ok(true),
      hold: holds ? hangs() : async () => ok(null),
      release: async () => ok(null),
      book: async ({ request }) => ok(aResponseTo({ request })),
    },
  });
  const run = runFeature(bookingFeature, { ports, state: { context: aContext() } });
  run.dispatch(bookingActions.entered());
  await settled();
  const go = async (...actions: ReturnType<(typeof bookingActions)[keyof typeof bookingActions]>[]) => {
    for (const action of actions) {
      run.dispatch(action);
      await settled();
    }
  };
  return {
    ...run,
    address,
    go,
    back: async () => {
      address.back(1);
      await settled();
    },
    /** 'choosingTime at /boka#steg-4' */
    now: () => `${selectBooking(run.state() as RootState).flow.value} at ${address.current().address}`,
    step: () => selectOpenStep(run.state() as RootState),
  };
}

const toTime = [
  bookingActions.identified({ registrationNumber: 'ABC123', location: SOLNA }),
  bookingActions.serviceToggled({ code: 'SMALL' }),
  bookingActions.servicesChosen(),
  bookingActions.addonsSkipped(),
];

describe('the steps of a booking in the history of the browser', () => {
  it('J-08 back opens the step before, and forward the one after', async () => {
    const tab = await open();
    await tab.go(...toTime);
    expect(tab.now()).toBe('choosingTime at /boka#steg-4');
    await tab.back();
    expect(tab.now()).toBe('choosingAddons at /boka#steg-3');
    await tab.back();
    expect(tab.now()).toBe('choosingServices at /boka#steg-2');
    await tab.back();
    expect(tab.now()).toBe('identifying at /boka');
    await tab.forward();
    await tab.forward();
    await tab.forward();
    expect(tab.now()).toBe('choosingTime at /boka#steg-4');
    expect(tab.address.entries).toHaveLength(4);
    await tab.end();
  });

  it('J-08 issue 21: the address of a page that is still loading is left as it is', async () => {
    const tab = await open();
    await tab.go(...toTime);
    await tab.address.push('/min-bokning#token', 'link');
    await tab.go(bookingActions.slotChosen(aSlot()));
    expect(tab.address.entries.map(({ address }) => address)).toEqual([
      '/boka',
      '/boka#steg-2',
      '/boka#steg-3',
      '/boka#steg-4',
      '/min-bokning#token',
    ]);
    await tab.end();
  });

  it('J-08 of quick steps back or forward the last one counts', async () => {
    const tab = await open();
    await tab.go(...toTime);
    tab.address.back();
    tab.address.back();
    await settled();
    expect(tab.now()).toBe('choosingServices at /boka#steg-2');
    tab.address.forward();
    tab.address.forward();
    await settled();
    expect(tab.now()).toBe('choosingTime at /boka#steg-4');
    expect(tab.address.entries).toHaveLength(4);
    await tab.end();
  });

  it('J-08 K-04 a step back before the further step is rendered opens the step before', async () => {
    const browser = aTab('/boka', '/_sites/[site]/[locale]/[[...path]]');
    const tab = await openIn(browser.port);
    await tab.go(...toTime);
    browser.drawSlowly();
    await tab.go(bookingActions.slotChosen(aSlot()));
    expect(tab.now()).toBe('contact at /boka#steg-5');
    await tab.back();
    expect(tab.now()).toBe('choosingTime at /boka#steg-4');
    browser.port.back(-1);
    await settled();
    expect(tab.now()).toBe('contact at /boka#steg-5');
    await tab.end();
  });

  it('J-08 a step opened by hand is the entry that it had, so that back never repeats steps', async () => {
    const tab = await open();
    await tab.go(...toTime, bookingActions.stepReopened({ step: 1 }));
    expect(tab.now()).toBe('choosingServices at /boka#steg-2');
    await tab.back();
    expect(tab.now()).toBe('identifying at /boka');
    await tab.end();
  });

  it('J-08 an entry whose step can not be opened is left again', async () => {
    const tab = await open();
    await tab.go(...toTime, bookingActions.slotChosen(aSlot()), bookingActions.slotCleared());
    expect(tab.now()).toBe('choosingTime at /boka#steg-4');
    await tab.forward();
    expect(tab.now()).toBe('choosingTime at /boka#steg-4');
    await tab.end();
  });

  it('J-08 back while the time is being reserved takes the choice back and stays', async () => {
    const tab = await open({ holds: true });
    await tab.go(...toTime, bookingActions.slotChosen(aSlot()));
    await tab.back();
    expect(tab.now()).toBe('choosingTime at /boka#steg-4');
    await tab.end();
  });

  it('J-08 back from the confirmation leaves the booking, forward never opens what is booked', async () => {
    const tab = await open();
    await tab.go(...toTime, bookingActions.slotChosen(aSlot()), bookingActions.contactSubmitted(DRAFT));
    expect(tab.now()).toBe('confirmed at /boka#klar');
    expect(tab.address.entries.indexOf(tab.address.current())).toBe(0);
    await tab.forward();
    expect(tab.now()).toBe('confirmed at /boka#klar');
    await tab.go(bookingActions.restarted());
    expect(tab.now()).toBe('identifying at /boka');
    expect(tab.address.entries.indexOf(tab.address.current())).toBe(0);
    await tab.end();
  });

  it('J-08 a return to the page by a link opens the saved step; back then leaves the page', async () => {
    const tab = await open({ saved: bookingIn('contact') });
    expect(tab.now()).toBe('contact at /boka#steg-5');
    expect(tab.address.entries).toHaveLength(1);
    await tab.end();
  });

  it('J-08 an address with a step opens that step, if the booking reached it', async () => {
    const reached = await open({ saved: bookingIn('contact'), path: '/boka#steg-4' });
    expect(reached.now()).toBe('choosingTime at /boka#steg-4');
    await reached.end();
    const earlier = await open();
    await earlier.go(...toTime, bookingActions.stepReopened({ step: 1 }));
    const saved = selectBooking(earlier.state() as RootState);
    await earlier.end();
    const further = await open({ saved, path: '/boka#steg-4' });
    expect(further.now()).toBe('choosingTime at /boka#steg-4');
    await further.end();
    const unknown = await open({ path: '/boka#steg-4' });
    expect(unknown.now()).toBe('identifying at /boka');
    await unknown.end();
  });

  it('J-08 after the block left the page, the history is not its own any more', async () => {
    const tab = await open();
    await tab.go(...toTime, bookingActions.left());
    await tab.back();
    expect(tab.step()).toBe(3);
    await tab.end();
  });

  it('J-08 an address holds the number of the step alone', () => {
    const steps = { name: 'booking', done: 5 };
    expect([0, 1, 2, 3, 4, 5].map((step) => fragmentOf(step, [0, 1, 2, 3, 4], steps.done))).toEqual([
      '',
      '#steg-2',
      '#steg-3',
      '#steg-4',
      '#steg-5',
      '#klar',
    ]);
    expect(trailOf({ entry: 'x', address: '/boka#steg-3' }, [0, 1, 3, 4], steps)).toEqual([3]);
    expect(trailOf({ entry: 'x', address: '/boka#steg-9' }, [0, 1, 3, 4], steps)).toEqual([0]);
    expect(trailOf({ entry: 'booking-0-1-3', address: '/boka' }, [0, 1, 3, 4], steps)).toEqual([0, 1, 3]);
  });
});
