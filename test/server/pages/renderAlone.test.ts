import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { renderAlone, type Render } from '@/server/pages/renderAlone';

const given = { url: '/kop-bil?page=2', headers: { host: 'car-store-se.localhost', 'user-agent': 'forecourt' } };

describe('a page rendered without a connection', () => {
  it('M-03 gets the given headers alone, and an empty body', async () => {
    const page = await renderAlone(async (request, response) => {
      const body = await request.toArray();
      response.end(
        JSON.stringify([request.method, request.url, request.headers, request.socket.remoteAddress, body.length]),
      );
    }, given);
    expect(JSON.parse(page.body.toString())).toEqual(['GET', given.url, given.headers, '127.0.0.1', 0]);
  });

  it('M-03 has every header, also those that come with the status alone, and every part of the body', async () => {
    const page = await renderAlone(async (_request, response) => {
      response.writeHead(404, { 'Set-Cookie': ['a=1', 'b=2'], 'Cache-Control': 'no-store' });
      response.write('Mörk ');
      response.write(Buffer.from('blå '));
      response.write('c3a5', 'hex');
      expect(response.headersSent).toBe(true);
      response.end('!', () => undefined);
    }, given);
    expect([page.status, page.headers, page.body.toString()]).toEqual([
      404,
      { 'set-cookie': ['a=1', 'b=2'], 'cache-control': 'no-store' },
      'Mörk blå å!',
    ]);
  });

  it('G-01 takes a stream, and emits its end, as a response of a connection does', async () => {
    const closed: boolean[] = [];
    let piped = Promise.resolve();
    const page = await renderAlone(async (_request, response) => {
      response.once('close', () => closed.push(response.writableEnded, response.writableFinished));
      piped = pipeline(Readable.from(['one ', 'two']), response);
      await piped;
    }, given);
    expect(page.body.toString()).toBe('one two');
    await piped;
    expect(closed).toEqual([true, true]);
  });

  it('M-03 fails where the renderer fails or breaks off its response', async () => {
    const broken: Render = async (_request, response) => {
      response.write('half');
      response.destroy();
    };
    await expect(renderAlone(broken, given)).rejects.toThrow('broken off');
    await expect(
      renderAlone(async (_request, response) => void response.destroy(new Error('lost')), given),
    ).rejects.toThrow('lost');
    await expect(renderAlone(() => Promise.reject(new Error('no page')), given)).rejects.toThrow('no page');
  });
});
