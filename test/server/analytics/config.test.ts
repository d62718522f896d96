import { readConfig } from '@/server/config';

const personalization = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env }).personalization;

describe('the configuration of the personalisation service', () => {
  it.each<[Record<string, string>, unknown]>([
    [{}, undefined],
    [{ PERSONALIZE_URL: '', PERSONALIZE_KEY: 'a-key-alone' }, undefined],
    [{ PERSONALIZE_URL: 'https://personal.example/views' }, { url: 'https://personal.example/views', key: undefined }],
    [
      { PERSONALIZE_URL: ' http://personal.example/views ', PERSONALIZE_KEY: 'a-key-of-ours' },
      { url: 'http://personal.example/views', key: 'a-key-of-ours' },
    ],
  ])('A-17 %j', (env, read) => {
    expect(personalization(env)).toEqual(read);
  });

  it.each<Record<string, string>>([
    { PERSONALIZE_URL: 'personal.example' },
    { PERSONALIZE_URL: 'https://personal.example', PERSONALIZE_KEY: 'short' },
  ])('A-17 refuses %j in one sentence', (env) => {
    expect(() => personalization(env)).toThrow(/^PERSONALIZE_(URL must start|KEY must have) .+\.$/);
  });
});
