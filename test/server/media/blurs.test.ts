import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { openBlurs } from '@/server/media/blurs';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-blurs-'));
beforeAll(async () => {
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toFile(path.join(folder, 'red.jpg'));
  writeFileSync(path.join(folder, 'broken.jpg'), 'no picture');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('placeholders of pictures', () => {
  it('A-08 is a few pixels of it, made once', async () => {
    const blurs = openBlurs(folder, () => undefined);
    const [one, two] = await Promise.all([blurs.of('/-/jssmedia/red.jpg'), blurs.of('/-/jssmedia/red.jpg')]);
    expect(one).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
    expect(two).toBe(one);
    expect(one?.length).toBeLessThan(400);
    const { width } = await sharp(Buffer.from(one?.split(',')[1] ?? '', 'base64')).metadata();
    expect(width).toBe(20);
  });

  it('A-08 is null for a picture that cannot be read, which is reported once', async () => {
    const reports: unknown[] = [];
    const blurs = openBlurs(folder, (error) => void reports.push(error));
    expect([await blurs.of('/-/jssmedia/broken.jpg'), await blurs.of('/-/jssmedia/broken.jpg')]).toEqual([null, null]);
    expect(reports).toHaveLength(1);
  });

  it.each([
    '/-/jssmedia/none.jpg',
    'https://elsewhere.example/a.jpg',
    '/-/jssmedia/../../etc/passwd',
    '/-/jssmedia/red.svg',
    '',
  ])('A-08 is nothing for %j', async (address) => {
    const reports: unknown[] = [];
    expect(await openBlurs(folder, (error) => void reports.push(error)).of(address)).toBeNull();
    expect(reports).toEqual([]);
  });
});
