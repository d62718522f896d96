import { outbox } from '@/server/database/schema';
import { DeliveryFailed, type Deliver } from '@/server/messages/delivery';
import { createOutbox } from '@/server/messages/outbox.store';
import { BACK_OFF_MINUTES } from '@/server/messages/sender';
import { onBothEngines } from '../database/engines';
import { startMailServer } from './mailServer';
import { DAY, mailTo, MINUTE, NOW, queue, senderOn } from './queue';

jest.setTimeout(60_000);

const smtpError = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });
const failing =
  (reason: string, isPermanent = false): Deliver =>
  async () => {
    throw new DeliveryFailed(reason, isPermanent);
  };

onBothEngines('the sender', ({ database }) => {
  const orm = () => database().orm;
  beforeEach(() => orm().delete(outbox));

  it('J-07 deletes messages 90 days after they were sent, those given up after a year, and no message that waits', async () => {
    const ended = (days: number) => new Date(NOW - days * DAY);
    const ids = await queue(
      orm(),
      ...[89, 91, 400].map((days) => ({ subject: `sent ${days}`, createdAt: ended(days), sentAt: ended(days) })),
      ...[91, 364, 366].map((days) => ({ subject: `dead ${days}`, createdAt: ended(days), deadAt: ended(days) })),
      // A reminder of a booking made long before.
      { subject: 'sent yesterday', createdAt: ended(200), sentAt: ended(1) },
      { subject: 'waiting', createdAt: ended(400), nextAttemptAt: new Date(NOW + DAY), expiresAt: new Date(NOW + DAY) },
    );
    const sender = senderOn(orm(), {});
    await sender.deleteOld();
    const subjects = async () => (await sender.outbox.latest(99)).map(({ subject }) => subject).toSorted();
    expect(await subjects()).toEqual(['dead 364', 'dead 91', 'sent 89', 'sent yesterday', 'waiting']);
    sender.clock.now += 2 * DAY;
    await sender.deleteOld();
    expect(await subjects()).toEqual(['dead 91', 'sent yesterday', 'waiting']);
    expect(ids).toHaveLength(8);
    await sender.close();
  });

  it('M-03 forgets after a day whose requests caused messages', async () => {
    await queue(
      orm(),
      ...[1, 23, 25, 200].map((hours) => ({
        subject: `${hours} hours`,
        device: 'a-hash',
        createdAt: new Date(NOW - (hours * DAY) / 24),
        nextAttemptAt: new Date(NOW + DAY),
        expiresAt: new Date(NOW + DAY),
      })),
    );
    const sender = senderOn(orm(), {});
    await sender.deleteOld();
    const rows = await orm().select({ subject: outbox.subject, device: outbox.device }).from(outbox);
    expect(
      rows
        .filter(({ device }) => device !== null)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['1 hours', '23 hours']);
    expect(rows).toHaveLength(4);
    await sender.close();
  });

  it('J-07 deletes old messages in batches, and those of another number of days where it is configured', async () => {
    await queue(
      orm(),
      ...Array.from({ length: 1_100 }, () => ({ createdAt: new Date(NOW - 9 * DAY), sentAt: new Date(NOW - 8 * DAY) })),
    );
    const sizes: number[] = [];
    const store = createOutbox(orm(), () => NOW);
    const sender = senderOn(
      orm(),
      {},
      {
        retentionDays: 7,
        outbox: {
          ...store,
          deleteOld: async (...given) => {
            const deleted = await store.deleteOld(...given);
            sizes.push(deleted);
            return deleted;
          },
        },
      },
    );
    // Begun when the sender was opened.
    await sender.deleteOld();
    expect(await sender.outbox.latest(9)).toEqual([]);
    expect(sizes).toEqual([500, 500, 100]);
    await sender.close();
  });

  it('J-07 makes ten attempts within two days, then stops; each attempt has the same message id', async () => {
    let isRefusing = true;
    const server = await startMailServer({
      onMailFrom: (_address, _session, callback) => callback(isRefusing ? smtpError('Not now', 451) : null),
    });
    const sender = senderOn(orm(), { mail: mailTo(server.url) });
    const [first = ''] = await queue(orm(), {});
    const [second = ''] = await queue(orm(), {});
    const attemptedAt: number[] = [];
    for (let minutes = 0; minutes <= 3 * 24 * 60; minutes = minutes + 1) {
      const before = sender.results.length;
      if (minutes === 0 || BACK_OFF_MINUTES.some((_, n) => minutes === sumOf(n + 1))) await sender.sendDue();
      if (sender.results.length > before) attemptedAt.push(minutes);
      sender.clock.now += MINUTE;
    }
    expect(attemptedAt).toEqual([0, ...BACK_OFF_MINUTES.map((_, n) => sumOf(n + 1))]);
    expect(attemptedAt.at(-1)).toBeLessThan(2 * 24 * 60);
    expect(sender.results.filter((result) => result === 'failed')).toHaveLength(18);
    expect(sender.results.filter((result) => result === 'dead')).toHaveLength(2);
    expect(await sender.outbox.counts()).toEqual({ waiting: 0, failed: 0, dead: 2 });
    expect(sender.lines.at(-1)).toEqual([
      {
        message: expect.stringMatching(/^[\da-f-]{36}$/),
        channel: 'mail',
        attempts: 10,
        reason: 'EENVELOPE 451 MAIL FROM',
      },
      'message given up',
    ]);

    isRefusing = false;
    expect(await sender.outbox.retry([first])).toBe(1);
    await sender.sendDue();
    expect(server.received.map(({ headers }) => headers.get('message-id'))).toEqual([`<${first}@nordvikbil.example>`]);
    expect(await sender.outbox.drop('dead')).toBe(1);
    expect((await sender.outbox.latest(9)).map(({ id }) => id)).toEqual([first]);
    expect(second).not.toBe(first);
    await sender.close();
    await server.close();
  });

  it('J-07 stops at once when the server refuses the recipient, and logs neither the recipient nor the server’s sentence', async () => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, callback) => callback(smtpError(`<${address}> unknown`, 550)),
    });
    const sender = senderOn(orm(), { mail: mailTo(server.url) });
    await queue(orm(), {});
    await sender.sendDue();
    expect(sender.results).toEqual(['dead']);
    expect(await sender.outbox.unsent(5)).toMatchObject([
      { state: 'dead', attempts: 1, lastError: 'EENVELOPE 550 RCPT TO' },
    ]);
    expect(JSON.stringify([sender.lines, sender.reported])).not.toMatch(/asa|bil\.example|unknown/);
    await sender.close();
    await server.close();
  });

  it.each<[string, Parameters<typeof startMailServer>[0], string, RegExp]>([
    [
      'a login that the server refuses',
      { onAuth: (_a, _s, callback) => callback(smtpError('no', 535)) },
      'user:pass@',
      /^EAUTH 535/,
    ],
    ['a password without encryption', {}, 'user:pass@', /^ETLS/],
  ])('J-07 tries again after %s', async (what, options, credentials, reason) => {
    const server = await startMailServer(options);
    const url = `smtp://${credentials}127.0.0.1:${server.port}${what.startsWith('a login') ? '?requireTLS=false' : ''}`;
    const sender = senderOn(orm(), { mail: mailTo(url) });
    await queue(orm(), {});
    await sender.sendDue();
    expect(sender.results).toEqual(['failed']);
    expect((await sender.outbox.unsent(1))[0]?.lastError).toMatch(reason);
    expect(server.received).toEqual([]);
    expect(JSON.stringify(sender.lines)).not.toContain('pass');
    await sender.close();
    await server.close();
  });

  it('J-07 aborts an attempt without response, and sends the same message again', async () => {
    let isHanging = true;
    const server = await startMailServer({}, () => (isHanging ? new Promise(() => undefined) : undefined));
    const sender = senderOn(orm(), { mail: mailTo(server.url) }, { attemptMs: 300 });
    await queue(orm(), {});
    await sender.sendDue();
    expect(sender.results).toEqual(['failed']);
    expect((await sender.outbox.unsent(1))[0]?.lastError).toBe('TIMEOUT');
    isHanging = false;
    await sender.sendDue();
    expect(server.received).toHaveLength(1);
    sender.clock.now += MINUTE;
    await sender.sendDue();
    expect(sender.results).toEqual(['failed', 'sent']);
    const [first, second] = server.received.map(({ headers }) => headers.get('message-id'));
    expect(second).toBe(first);
    await sender.close();
    await server.close();
  });

  it('J-07 five senders at once send each of fifty messages once', async () => {
    const received: string[] = [];
    const mail: Deliver = async ({ id }) => void received.push(id);
    const senders = Array.from({ length: 5 }, () => senderOn(orm(), { mail }));
    const ids = await queue(orm(), ...Array.from({ length: 50 }, () => ({})));
    await Promise.all(senders.map((sender) => sender.sendDue()));
    expect(received.toSorted()).toEqual(ids.toSorted());
    expect(await orm().$count(outbox)).toBe(50);
    expect(await createOutbox(orm()).counts()).toEqual({ waiting: 0, failed: 0, dead: 0 });
    await Promise.all(senders.map((sender) => sender.close()));
  });

  it('J-07 a claimed message is sent by another sender when the lease of the first has run out, whose later result changes nothing', async () => {
    const clock = { now: NOW };
    const store = createOutbox(orm(), () => clock.now);
    const received: string[] = [];
    const other = senderOn(orm(), { mail: async ({ id }) => void received.push(id) }, { clock });
    const [id = ''] = await queue(orm(), {});
    const claimed = await store.claim(['mail'], 3 * MINUTE);
    if (!claimed) throw new Error('none was due');
    await other.sendDue();
    expect(received).toEqual([]);
    clock.now += 3 * MINUTE;
    await other.sendDue();
    expect(received).toEqual([id]);
    expect(await store.failed(claimed, 'TIMEOUT', new Date(clock.now))).toBe(false);
    expect(await store.latest(1)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    await other.close();
  });

  it('J-07 messages of a channel without settings wait, and those of the other are sent', async () => {
    const sender = senderOn(orm(), { mail: async () => undefined });
    const [mail, sms] = await queue(orm(), {}, { channel: 'sms', recipient: '070 174 06 05' });
    await sender.sendDue();
    const states = new Map((await sender.outbox.latest(2)).map(({ id, state }) => [id, state]));
    expect([states.get(mail ?? ''), states.get(sms ?? '')]).toEqual(['sent', 'waiting']);
    await sender.close();
  });

  it('J-07 an expired message is dropped without an attempt; one that would be late is dropped after it', async () => {
    const received: string[] = [];
    const sender = senderOn(orm(), {
      mail: async ({ id }) => {
        received.push(id);
        throw new DeliveryFailed('HTTP 503', false);
      },
    });
    const [expired = '', expiring = ''] = await queue(
      orm(),
      { expiresAt: new Date(NOW) },
      { expiresAt: new Date(NOW + MINUTE) },
    );
    await sender.sendDue();
    expect(received).toEqual([expiring]);
    const errors = new Map((await sender.outbox.unsent(2)).map(({ id, state, lastError }) => [id, [state, lastError]]));
    expect([errors.get(expired), errors.get(expiring)]).toEqual([
      ['dead', 'EXPIRED'],
      ['dead', 'HTTP 503'],
    ]);
    await sender.close();
  });

  it('J-07 an operator’s command leaves a running attempt alone', async () => {
    const store = createOutbox(orm(), () => NOW);
    const [id = ''] = await queue(orm(), {});
    await store.claim(['mail'], MINUTE);
    expect([await store.retry([id]), await store.drop([id])]).toEqual([0, 0]);
    expect(await createOutbox(orm(), () => NOW + MINUTE).drop([id])).toBe(1);
  });

  it('J-07 a message queued while others are sent is sent, too', async () => {
    const sender = senderOn(orm(), {
      mail: async () => {
        if ((await orm().$count(outbox)) > 1) return;
        await queue(orm(), {});
        sender.wake();
      },
    });
    await queue(orm(), {});
    await sender.sendDue();
    expect(sender.results).toEqual(['sent', 'sent']);
    await sender.close();
  });

  it('J-07 closing finishes the running attempt, claims no other, and aborts one that hangs', async () => {
    let finish = (): void => undefined;
    let started = (): void => undefined;
    const hasStarted = new Promise<void>((resolve) => (started = resolve));
    const sender = senderOn(orm(), {
      mail: () =>
        new Promise((resolve) => {
          finish = resolve;
          started();
        }),
    });
    await queue(orm(), {});
    sender.wake();
    await hasStarted;
    await queue(orm(), { nextAttemptAt: new Date(NOW + MINUTE) });
    const closing = sender.close();
    sender.clock.now += MINUTE;
    finish();
    await closing;
    expect(sender.results).toEqual(['sent']);
    await sender.sendDue();
    expect(await sender.outbox.counts()).toEqual({ waiting: 1, failed: 0, dead: 0 });

    const hanging = senderOn(
      orm(),
      {
        mail: (_, signal) =>
          new Promise((_resolve, reject) => {
            const end = (): void => reject(signal.reason);
            if (signal.aborted) end();
            else signal.addEventListener('abort', end);
          }),
      },
      { closeMs: 50, clock: sender.clock },
    );
    hanging.wake();
    await hanging.close();
    expect(hanging.results).toEqual(['failed']);
    expect(hanging.reported).toEqual([]);
  });

  it('J-07 a defect while a message is made is reported without its content, and tried again', async () => {
    const sender = senderOn(orm(), {
      mail: async ({ recipient }) => {
        throw new TypeError(`${recipient} is no address`);
      },
    });
    await queue(orm(), {});
    await sender.sendDue();
    expect(sender.results).toEqual(['failed']);
    expect(sender.reported).toEqual([new Error('A mail could not be made: TypeError.')]);
    await sender.close();
  });

  it('J-07 a failure of the queue is reported, and the next run continues', async () => {
    const store = createOutbox(orm(), () => NOW);
    let isBroken = true;
    const sender = senderOn(
      orm(),
      { mail: async () => undefined },
      {
        outbox: { ...store, claim: (...how) => (isBroken ? Promise.reject(new Error('gone')) : store.claim(...how)) },
      },
    );
    await queue(orm(), {});
    await sender.sendDue();
    expect(new Set(sender.reported.map(String))).toEqual(new Set(['Error: gone']));
    isBroken = false;
    await sender.sendDue();
    expect(sender.results).toEqual(['sent']);
    await sender.close();
  });

  it('J-07 a permanent failure of a provider is not tried again', async () => {
    const sender = senderOn(orm(), { sms: failing('HTTP 422', true) });
    await queue(orm(), { channel: 'sms', expiresAt: new Date(NOW + DAY) });
    await sender.sendDue();
    expect(sender.results).toEqual(['dead']);
    await sender.close();
  });
});

/** Minutes from the first attempt to the one after so many waits. */
function sumOf(waits: number): number {
  return BACK_OFF_MINUTES.slice(0, waits).reduce((sum, minutes) => sum + minutes, 0);
}
