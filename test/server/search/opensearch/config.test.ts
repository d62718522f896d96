import { ConfigurationError, readConfig } from '@/server/config';

const config = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env });

describe('the configuration of the search server', () => {
  it('M-03 searches in this process by default', () => {
    expect(config({}).openSearch).toBeUndefined();
  });

  it('M-03 accepts a remote server', () => {
    expect(config({ OPENSEARCH_URL: 'https://searcher:secret@search.example:9200' }).openSearch).toEqual({
      url: 'https://searcher:secret@search.example:9200',
      shards: 1,
      prefix: 'forecourt-',
    });
    expect(
      config({ OPENSEARCH_URL: 'http://search.example', OPENSEARCH_SHARDS: '3', OPENSEARCH_PREFIX: 'staging-' })
        .openSearch,
    ).toEqual({ url: 'http://search.example', shards: 3, prefix: 'staging-' });
  });

  it.each<[Record<string, string>, string]>([
    [
      { OPENSEARCH_URL: 'searcher:secret@search.example' },
      'OPENSEARCH_URL must be an address that starts with https:// or http://.',
    ],
    [{ OPENSEARCH_URL: 'http://' }, 'OPENSEARCH_URL must be an address that starts with https:// or http://.'],
    [{ OPENSEARCH_SHARDS: '0' }, 'OPENSEARCH_SHARDS must be a number between 1 and 64.'],
    [{ OPENSEARCH_PREFIX: 'Up_' }, 'OPENSEARCH_PREFIX must be up to 40 small letters, digits and hyphens.'],
  ])('M-03 refuses %j in one sentence', (env, sentence) => {
    expect(() => config(env)).toThrow(new ConfigurationError(sentence));
  });
});
