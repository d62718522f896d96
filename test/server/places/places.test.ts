import { Hono, type Env } from 'hono';
import type { Place } from '@/domain/places/place';
import { createApp } from '@/server/app';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { createEmbeddedPlaces } from '@/server/places/embedded.places';
import { gazetteer } from '@/server/places/gazetteer/gazetteer';
import { placesRoutes } from '@/server/places/places.routes';
import type { PlacesService } from '@/server/places/places.service';
import { createUpstreamPlaces } from '@/server/places/upstream.places';
import { distanceKm } from '@/domain/places/distance';
import { inProcess, type SendRequest } from '@test/contract/api/transports';

function openApp(service: PlacesService, requests = 1000) {
  const lines: object[] = [];
  const nothing = new Hono<Env>();
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { places: { requests, seconds: 60 } },
    log: createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    routes: {
      search: nothing,
      stock: nothing,
      media: nothing,
      content: nothing,
      analytics: nothing,
      places: placesRoutes(service),
    },
  });
  const request = async <Body>(path: string, how: SendRequest = {}): Promise<{ status: number; body: Body }> => {
    const response = await (await inProcess(app)).send(`/api/places${path}`, how);
    return { status: response.status, body: await response.json() };
  };
  return {
    request,
    lines,
    find: async (queryText: string): Promise<Place[]> =>
      (await request<{ places: Place[] }>(`?q=${encodeURIComponent(queryText)}`)).body.places,
    byPosition: async (latitude: number, longitude: number): Promise<Place | null> =>
      (
        await request<{ place: Place | null }>('/reverse', {
          method: 'POST',
          body: JSON.stringify({ latitude, longitude }),
        })
      ).body.place,
  };
}

describe('the gazetteer', () => {
  const rows = gazetteer.flatMap(([county, places]) => places.map((place) => [county, ...place] as const));

  it('J-02 has every county and at least 500 places, each once', () => {
    expect(new Set(gazetteer.map(([county]) => county)).size).toBe(21);
    expect(rows.length).toBeGreaterThan(500);
    expect(new Set(rows.map(([county, name, , , , partOf]) => `${name}, ${partOf ?? county}`)).size).toBe(rows.length);
  });

  it('J-02 every place is in Sweden and has postcodes', () => {
    for (const [, name, latitude, longitude, postcodes] of rows) {
      expect([
        name,
        latitude > 55.3 && latitude < 69,
        longitude > 11 && longitude < 24.3,
        /^\d{3}( \d{3})*$/.test(postcodes),
      ]).toEqual([name, true, true, true]);
    }
  });

  it('J-02 every district belongs to a town of its county, and is near it', () => {
    for (const [county, name, latitude, longitude, , partOf] of rows) {
      if (partOf === undefined) continue;
      const town = rows.find((row) => row[0] === county && row[1] === partOf && row[5] === undefined);
      expect([
        name,
        town ? distanceKm({ latitude, longitude }, { latitude: town[2], longitude: town[3] }) < 25 : partOf,
      ]).toEqual([name, true]);
    }
  });

  it('J-02 has the towns of all our workshops where they are', () => {
    for (const { site_city, site_geocoord } of generateFacilities('se')) {
      const [latitude = 0, longitude = 0] = site_geocoord.split(',').map(Number);
      const found = rows.find(([, name]) => name === site_city);
      expect([
        site_city,
        found ? distanceKm({ latitude, longitude }, { latitude: found[2], longitude: found[3] }) < 15 : null,
      ]).toEqual([site_city, true]);
    }
  });
});

