import { ConfigurationError, readConfig } from '@/server/config';

const config = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env });

describe('the configuration of workshop and places', () => {
  it('M-03 has both embedded by default', () => {
    expect(config({})).toMatchObject({ workshop: undefined, places: undefined });
  });

  it('M-03 takes services elsewhere', () => {
    expect(config({ MECHMATE_URL: 'https://verkstad.example/api/mechmate', MECHMATE_KEY: 'a-long-key', PLACES_URL: 'https://geo.example' }))
      .toMatchObject({ workshop: { url: 'https://verkstad.example/api/mechmate', key: 'a-long-key' }, places: { url: 'https://geo.example', kind: 'photon' } });
    expect(config({ PLACES_URL: 'http://geo.example', PLACES_KIND: 'nominatim' }).places).toEqual({ url: 'http://geo.example', kind: 'nominatim' });
  });

  it.each<[Record<string, string>, string]>([
    [{ MECHMATE_URL: 'verkstad.example' }, 'MECHMATE_URL must start with https:// or http:// and end without a slash.'], [{ MECHMATE_URL: 'https://verkstad.example/' }, 'MECHMATE_URL must start with https:// or http:// and end without a slash.'],
    [{ MECHMATE_KEY: 'short' }, 'MECHMATE_KEY must have at least 8 characters.'], [{ PLACES_URL: 'ftp://x' }, 'PLACES_URL must start with https:// or http:// and end without a slash.'], [{ PLACES_KIND: 'google' }, 'PLACES_KIND must be photon or nominatim.'],
  ])('M-03 refuses %j in one sentence', (env, sentence) => {
    expect(() => config(env)).toThrow(new ConfigurationError(sentence));
  });
});
