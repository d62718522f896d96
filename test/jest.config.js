const nextJest = require('next/jest');

const withNext = nextJest({ dir: `${__dirname}/..` });

const config = withNext({
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
  globalSetup: '<rootDir>/test/kit/globalSetup.ts',
  globalTeardown: '<rootDir>/test/kit/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/kit/setup.ts'],
  moduleNameMapper: {
    '^@/ui/map/binding$': '<rootDir>/src/ui/map/reactLeaflet.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/test/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.data/', '<rootDir>/test/contract/edge/'],
  watchman: false,
  testSequencer: '<rootDir>/test/sequencer.js',
  // A worker that has run many suites holds what they left behind, and collects garbage ever longer.
  workerIdleMemoryLimit: '1200MB',
  // Patience for a busy machine; a test that waits for nothing does not come near it.
  testTimeout: 60_000,
});

/**
 * Packages that import modules at run time, or are modules alone, run in Jest once translated. Next's list of such
 * packages can't be added to from outside.
 */
const TRANSLATED = '@github|@electric-sql|react-leaflet|@react-leaflet|supercluster|kdbush|p-limit|yocto-queue';

module.exports = async () => {
  const nextConfig = await config();
  return {
    ...nextConfig,
    transform: { '^.+\\.cjs$': require.resolve('next/dist/build/swc/jest-transformer'), ...nextConfig.transform },
    transformIgnorePatterns: nextConfig.transformIgnorePatterns.map((pattern) =>
      pattern.replace('/node_modules/(?!.pnpm)(?!(', `$&${TRANSLATED}|`),
    ),
  };
};
