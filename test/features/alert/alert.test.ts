import { fakeCookies, fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { addressVisited } from '@/store/address.actions';
import { alertFeature } from '@/features/alert/alert.feature';
import { cookieRead, dismissed } from '@/features/alert/alert.slice';
import { selectAlertStep, selectHiddenAlert } from '@/features/alert/alert.selectors';
import { shortHash } from '@/lib/shortHash';
import { pageShown } from '@/store/context';

const visit = (cookies: Record<string, string> = {}) => {
  const ports = fakePorts({ cookies: fakeCookies(cookies) });
  const run = runFeature(alertFeature, { ports });
  return { run, jar: ports.cookies.jar, alert: run.state };
};
const reads = (actions: readonly { type: string }[]) => actions.filter(({ type }) => type === cookieRead.type).length;

describe('the alert', () => {
  it.each([
    ['nothing', {}, null],
    ['what was dismissed today', { hideAlert: '1f3a9c' }, '1f3a9c'],
  ])('B-09 reads %s from the cookie', async (_what, cookies, hidden) => {
    const { run, alert } = visit(cookies);
    expect(selectHiddenAlert(alert())).toBe(hidden);
    expect(selectAlertStep(alert())).toBe('settled');
    await run.end();
  });

  it('B-09 stores a dismissal for one day, for that message only', async () => {
    const { run, jar, alert } = visit();
    run.dispatch(dismissed({ message: '1f3a9c' }));
    expect(jar.get('hideAlert')).toEqual({ value: '1f3a9c', days: 1 });
    expect(selectHiddenAlert(alert())).toBe('1f3a9c');
    expect(selectAlertStep(alert())).toBe('settled');
    await run.end();
  });

  it('B-09 the cookie is read again after each navigation, and a message is shown again after a day', async () => {
    const { run, jar, alert } = visit({ hideAlert: '1f3a9c' });
    jar.delete('hideAlert');
    run.dispatch(pageShown({ path: '/om-oss', first: false }));
    expect(selectHiddenAlert(alert())).toBeNull();
    jar.set('hideAlert', { value: 'zzz', days: 1 });
    run.dispatch(addressVisited({ address: '/kop-bil/123456/volvo', entry: 'a', view: 'carDetail', by: 'person' }));
    expect(selectHiddenAlert(alert())).toBe('zzz');
    await run.end();
  });

  it('B-09 the first page and another query are no change of page', async () => {
    const { run } = visit();
    run.dispatch(pageShown({ path: '/kop-bil', first: true }));
    expect(reads(run.actions)).toBe(1);
    run.dispatch(addressVisited({ address: '/kop-bil?car_fuel=El', entry: 'a', view: 'carList', by: 'person' }));
    expect(reads(run.actions)).toBe(2);
    run.dispatch(addressVisited({ address: '/kop-bil?car_fuel=Diesel', entry: 'a', view: 'carList', by: 'person' }));
    expect(reads(run.actions)).toBe(2);
    await run.end();
  });
});

describe('the short hash', () => {
  it('B-09 is short, the same everywhere, and differs between messages', () => {
    expect(shortHash('')).toBe('ztntfp');
    const texts = ['Öppet hus', 'Öppet hus ', 'öppet hus', 'Stängt', '日曜日', 'a'.repeat(10_000)];
    const hashes = texts.map(shortHash);
    expect(new Set(hashes).size).toBe(texts.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-z]{1,7}$/);
    expect(texts.map(shortHash)).toEqual(hashes);
  });
});