describe('places as they are typed', () => {
  const { find, byPosition, request, lines } = openApp(createEmbeddedPlaces());

  it.each<[string, string[]]>([
    ['stock', ['Stockholm']],
    ['göte', ['Göteborg']],
    ['gote', ['Göteborg']],
    ['GÖTEBORG', ['Göteborg']],
    ['  malmö ', ['Malmö']],
    ['hisi', ['Hisingen']],
    ['upplands v', ['Upplands Väsby']],
    ['väsby', ['Upplands Väsby']],
    ['Hisingen, Göteborg', ['Hisingen']],
    ['mölndal, västra', ['Mölndal']],
    ['xyz', []],
    ['hisingen, malmö', []],
    ['ö', ['Örebro']],
    [',', []],
  ])('J-02 %j finds %j first', async (queryText, names) => {
    const found = await find(queryText);
    expect(found.slice(0, 1).map(({ name }) => name)).toEqual(names);
    expect(found.length).toBeLessThanOrEqual(6);
  });

  it('J-02 distinguishes places of one name', async () => {
    const found = await find('backa');
    expect(found[0]).toEqual({
      placeId: 'backa-goteborg',
      name: 'Backa',
      description: 'Göteborg, Västra Götaland',
      region: 'Västra Götaland',
      latitude: 57.75,
      longitude: 11.98,
    });
  });

  it.each<[string, string]>([
    ['417 05', '417 05 Göteborg'],
    ['41705', '417 05 Göteborg'],
    ['417', 'Göteborg'],
    ['981 32', '981 32 Kiruna'],
    ['621', 'Visby'],
    ['41705 Göt', '417 05 Göteborg'],
  ])('J-02 finds the postcode %s', async (queryText, name) => {
    expect((await find(queryText))[0]?.name).toBe(name);
  });

  it('J-02 finds nothing for an invalid postcode', async () => {
    expect(await find('000 00')).toEqual([]);
  });

  it.each<[number, number, string | null]>([
    [59.366, 17.997, 'Solna'],
    [57.73, 11.93, 'Hisingen'],
    [67.9, 20.1, 'Kiruna'],
    [52.5, 13.4, null],
    [0, 0, null],
  ])('J-02 %d, %d is near %s', async (latitude, longitude, name) => {
    expect((await byPosition(latitude, longitude))?.name ?? null).toBe(name);
  });

  it.each<[string, SendRequest]>([
    ['', {}],
    ['?q=%20', {}],
    [`?q=${'x'.repeat(61)}`, {}],
    ['/reverse', { method: 'POST', body: '{}' }],
    ['/reverse', { method: 'POST', body: '{"latitude":91,"longitude":0}' }],
    ['/reverse', { method: 'POST', body: '{"latitude":"59","longitude":18}' }],
    ['/reverse', { method: 'POST', body: 'x' }],
  ])('J-02 does not understand %s', async (path, how) => {
    expect((await request(path, how)).status).toBe(400);
  });

  it('J-02 logs neither the query nor the position', () => {
    // The hour and the random name of a request may hold any figures.
    expect(JSON.stringify(lines.map((line) => ({ ...line, time: '', request: '' })))).not.toMatch(
      /hisi|59\.36|reverse\?/i,
    );
  });

  it('J-02 counts by address', async () => {
    const few = openApp(createEmbeddedPlaces(), 1);
    expect([(await few.request('?q=a')).status, (await few.request('?q=a')).status]).toEqual([200, 429]);
  });
});

describe('a remote geocoder', () => {
  const answering = (body: unknown, status = 200) => {
    const requests: string[] = [];
    const errors: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (address) => {
      requests.push(String(address));
      return Response.json(body, { status });
    };
    return {
      requests,
      errors,
      of: (kind: 'photon' | 'nominatim') =>
        createUpstreamPlaces({ kind, url: 'http://geo.example' }, { fetch, report: (error) => errors.push(error) }),
    };
  };
  const photon = (properties: object) => ({
    features: [
      {
        geometry: { coordinates: [11.93, 57.73] },
        properties: { osm_id: 7, osm_type: 'N', countrycode: 'SE', ...properties },
      },
    ],
  });

  it('J-02 Photon is queried for Sweden only', async () => {
    const { of, requests } = answering(photon({ name: 'Hisingen', city: 'Göteborg', state: 'Västra Götalands län' }));
    expect(await of('photon').find('hisi')).toEqual({
      ok: true,
      value: [
        {
          placeId: 'osm-N7',
          name: 'Hisingen',
          description: 'Göteborg, Västra Götaland',
          region: 'Västra Götaland',
          latitude: 57.73,
          longitude: 11.93,
        },
      ],
    });
    expect(requests).toEqual(['http://geo.example/api?q=hisi&limit=12&bbox=10.5%2C55.2%2C24.2%2C69.1']);
    expect(
      await answering(photon({ name: 'Oslo', countrycode: 'NO' }))
        .of('photon')
        .find('oslo'),
    ).toEqual({ ok: true, value: [] });
    expect(await of('photon').byPosition({ latitude: 57.7, longitude: 12 })).toMatchObject({
      ok: true,
      value: { name: 'Hisingen' },
    });
  });

  it('J-02 Nominatim is queried for Sweden in Swedish', async () => {
    const place = {
      place_id: 9,
      lat: '57.73',
      lon: '11.93',
      name: 'Hisingen',
      display_name: 'Hisingen, Sverige',
      address: { city: 'Göteborg', county: 'Västra Götalands län', country_code: 'se' },
    };
    const { of, requests } = answering([place]);
    expect(await of('nominatim').find('hisi')).toEqual({
      ok: true,
      value: [
        {
          placeId: 'osm-9',
          name: 'Hisingen',
          description: 'Göteborg, Västra Götaland',
          region: 'Västra Götaland',
          latitude: 57.73,
          longitude: 11.93,
        },
      ],
    });
    expect(requests[0]).toContain('countrycodes=se');
    expect(requests[0]).toContain('accept-language=sv');
    expect(await answering(place).of('nominatim').byPosition({ latitude: 57.7, longitude: 12 })).toMatchObject({
      ok: true,
      value: { name: 'Hisingen' },
    });
    expect(
      await answering({ error: 'Unable to geocode' }).of('nominatim').byPosition({ latitude: 0, longitude: 0 }),
    ).toEqual({
      ok: true,
      value: null,
    });
  });

  it.each<[string, unknown, number]>([
    ['an error', {}, 500],
    ['another shape', { places: [] }, 200],
  ])('J-02 reports a failure for %s', async (_, body, status) => {
    const { of, errors } = answering(body, status);
    expect(await of('photon').find('a')).toEqual({ ok: false, error: { code: 'PLACES_FAILED', params: {} } });
    expect(errors).toHaveLength(1);
    expect((await openApp(of('photon')).request('?q=a')).status).toBe(502);
  });
});
