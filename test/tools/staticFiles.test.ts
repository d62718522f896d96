import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listener } from '../../src/tools/kit/listener';
import { staticFiles, storeFiles } from '../../src/tools/kit/static-files';
import { withFolder } from './programs';

const DAY = 86_400_000;
const START = Date.parse('2026-11-01T12:00:00Z');

const buildFiles = (id: string, chunk: string) => ({
  '.next/BUILD_ID': id,
  [`.next/static/chunks/${chunk}.js`]: `code of ${chunk}`,
  [`.next/static/${id}/_buildManifest.js`]: `manifest of ${id}`,
});

/** What a server of the build in `.next` answers, as `npm start` runs it. */
async function serving(
  folder: string,
  during: (
    get: (
      path: string,
      headers?: Record<string, string>,
    ) => Promise<{ status: number; cache: string | null; text: string }>,
    port: number,
  ) => Promise<void>,
): Promise<void> {
  const handle = async (_request: IncomingMessage, response: ServerResponse): Promise<void> =>
    void response.writeHead(404).end('no such page');
  const server = createServer(
    listener({
      health: () => false,
      clientOf: () => 'client',
      page: () => null,
      isApi: () => false,
      files: staticFiles(path.join(folder, '.next'), path.join(folder, 'data/files')),
      prepare: () => undefined,
      api: () => null,
      render: handle,
      handle,
      log: () => undefined,
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    await during(async (address, headers = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}/_next/static/${address}`, { headers });
      return {
        status: response.status,
        cache: response.headers.get('cache-control'),
        text: await response.text(),
      };
    }, port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Replaces the build in `.next`, and starts its server at this time. */
function deploy(folder: string, id: string, now: number): void {
  const build = path.join(folder, '.next');
  for (const name of readdirSync(path.join(build, 'static')))
    if (name !== 'chunks') rmSync(path.join(build, 'static', name), { recursive: true });
  for (const name of readdirSync(path.join(build, 'static/chunks'))) rmSync(path.join(build, 'static/chunks', name));
  writeFileSync(path.join(build, 'BUILD_ID'), id);
  writeFileSync(path.join(build, `static/chunks/${id}.js`), `code of ${id}`);
  storeFiles(build, path.join(folder, 'data/files'), now);
}

describe('the files of earlier builds', () => {
  it('J-11 M-03 stay reachable after a deployment, by their names and as immutable as before', async () => {
    await withFolder(buildFiles('one', 'one'), async (folder) => {
      deploy(folder, 'one', START);
      deploy(folder, 'two', START + DAY);
      expect(existsSync(path.join(folder, '.next/static/chunks/one.js'))).toBe(false);
      await serving(folder, async (get) => {
        const immutable = { status: 200, cache: 'public,max-age=31536000,immutable' };
        expect(await get('chunks/one.js')).toEqual({ ...immutable, text: 'code of one' });
        expect(await get('chunks/two.js')).toEqual({ ...immutable, text: 'code of two' });
        expect(await get('chunks/three.js')).toMatchObject({ status: 404, text: 'no such page' });
        // A newer server next to this one, during a deployment.
        deploy(folder, 'three', START + DAY);
        expect(await get('chunks/three.js')).toMatchObject({ status: 200, text: 'code of three' });
      });
    });
  });

  it('M-03 are deleted a week after the build was replaced, however long it was served', async () => {
    await withFolder(buildFiles('one', 'one'), async (folder) => {
      const stored = () => readdirSync(path.join(folder, 'data/files')).toSorted();
      deploy(folder, 'one', START);
      deploy(folder, 'two', START + 60 * DAY);
      expect(stored()).toEqual(['one', 'two']);
      deploy(folder, 'three', START + 66 * DAY);
      expect(stored()).toEqual(['one', 'three', 'two']);
      deploy(folder, 'four', START + 68 * DAY);
      expect(stored()).toEqual(['four', 'three', 'two']);
      // A restart of the same build.
      deploy(folder, 'four', START + 70 * DAY);
      expect(stored()).toEqual(['four', 'three', 'two']);
    });
  });

  it('M-03 are those of the last twenty builds at most; a copy that was cut short is none', async () => {
    const files = {
      ...buildFiles('one', 'one'),
      'data/files/half.part/chunks/x.js': '',
      'data/files/now.part/chunks/x.js': '',
    };
    await withFolder(files, async (folder) => {
      const changed = (name: string, ms: number) =>
        utimesSync(path.join(folder, 'data/files', name), ms / 1e3, ms / 1e3);
      changed('half.part', START - DAY);
      // Another process is making it.
      changed('now.part', START);
      for (let build = 0; build < 25; build += 1) deploy(folder, `b${build}`, START + build);
      const stored = readdirSync(path.join(folder, 'data/files'));
      expect(stored).toHaveLength(21);
      expect(stored).toContain('now.part');
      expect(stored).toContain('b24');
      expect(stored).not.toContain('b4');
      expect(stored).not.toContain('half.part');
    });
  });
});

describe('a file of the build', () => {
  it.each(['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-6', 'bytes=abc', 'items=0-5'])(
    'M-03 is sent whole where a range of it is asked for: %s',
    async (range) => {
      await withFolder(buildFiles('one', 'one'), async (folder) => {
        await serving(folder, async (get) => {
          expect(await get('chunks/one.js', { range })).toMatchObject({ status: 200, text: 'code of one' });
        });
      });
    },
  );

  it('M-03 is not left open when its visitor goes', async () => {
    const files = { ...buildFiles('one', 'one'), '.next/static/chunks/big.js': 'x'.repeat(4 * 2 ** 20) };
    await withFolder(files, async (folder) => {
      const opened = () =>
        readdirSync('/proc/self/fd').filter((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`).endsWith('big.js');
          } catch {
            return false;
          }
        }).length;
      await serving(folder, async (_get, port) => {
        for (let visit = 0; visit < 30; visit++) {
          const socket = connect(port, '127.0.0.1');
          socket.write('GET /_next/static/chunks/big.js HTTP/1.1\r\nHost: a.example\r\n\r\n');
          await once(socket, 'data');
          socket.destroy();
        }
        while (opened() > 0) await setImmediate();
      });
      expect(opened()).toBe(0);
    });
  });
});
