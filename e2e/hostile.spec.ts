import { once } from 'node:events';
import { connect } from 'node:net';
import { directoryAddress, siteAddress } from './kit/addresses';
import { expect, test } from './kit/fixtures';
import { requestHost } from './kit/http';

const HOST = 'car-store-se.localhost';
const { port } = new URL(directoryAddress);

/** What a connection receives until the server closes it. */
async function untilClosed(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  // A reset closes the connection as well.
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return received;
}

test('M-03 no address keeps the connection of an upgrade, of CONNECT or of an unknown expectation open', async () => {
  const host = `Host: ${HOST}:${port}`;
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AA=='];
  const paths = ['/', '/_next/x', '/_next/hmr', '/_next/static/x.js', '/api/search', '/-/jssmedia/x', '/no/such/page'];
  await Promise.all(
    paths.flatMap((path) => Array.from({ length: 5 }, () => untilClosed([`GET ${path} HTTP/1.1`, host, ...upgrade]))),
  );
  await untilClosed([`CONNECT ${HOST}:443 HTTP/1.1`, host]);
  expect(await untilClosed(['GET / HTTP/1.1', host, 'Expect: miracles', 'Connection: close'])).toMatch(
    /^HTTP\/1\.1 417 /,
  );
});

test('A-16 the editor’s entry and exit lead to pages of the site alone', async ({ request }) => {
  for (const route of [
    '/%09/elsewhere.example',
    '//elsewhere.example',
    '/%5Celsewhere.example',
    '/.//elsewhere.example',
  ])
    for (const [action, options] of [
      [`open?route=${route}`, {}],
      [
        'leave',
        {
          method: 'POST',
          headers: { origin: siteAddress('car-store-se'), 'content-type': 'application/x-www-form-urlencoded' },
          data: `route=${route}`,
        },
      ],
    ] as const) {
      const response = await requestHost(request, HOST, `/api/editing/${action}`, options);
      expect(response.status(), `${action} ${route}`).toBe(200);
      expect(`${response.headers().location ?? ''}${await response.text()}`, `${action} ${route}`).not.toContain(
        'elsewhere',
      );
    }
});
