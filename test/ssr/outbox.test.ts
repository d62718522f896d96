import { SERVICES_KEY, type OpenServices } from '@/server/app';
import { demoToolsOpenTo } from '@/server/http/clientAddress';
import { latestMessages } from '@/ssr/outbox';

const services = (outbox: unknown) =>
  Reflect.set(globalThis, SERVICES_KEY, { app: {}, outbox } as unknown as OpenServices);
afterEach(() => void Reflect.deleteProperty(globalThis, SERVICES_KEY));

const MESSAGES = [{ id: 'one' }];
const seenBy = (remoteAddress: string | undefined, forwardedFor?: string) =>
  latestMessages({
    socket: { remoteAddress } as Parameters<typeof latestMessages>[0]['socket'],
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  });

describe('the outbox of demo mode', () => {
  it('M-03 is for the server’s own machine, whatever proxies are on it', async () => {
    services({ isOpenTo: demoToolsOpenTo('local'), latest: async () => MESSAGES });
    expect(await seenBy('::ffff:127.0.0.1', '127.0.0.1')).toBe(MESSAGES);
    expect(await seenBy('192.168.1.20')).toBe('elsewhere');
    expect(await seenBy('127.0.0.1', '203.0.113.5')).toBe('elsewhere');
    expect(await seenBy(undefined)).toBe('elsewhere');
  });

  it('M-03 is for the network where that is set, and there is none in live mode', async () => {
    services({ isOpenTo: demoToolsOpenTo('network'), latest: async () => MESSAGES });
    expect(await seenBy('192.168.1.20')).toBe(MESSAGES);
    services(undefined);
    expect(await seenBy('127.0.0.1')).toBeNull();
  });
});
