import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../test/server/messages/mailServer';
import { expect, test } from './kit/fixtures';
import { startOtherServer } from './kit/otherServer';
import { findCar } from './kit/stock';

const HOST = 'car-store-se.localhost';

interface LeadResponse {
  status: number;
  body: { reference?: string; error?: { code: string } };
}

/** POST to a site of another server; null where the connection ends without a response. */
const post = (
  port: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<LeadResponse | null> =>
  new Promise((resolve) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { host: `${HOST}:${port}`, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
        response.on('error', () => resolve(null));
      },
    );
    sent.on('error', () => resolve(null));
    sent.end(JSON.stringify(body));
  });

test('H-02 killed after a submission, sent again twice, with a dead mail server: one lead, delivered once', async ({
  request,
}) => {
  // A database is filled and a server started, twice, while other tests run.
  test.setTimeout(240_000);
  const { car_id: car } = await findCar(request, 'car-store-se', {
    filters: [{ name: 'car_is_sample', values: ['true'], not: true }],
  });
  const lead = {
    formName: 'contact',
    formSubmissionId: 'submission-of-a-killed-server',
    values: {
      car,
      name: 'Lena Svensson',
      phone: '070-174 06 05',
      email: 'lena@kund.example',
      message: 'Hej',
      quote: true,
    },
    check: { website: '', filledMs: 30_000 },
  };
  const gone = await startMailServer();
  await gone.close();
  const other = await startOtherServer({});
  try {
    // Whether it is stored yet or not, and whether the response arrives: the visitor sends again.
    const first = post(other.port, '/api/forms/comhub', lead);
    await pause(20);
    await other.kill();
    await first;

    await other.restart({ SMTP_URL: gone.url });
    const again = await Promise.all([1, 2].map(() => post(other.port, '/api/forms/comhub', lead)));
    expect(again.map((one) => one?.status)).toEqual([202, 202]);
    expect(again[0]?.body.reference).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(again[1]?.body).toEqual(again[0]?.body);

    const authorization = `Bearer ${other.operatorKey()}`;
    // In the weeks of the tire change, reminders wait there as text messages.
    const unsent = async (): Promise<{ id: string; state: string }[]> => {
      const listed = await request.get(`http://127.0.0.1:${other.port}/api/messages`, { headers: { authorization } });
      return (await listed.json()).messages.filter(({ channel }: { channel: string }) => channel === 'mail');
    };
    await expect
      .poll(async () => (await unsent()).map(({ state }) => state), { timeout: 30_000 })
      .toEqual(['failed', 'failed']);
    const mails = await startMailServer({}, undefined, gone.port);
    // The sender would wait for a minute: an operator has them sent now.
    const ids = (await unsent()).map(({ id }) => id);
    await post(other.port, '/api/messages/retry', { ids }, { authorization });
    await expect.poll(unsent, { timeout: 30_000 }).toEqual([]);
    expect(mails.received.filter(({ recipients }) => recipients[0] === 'lena@kund.example')).toHaveLength(1);
    expect(mails.received).toHaveLength(2);
    await mails.close();
  } finally {
    await other.stop();
  }
});
