import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listener } from '../../src/tools/kit/listener';

type Handle = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** The listener behind a real port; files are there where their name says so. */
async function listening(handle: Handle, during: (ask: (path: string) => Promise<{ status: number; text: string }>) => Promise<void>): Promise<string[]> {
  const told: string[] = [];
  const files = (request: IncomingMessage, answer: ServerResponse, next: () => void): void => { if (request.url?.includes('there')) answer.end(`file ${request.url}`); else next(); };
  const server = createServer(listener(files, handle, (trouble) => told.push(trouble)));
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  try {
    await during(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return told;
}

describe('what answers a request', () => {
  it('G-01 gives files of the build by name, and all else, missing files too, to the framework by its whole address', async () => {
    const told = await listening(async (request, answer) => { answer.end(`page ${String(request.url)}`); }, async (ask) => {
      expect(await ask('/_next/static/there.js?x=1')).toEqual({ status: 200, text: 'file /there.js?x=1' });
      expect(await ask('/_next/static/gone.js')).toEqual({ status: 200, text: 'page /_next/static/gone.js' });
      expect(await ask('/kop-bil?q=volvo')).toEqual({ status: 200, text: 'page /kop-bil?q=volvo' });
    });
    expect(told).toEqual([]);
  });

  it('G-01 answers 500 where the framework fails, says why, and goes on answering', async () => {
    const handle: Handle = async (request, answer) => {
      if (request.url === '/bad') throw new Error('no such luck');
      answer.end('fine');
    };
    const told = await listening(handle, async (ask) => {
      expect(await ask('/bad')).toEqual({ status: 500, text: 'Internal Server Error' });
      expect(await ask('/good')).toEqual({ status: 200, text: 'fine' });
    });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('A request could not be answered. Error: no such luck');
  });

  it('G-01 cuts an answer short that failed half way, and goes on answering', async () => {
    const handle: Handle = async (request, answer) => {
      answer.write('half');
      if (request.url === '/bad') throw new Error('half way');
      answer.end(' and half');
    };
    const told = await listening(handle, async (ask) => {
      await expect(ask('/bad')).rejects.toThrow();
      expect(await ask('/good')).toEqual({ status: 200, text: 'half and half' });
    });
    expect(told).toHaveLength(1);
  });
});
