import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, readContentFiles } from '@/server/content/files';
import { createParsedContent, type ParsedContent } from '@/server/content/parsedContent';

const HOME = 'car-store-se/sv-SE/home.yaml';

describe('content files as they were parsed for an earlier start', () => {
  let folder: string;
  let warnings: object[];
  /** Which content was read from the snapshot. */
  let restored: boolean[];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'content-'));
    [warnings, restored] = [[], []];
    await put('template: Home\nfields: { updated: 2026-11-25, share: .5 }\n');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function put(text: string): Promise<void> {
    const file = path.join(folder, 'files', HOME);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  async function read(build = 'one'): Promise<unknown> {
    const stored = createParsedContent({
      folder: path.join(folder, 'data'),
      build,
      warn: (what) => warnings.push(what),
    });
    const seen: ParsedContent = {
      ...stored,
      read: async (texts) => {
        const found = await stored.read(texts);
        restored.push(found !== undefined);
        return found;
      },
    };
    const files = await readContentFiles(path.join(folder, 'files'), seen);
    return files.get('car-store-se')?.languages.get('sv-SE')?.get('home')?.data;
  }

  it('M-03 are the same as those parsed now', async () => {
    const parsed = await read();
    expect(await read()).toEqual(parsed);
    expect(parsed).toEqual({ template: 'Home', fields: { updated: expect.anything(), share: 0.5 } });
    expect([restored, warnings]).toEqual([[false, true], []]);
  });

  it('E-01 are not used once a file has changed, or the build', async () => {
    await read();
    await put('template: Home\nfields: { share: .7 }\n');
    expect(await read()).toEqual({ template: 'Home', fields: { share: 0.7 } });
    await read('two');
    expect(restored).toEqual([false, false, false]);
    expect(warnings).toHaveLength(2);
  });

  it('M-03 are parsed and stored again where the snapshot is damaged', async () => {
    const parsed = await read();
    const [name = ''] = await readdir(path.join(folder, 'data'));
    const snapshot = path.join(folder, 'data', name);
    const bytes = await readFile(snapshot);
    for (const broken of [
      bytes.subarray(0, bytes.length - 20),
      Buffer.from(bytes).fill(7, bytes.length - 60),
      Buffer.of(),
    ]) {
      await writeFile(snapshot, broken);
      expect(await read()).toEqual(parsed);
      expect(await read()).toEqual(parsed);
    }
    expect(restored).toEqual([false, false, true, false, true, false, true]);
    expect(await readdir(path.join(folder, 'data'))).toEqual([name]);
  });

  it('E-01 are not stored while a file cannot be parsed', async () => {
    await put('template: [');
    await expect(read()).rejects.toThrow(ContentError);
    await expect(read()).rejects.toThrow(ContentError);
    expect(restored).toEqual([false, false]);
  });
});
