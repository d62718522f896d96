import sharp from 'sharp';
import { brandRoutes } from '@/server/brand/brand.routes';
import { themes } from '@/sites/themes/themes';
import { allSites } from '@/sites/sites';

const request = (host: string, path: string, live = false) => brandRoutes({ live }).request(`http://${host}${path}`);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the icons of a site', () => {
  it('A-09 are those of its brand: different for each theme, in its colours', async () => {
    const icons = new Map<string, string>();
    for (const { name, theme } of allSites) {
      const response = await request(`${name}.localhost:3000`, '/favicon.svg');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      const icon = await response.text();
      expect(icon).toContain(themes[theme].colors.accent);
      icons.set(theme, icon);
    }
    expect(new Set(icons.values()).size).toBe(icons.size);
    expect(icons.size).toBe(Object.keys(themes).length);
  });

  it('A-09 come for browsers without SVG, for home screens, and for pages without a picture', async () => {
    const host = 'dealer-brand-se.localhost';
    const ico = await bytesOf(await request(host, '/favicon.ico'));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const picture = ico.subarray(
        ico.readUInt32LE(entry + 12),
        ico.readUInt32LE(entry + 12) + ico.readUInt32LE(entry + 8),
      );
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
    expect(await sharp(await bytesOf(await request(host, '/apple-touch-icon.png'))).stats()).toMatchObject({
      isOpaque: true,
    });
    const shared = await request(host, '/share.jpg');
    expect([shared.headers.get('content-type'), shared.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800',
    ]);
    expect(await sharp(await bytesOf(shared)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('A-01 of an unknown host are those of the group in demo mode, and none in live mode', async () => {
    expect((await request('localhost:3000', '/favicon.svg')).status).toBe(200);
    expect((await request('nobody.example', '/favicon.svg', true)).status).toBe(404);
    expect((await request('www.nordvikbil.example', '/favicon.svg', true)).status).toBe(200);
  });
});
