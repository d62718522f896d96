import { ConfigurationError, readConfig } from '@/server/config';

const config = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env });

describe('the configuration of workshop and places', () => {
  it('M-03 has both embedded by default', () => {
    expect(config({})).toMatchObject({ workshop: undefined, tireHotel: undefined, places: undefined });
  });

  it('M-03 accepts remote services', () => {
    expect(
      config({
        MECHMATE_URL: 'https://verkstad.example/api/mechmate',
        MECHMATE_KEY: 'a-long-key',
        TIREHOTEL_URL: 'https://dack.example/api/tirehotel',
        PLACES_URL: 'https://geo.example',
      }),
    ).toMatchObject({
      workshop: { url: 'https://verkstad.example/api/mechmate', key: 'a-long-key' },
      tireHotel: { url: 'https://dack.example/api/tirehotel', key: undefined },
      places: { url: 'https://geo.example', kind: 'photon' },
    });
    expect(config({ PLACES_URL: 'http://geo.example', PLACES_KIND: 'nominatim' }).places).toEqual({
      url: 'http://geo.example',
      kind: 'nominatim',
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ MECHMATE_URL: 'verkstad.example' }, 'MECHMATE_URL must start with https:// or http:// and end without a slash.'],
    [
      { MECHMATE_URL: 'https://verkstad.example/' },
      'MECHMATE_URL must start with https:// or http:// and end without a slash.',
    ],
    [{ TIREHOTEL_URL: 'dack' }, 'TIREHOTEL_URL must start with https:// or http:// and end without a slash.'],
    [{ TIREHOTEL_KEY: 'short' }, 'TIREHOTEL_KEY must have at least 8 characters.'],
    [{ MECHMATE_KEY: 'short' }, 'MECHMATE_KEY must have at least 8 characters.'],
    [{ PLACES_URL: 'ftp://x' }, 'PLACES_URL must start with https:// or http:// and end without a slash.'],
    [{ PLACES_KIND: 'google' }, 'PLACES_KIND must be photon or nominatim.'],
  ])('M-03 refuses %j in one sentence', (env, sentence) => {
    expect(() => config(env)).toThrow(new ConfigurationError(sentence));
  });
});

describe('the configuration of maps', () => {
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png';

  it('M-03 needs none', () => {
    expect(config({}).mapTiles).toBeNull();
  });

  it('M-03 takes a tile server with its attribution', () => {
    expect(config({ MAP_TILES_URL, MAP_ATTRIBUTION: '© Everybody' }).mapTiles).toEqual({
      url: MAP_TILES_URL,
      attribution: '© Everybody',
      attributionUrl: null,
    });
    expect(
      config({ MAP_TILES_URL, MAP_ATTRIBUTION: '© Everybody', MAP_ATTRIBUTION_URL: 'https://tiles.example/terms' })
        .mapTiles?.attributionUrl,
    ).toBe('https://tiles.example/terms');
  });

  it('M-03 pages that were made for other tiles are not shown again', () => {
    expect(
      new Set(
        (
          [{}, { MAP_TILES_URL, MAP_ATTRIBUTION: 'a' }, { MAP_TILES_URL, MAP_ATTRIBUTION: 'b' }] as Record<
            string,
            string
          >[]
        ).map((env) => config(env).backendHash),
      ).size,
    ).toBe(3);
  });

  it.each<[Record<string, string>, string]>([
    [
      { MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png' },
      'MAP_TILES_URL must be an https address with {z}, {x} and {y}.',
    ],
    [
      { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' },
      'MAP_TILES_URL must be an https address with {z}, {x} and {y}.',
    ],
    [
      { MAP_TILES_URL: "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}" },
      'MAP_TILES_URL must be an https address with {z}, {x} and {y}.',
    ],
    [{ MAP_TILES_URL }, 'MAP_TILES_URL needs a MAP_ATTRIBUTION, the text that the tile server requires.'],
    [
      { MAP_TILES_URL, MAP_ATTRIBUTION: 'a', MAP_ATTRIBUTION_URL: 'javascript:alert(1)' },
      'MAP_ATTRIBUTION_URL must start with https://.',
    ],
  ])('M-03 refuses %j in one sentence', (env, sentence) => {
    expect(() => config(env)).toThrow(new ConfigurationError(sentence));
  });
});
