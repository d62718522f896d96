import { backendHash } from '@/server/cache/backendIdentity';
import { ConfigurationError, DEMO_API_KEY, readConfig } from '@/server/config';

const KEY = 'a-key-of-sixteen-or-more';
type Env = Readonly<Record<string, string>>;
const read = (env: Env) => readConfig({ NODE_ENV: 'test', ...env }).contentSource;

describe('where content comes from', () => {
  it.each<[string, Env, ReturnType<typeof read>]>([
    [
      'our own platform, by the demo key',
      {},
      { endpoint: '/api/graphql/v1', headers: { sc_apikey: DEMO_API_KEY }, embedded: true },
    ],
    [
      'our own platform, by its key',
      { SITECORE_API_KEY: KEY },
      { endpoint: '/api/graphql/v1', headers: { sc_apikey: KEY }, embedded: true },
    ],
    [
      'an endpoint as given',
      { GRAPH_QL_ENDPOINT: 'https://edge.sitecorecloud.io/api/graphql/v1', SITECORE_API_KEY: KEY },
      { endpoint: 'https://edge.sitecorecloud.io/api/graphql/v1', headers: { sc_apikey: KEY }, embedded: false },
    ],
    [
      "a context of the vendor's cloud",
      { SITECORE_EDGE_CONTEXT_ID: 'a b/1' },
      {
        endpoint: 'https://edge-platform.sitecorecloud.io/v1/content/api/graphql/v1?sitecoreContextId=a%20b%2F1',
        headers: { 'x-sitecore-contextid': 'a b/1' },
        embedded: false,
      },
    ],
    [
      'a context elsewhere',
      { SITECORE_EDGE_CONTEXT_ID: 'abc', SITECORE_EDGE_URL: 'http://localhost:4000' },
      {
        endpoint: 'http://localhost:4000/v1/content/api/graphql/v1?sitecoreContextId=abc',
        headers: { 'x-sitecore-contextid': 'abc' },
        embedded: false,
      },
    ],
    [
      'the endpoint where both are given',
      {
        GRAPH_QL_ENDPOINT: 'http://localhost:4000/api/graphql/v1',
        SITECORE_EDGE_CONTEXT_ID: 'abc',
        SITECORE_API_KEY: KEY,
      },
      { endpoint: 'http://localhost:4000/api/graphql/v1', headers: { sc_apikey: KEY }, embedded: false },
    ],
    [
      'our own where the variables are empty',
      { GRAPH_QL_ENDPOINT: '', SITECORE_EDGE_CONTEXT_ID: '' },
      { endpoint: '/api/graphql/v1', headers: { sc_apikey: DEMO_API_KEY }, embedded: true },
    ],
  ])('E-02 %s', (_what, env, source) => expect(read(env)).toEqual(source));

  it.each<[Env, string]>([
    [{ GRAPH_QL_ENDPOINT: 'edge.example' }, 'GRAPH_QL_ENDPOINT must start with https:// or http://.'],
    [
      { SITECORE_EDGE_URL: 'https://edge.example/' },
      'SITECORE_EDGE_URL must start with https:// or http:// and end without a slash.',
    ],
    [{ SITECORE_API_KEY: 'short' }, 'SITECORE_API_KEY must have at least 16 characters.'],
  ])('E-02 refuses %j in one sentence', (env, sentence) => {
    expect(() => read(env)).toThrow(new ConfigurationError(sentence));
  });

  it('E-02 is part of what cached pages belong to', () => {
    const all: Env[] = [
      {},
      { GRAPH_QL_ENDPOINT: 'https://a.example' },
      { GRAPH_QL_ENDPOINT: 'https://b.example' },
      { SITECORE_EDGE_CONTEXT_ID: 'a' },
      { SITECORE_EDGE_CONTEXT_ID: 'b' },
      { SITECORE_EDGE_CONTEXT_ID: 'a', SITECORE_EDGE_URL: 'https://a.example' },
      { FORECOURT_MODE: 'live' },
      { PORT: '4000' },
    ];
    expect(new Set(all.map((env) => backendHash(env))).size).toBe(all.length);
    expect(backendHash({ FORECOURT_MODE: ' ', PORT: '3000' })).toBe(backendHash({}));
  });
});
